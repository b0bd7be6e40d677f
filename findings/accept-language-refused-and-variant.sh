#!/usr/bin/env bash
# Packages: accept-language-parser@1.5.0, intl-parse-accept-language@1.0.0, negotiator@1.1.0
# Guess: A language with q=0 is one that the person does not read and is never chosen; * takes the first language
#   on offer; a tag with a variant, de-CH-1996, is matched with de-CH, and one with a script and a region,
#   zh-Hant-TW, with zh-Hant.
# Behavior: accept-language-parser chooses the refused language if it is on offer, finds nothing for *, and takes
#   1996 for the region and CH for the script, so a Swiss reader gets no language; the other small parser lists
#   the refused language like the rest. negotiator keeps q=0 out and knows *, but matches neither tag.
# Source: RFC 9110, sections 12.4.2 and 12.5.4; RFC 4647, section 3.4
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock accept-language-parser@1.5.0 intl-parse-accept-language@1.0.0 negotiator@1.1.0
cat >run.mjs <<'PROGRAM'
import parser from 'accept-language-parser';
import { parseAcceptLanguage } from 'intl-parse-accept-language';
import Negotiator from 'negotiator';

for (const [header, offered] of [
  ['fr;q=0, en', ['fr', 'de']],
  ['*', ['en', 'de']],
  ['de-CH-1996', ['de-CH', 'en']],
  ['zh-Hant-TW', ['zh-Hant', 'en']],
]) {
  const negotiated = new Negotiator({ headers: { 'accept-language': header } }).language(offered);
  console.log(`${header} of ${offered}: accept-language-parser ${parser.pick(offered, header)}, negotiator ${negotiated ?? null}, list [${parseAcceptLanguage(header)}]`);
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
fr;q=0, en of fr,de: accept-language-parser fr, negotiator null, list [en,fr]
* of en,de: accept-language-parser null, negotiator en, list []
de-CH-1996 of de-CH,en: accept-language-parser null, negotiator null, list [de-CH-1996]
zh-Hant-TW of zh-Hant,en: accept-language-parser null, negotiator null, list [zh-Hant-TW]
OUTPUT
echo 'unchanged'
