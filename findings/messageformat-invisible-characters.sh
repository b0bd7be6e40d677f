#!/usr/bin/env bash
# Packages: messageformat@4.0.0, @fluent/bundle@0.19.1, intl-messageformat@12.1.5
# Guess: "Report of {$name}" with the name Anna is "Report of Anna", fourteen characters, in every library for
#   translated messages.
# Behavior: The two newer formats put the invisible characters U+2068 and U+2069 around the name by default, also
#   where both are written from left to right: a comparison fails, a subject is encoded, a file name has
#   characters that nobody can type. The older format writes none, but takes the apostrophe in "l'{name}" for a
#   quotation and shows the name of the variable.
# Source: Unicode MessageFormat 2.0, Handling Bidirectional Text; ICU MessageFormat, Quoting
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock messageformat@4.0.0 @fluent/bundle@0.19.1 intl-messageformat@12.1.5
cat >run.mjs <<'PROGRAM'
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { IntlMessageFormat } from 'intl-messageformat';
import { MessageFormat } from 'messageformat';

const show = (name, text) => console.log(name, text.length, JSON.stringify(text).replace(/[\u2066-\u2069]/g, (sign) => `\\u${sign.codePointAt(0).toString(16)}`));
show('messageformat', new MessageFormat('en', 'Report of {$name}').format({ name: 'Anna' }));
show('messageformat, bidiIsolation none', new MessageFormat('en', 'Report of {$name}', { bidiIsolation: 'none' }).format({ name: 'Anna' }));
const bundle = new FluentBundle('en');
bundle.addResource(new FluentResource('report = Report of { $name }\n'));
show('fluent', bundle.formatPattern(bundle.getMessage('report').value, { name: 'Anna' }));
show('intl-messageformat', new IntlMessageFormat('Report of {name}', 'en').format({ name: 'Anna' }));
show('intl-messageformat', new IntlMessageFormat(`Rapport de l'{name}`, 'fr').format({ name: 'Anna' }));
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
messageformat 16 "Report of \u2068Anna\u2069"
messageformat, bidiIsolation none 14 "Report of Anna"
fluent 16 "Report of \u2068Anna\u2069"
intl-messageformat 14 "Report of Anna"
intl-messageformat 18 "Rapport de l{name}"
OUTPUT
echo 'unchanged'
