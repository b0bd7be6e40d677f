#!/usr/bin/env bash
# Packages: i18n-iso-countries@7.14.0, country-list@2.4.1, iso-3166-1@2.1.1, currency-codes@2.2.0
# Guess: Lists that are made from ISO 3166 know one another's names for large countries: a form that offers the
#   names of one list can look up the code, or the currency, in another.
# Behavior: Nothing but the own names is found. The United Kingdom has a code in one of three lists and no
#   currency; Czechia and Turkey each are missing under one of their two names in two lists. The currency of
#   Australia is not found by its number 36, only by the text 036. Keep codes, not names.
# Source: ISO 3166-1; ISO 4217
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock i18n-iso-countries@7.14.0 country-list@2.4.1 iso-3166-1@2.1.1 currency-codes@2.2.0
cat >run.mjs <<'PROGRAM'
import { createRequire } from 'node:module';
import countryList from 'country-list';
import currencies from 'currency-codes';
import countries from 'i18n-iso-countries';
import iso from 'iso-3166-1';

countries.registerLocale(createRequire(import.meta.url)('i18n-iso-countries/langs/en.json'));
for (const name of ['United Kingdom', 'United States', 'South Korea', 'Czechia', 'Czech Republic', 'Turkey', 'Türkiye']) {
  console.log(
    name,
    'i18n-iso-countries', countries.getAlpha2Code(name, 'en') ?? '-',
    'country-list', countryList.getCode(name) ?? '-',
    'iso-3166-1', iso.whereCountry(name)?.alpha2 ?? '-',
    'currency', currencies.country(name).map(({ code }) => code).join('/') || '-',
  );
}
console.log('36', currencies.number(36)?.code ?? '-', '036', currencies.number('036')?.code ?? '-');
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
United Kingdom i18n-iso-countries GB country-list - iso-3166-1 - currency -
United States i18n-iso-countries US country-list - iso-3166-1 - currency -
South Korea i18n-iso-countries KR country-list - iso-3166-1 - currency -
Czechia i18n-iso-countries CZ country-list CZ iso-3166-1 - currency CZK
Czech Republic i18n-iso-countries CZ country-list - iso-3166-1 CZ currency -
Turkey i18n-iso-countries TR country-list - iso-3166-1 TR currency -
Türkiye i18n-iso-countries TR country-list TR iso-3166-1 - currency -
36 - 036 AUD
OUTPUT
echo 'unchanged'
