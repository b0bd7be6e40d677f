#!/usr/bin/env bash
# Packages: @oslojs/otp@1.1.0, time2fa@1.4.2, otp-io@1.2.7, otpauth@9.5.2
# Guess: The address in a QR code for one-time codes, written by one package with the issuer "Acme Inc", is read
#   by another with the same issuer.
# Behavior: Three writers encode the space of the issuer as a plus sign, as forms do, and the one in the label as
#   %20; otpauth reads the plus sign as a plus sign, so an account that is moved is listed as "Acme+Inc", and a
#   second writing makes it %2B. Write the issuer with encodeURIComponent.
# Source: Key Uri Format of Google Authenticator (label and issuer, RFC 3986)
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock @oslojs/otp@1.1.0 time2fa@1.4.2 otp-io@1.2.7 otpauth@9.5.2
cat >run.mjs <<'PROGRAM'
import { createTOTPKeyURI } from '@oslojs/otp';
import { getKeyUri, importKey } from 'otp-io';
import { URI } from 'otpauth';
import { generateUrl } from 'time2fa';

const secret = 'JBSWY3DPEHPK3PXP';
const addresses = {
  oslo: createTOTPKeyURI('Acme Inc', 'anna', new TextEncoder().encode('Hello!'), 30, 6),
  'otp-io': getKeyUri({ type: 'totp', name: 'anna', secret: importKey(secret), issuer: 'Acme Inc' }),
  time2fa: generateUrl({ issuer: 'Acme Inc', user: 'anna', secret }, { algo: 'sha1', digits: 6, period: 30, secretSize: 10 }),
};
for (const [writer, address] of Object.entries(addresses)) {
  const read = URI.parse(address);
  console.log(writer, address);
  console.log('  read as', JSON.stringify(read.issuer), 'written again as', /issuer=[^&]*/.exec(read.toString())[0]);
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
oslo otpauth://totp/Acme%20Inc:anna?issuer=Acme+Inc&algorithm=SHA1&secret=JBSWY3DPEE&period=30&digits=6
  read as "Acme+Inc" written again as issuer=Acme%2BInc
otp-io otpauth://totp/Acme%20Inc:anna?secret=JBSWY3DPEHPK3PXP&issuer=Acme+Inc&period=30&algorithm=SHA1&digits=6
  read as "Acme+Inc" written again as issuer=Acme%2BInc
time2fa otpauth://totp/Acme%20Inc:anna?issuer=Acme+Inc&period=30&secret=JBSWY3DPEHPK3PXP
  read as "Acme+Inc" written again as issuer=Acme%2BInc
OUTPUT
echo 'unchanged'
