#!/usr/bin/env bash
# Packages: google-libphonenumber@3.2.47, libphonenumber-js@1.13.16, awesome-phonenumber@7.8.0
# Guess: The three ports of one library read a number with its country code alike, whatever a person copied with it: a
#   label, a scheme, brackets, signs of direction, full-width digits.
# Behavior: google-libphonenumber reads all of them, but the same call that keeps the typed text refuses them. For
#   awesome-phonenumber a number whose first sign is not a plus has no country code, so it needs a region.
#   libphonenumber-js refuses the full-width plus, and reads it, too, if any region is named. Clean the text first.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock google-libphonenumber@3.2.47 libphonenumber-js@1.13.16 awesome-phonenumber@7.8.0
cat >run.mjs <<'PROGRAM'
import { parsePhoneNumber } from 'awesome-phonenumber';
import google from 'google-libphonenumber';
import { parsePhoneNumberFromString } from 'libphonenumber-js';

const util = google.PhoneNumberUtil.getInstance();
const readGoogle = (read) => {
  try {
    return util.format(read(), google.PhoneNumberFormat.E164);
  } catch {
    return 'refused';
  }
};
for (const text of [
  '+49 30 901820',
  'Tel.: +49 30 901820',
  'tel:+49-30-901820',
  '(+49) 30 901820',
  '\u2066+49 30 901820\u2069',
  '＋４９ ３０ ９０１８２０',
]) {
  console.log(JSON.stringify(text.replace(/[\u2066\u2069]/g, (sign) => `U+${sign.codePointAt(0).toString(16)}`)));
  console.log('  google-libphonenumber', readGoogle(() => util.parse(text)), 'and', readGoogle(() => util.parseAndKeepRawInput(text)));
  console.log('  libphonenumber-js', parsePhoneNumberFromString(text)?.number ?? 'refused', 'with DE', parsePhoneNumberFromString(text, 'DE')?.number);
  console.log('  awesome-phonenumber', parsePhoneNumber(text).number?.e164 ?? 'refused', 'with DE', parsePhoneNumber(text, { regionCode: 'DE' }).number?.e164);
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
"+49 30 901820"
  google-libphonenumber +4930901820 and +4930901820
  libphonenumber-js +4930901820 with DE +4930901820
  awesome-phonenumber +4930901820 with DE +4930901820
"Tel.: +49 30 901820"
  google-libphonenumber +4930901820 and refused
  libphonenumber-js +4930901820 with DE +4930901820
  awesome-phonenumber refused with DE +4930901820
"tel:+49-30-901820"
  google-libphonenumber +4930901820 and refused
  libphonenumber-js +4930901820 with DE +4930901820
  awesome-phonenumber refused with DE +4930901820
"(+49) 30 901820"
  google-libphonenumber +4930901820 and refused
  libphonenumber-js +4930901820 with DE +4930901820
  awesome-phonenumber refused with DE +4930901820
"U+2066+49 30 901820U+2069"
  google-libphonenumber +4930901820 and refused
  libphonenumber-js +4930901820 with DE +4930901820
  awesome-phonenumber refused with DE +4930901820
"＋４９ ３０ ９０１８２０"
  google-libphonenumber +4930901820 and refused
  libphonenumber-js refused with DE +4930901820
  awesome-phonenumber refused with DE +4930901820
OUTPUT
echo 'unchanged'
