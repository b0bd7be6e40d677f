#!/usr/bin/env bash
# Packages: @fragaria/address-formatter 6.7.1, localized-address-format 1.3.3, i18n-postal-address 1.0.0
# Guess: Formatters of postal addresses order what they are given as its country does. A part that the country does not
#   use in its usual place is still shown, or an error says so: nobody wants a letter without its town.
# Behavior: Of a Japanese address, localized-address-format leaves out the town and i18n-postal-address the prefecture;
#   @fragaria/address-formatter leaves the name of the company out of a Hungarian one. A county of Ireland is left out by
#   two, one of England by the other two, and without a word in each case. Only @fragaria/address-formatter orders number
#   and street by country, and it writes the code of an American state.
# Source: READMEs of the three; data of Google's address service (fields of JP: A, S, Z) and of OpenCage address-
#   formatting
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' >package.json
npm install --silent --no-fund --no-audit @fragaria/address-formatter@6.7.1 localized-address-format@1.3.3 i18n-postal-address@1.0.0
cat >run.mjs <<'PROGRAM'
import formatter from '@fragaria/address-formatter';
import { formatAddress } from 'localized-address-format';
import PostalAddress, { addressFormats } from 'i18n-postal-address';

const addresses = [
  { country: 'US', number: '100', street: 'Main St', city: 'Dover', region: 'Delaware', code: '19901' },
  { country: 'DE', number: '5', street: 'Hauptstraße', city: 'Bonn', region: 'Nordrhein-Westfalen', code: '53111' },
  { country: 'GB', number: '10', street: 'High Street', city: 'Bath', region: 'Somerset', code: 'BA1 1AA' },
  { country: 'IE', number: '4', street: 'Main Road', city: 'Tralee', region: 'County Kerry', code: 'V92 X2K1' },
  { country: 'JP', number: '1-1', street: 'Marunouchi', city: 'Chiyoda-ku', region: 'Tokyo', code: '100-0005' },
  { country: 'HU', number: '3', street: 'Fő utca', city: 'Pécs', region: 'Baranya', code: '7621' },
];
for (const { country, number, street, city, region, code } of addresses) {
  const line = `${number} ${street}`;
  const parts = { houseNumber: number, road: street, city, state: region, postcode: code, countryCode: country };
  const other = new PostalAddress({ formats: addressFormats, defaultFormat: 'US' });
  other.setCompanyName('Example').setAddress1(line).setCity(city).setState(region).setPostalCode(code);
  other.setFormat({ country, type: 'business' });
  const lines = {
    fragaria: formatter.format({ house: 'Example', ...parts }, { output: 'array' }),
    localized: formatAddress({
      postalCountry: country, administrativeArea: region, locality: city, postalCode: code, organization: 'Example', addressLines: [line],
    }),
    i18n: other.toString().split('\n'),
  };
  for (const [name, shown] of Object.entries(lines)) {
    const text = shown.join(' / ');
    const lost = ['Example', street, number, city, region, code].filter((part) => !text.toLowerCase().includes(part.toLowerCase()));
    console.log(`${country} ${name}: ${text}${lost.length ? ` [without ${lost.join(', ')}]` : ''}`);
  }
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
US fragaria: Example / 100 Main St / Dover, DE 19901 [without Delaware]
US localized: Example / 100 Main St / Dover, Delaware 19901
US i18n: Example / 100 Main St / DOVER, Delaware 19901
DE fragaria: Example / Hauptstraße 5 / 53111 Bonn [without Nordrhein-Westfalen]
DE localized: Example / 5 Hauptstraße / 53111 Bonn [without Nordrhein-Westfalen]
DE i18n: Example / 5 Hauptstraße / 53111 Bonn [without Nordrhein-Westfalen]
GB fragaria: Example / 10 High Street / Bath / BA1 1AA / Somerset
GB localized: Example / 10 High Street / Bath / BA1 1AA [without Somerset]
GB i18n: Example / 10 High Street / BATH / BA1 1AA [without Somerset]
IE fragaria: Example / 4 Main Road / Tralee / V92 X2K1 [without County Kerry]
IE localized: Example / 4 Main Road / Tralee / County Kerry / V92 X2K1
IE i18n: Example / 4 Main Road / Tralee / V92 X2K1 [without County Kerry]
JP fragaria: Example / 1-1 Marunouchi / Chiyoda-ku, Tokyo 100-0005
JP localized: 〒100-0005 / Tokyo / 1-1 Marunouchi / Example [without Chiyoda-ku]
JP i18n: 100-0005 Chiyoda-ku / 1-1 Marunouchi / Example [without Tokyo]
HU fragaria: 7621 Pécs / Fő utca 3. [without Example, Baranya]
HU localized: Example / Pécs / 3 Fő utca / 7621 [without Baranya]
HU i18n: Example / 7621 PÉCS / 3 Fő utca / Baranya
OUTPUT
echo 'unchanged'
