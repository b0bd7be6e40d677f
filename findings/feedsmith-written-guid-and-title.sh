#!/usr/bin/env bash
# Packages: feedsmith@3.0.1
# Guess: A written RSS feed says isPermaLink="false" for an identifier that is no URL, and its titles have no
#   spaces that were not given.
# Behavior: The identifier has no attribute, which in RSS means a permanent URL, so readers make "item-1" a link;
#   a title with a sign that needs escaping is written as CDATA on a line of its own, so its value begins and ends
#   with a line break and spaces.
# Source: RSS 2.0, guid
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock feedsmith@3.0.1
cat >run.mjs <<'PROGRAM'
import { generateRssFeed } from 'feedsmith';

const text = generateRssFeed({ title: 'News', link: 'https://example.com/', description: 'News', items: [{ title: 'A & B', guid: { value: 'item-1' } }] });
console.log(text.match(/<guid.*<\/guid>/)[0]);
console.log(JSON.stringify(text.match(/<item>\s*<title>([^]*?)<\/title>/)[1]));
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
<guid>item-1</guid>
"\n        <![CDATA[A & B]]>\n      "
OUTPUT
echo 'unchanged'
