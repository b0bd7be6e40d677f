#!/usr/bin/env bash
# Packages: packageurl-js 2.0.1, JSONStream 1.3.5, jsonstream 1.0.3
# Guess: Two packages of the registry have two package URLs, and the URL names the package that it was made from. The
#   library may refuse capitals, which new names cannot have.
# Behavior: It makes the letters of each name on npm small without a word. The URL of JSONStream 1.3.5 names jsonstream,
#   which is another package and never had that version. Scopes lose their capitals, too, also those of a registry of a
#   company. The letters of Maven and NuGet stay.
# Source: package-url/purl-spec, definition of the type npm: namespace and name are case-sensitive (since May 2026, pull
#   request 872; before, small letters were demanded). Names with capitals could be registered until 2015 and are still
#   there.
# Matters to: who lists components for a buyer (CycloneDX or SPDX) and looks vulnerabilities up by these URLs.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' >package.json
npm install --silent --no-fund --no-audit packageurl-js@2.0.1 JSONStream@1.3.5
# One folder for each: npm takes the two names for one within a folder.
mkdir other
echo '{}' >other/package.json
npm install --silent --no-fund --no-audit --prefix other jsonstream@1.0.3
cat >run.cjs <<'PROGRAM'
const { readFileSync } = require('node:fs');
const { PackageURL } = require('packageurl-js');

for (const folder of ['node_modules/JSONStream', 'other/node_modules/jsonstream']) {
  const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  console.log(`installed: ${name} ${version}, URL made: ${new PackageURL('npm', null, name, version)}`);
}
const urls = ['pkg:npm/%40Example/Portal@1.0', 'pkg:maven/Example/Portal@1.0', 'pkg:nuget/Portal@1.0'];
for (const url of urls) console.log(`${url} read and written: ${PackageURL.fromString(url)}`);
PROGRAM
diff - <(node run.cjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
installed: JSONStream 1.3.5, URL made: pkg:npm/jsonstream@1.3.5
installed: jsonstream 1.0.3, URL made: pkg:npm/jsonstream@1.0.3
pkg:npm/%40Example/Portal@1.0 read and written: pkg:npm/%40example/portal@1.0
pkg:maven/Example/Portal@1.0 read and written: pkg:maven/Example/Portal@1.0
pkg:nuget/Portal@1.0 read and written: pkg:nuget/Portal@1.0
OUTPUT
echo 'unchanged'
