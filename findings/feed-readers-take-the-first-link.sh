#!/usr/bin/env bash
# Packages: rss-parser@3.13.0, @extractus/feed-extractor@8.0.3, @rowanmanning/feed-parser@2.1.5
# Guess: The link of an Atom entry is the one with rel="alternate" or without rel (RFC 4287, 4.2.7.2), wherever it
#   stands.
# Behavior: rss-parser and feed-extractor take the first link of the entry, so an entry that names itself first
#   leads people to its XML; only the third reader looks at rel. Whoever writes feeds puts the page first.
# Source: RFC 4287, section 4.2.7.2
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock rss-parser@3.13.0 @extractus/feed-extractor@8.0.3 @rowanmanning/feed-parser@2.1.5
cat >run.mjs <<'PROGRAM'
import { extractFromXml } from '@extractus/feed-extractor';
import { parseFeed } from '@rowanmanning/feed-parser';
import RssParser from 'rss-parser';
const atom = (entry) => `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>News</title><id>urn:news</id><updated>2027-01-01T00:00:00Z</updated><entry><id>urn:1</id><updated>2027-01-01T00:00:00Z</updated>${entry}</entry></feed>`;

const xml = atom('<title>A</title><link rel="self" href="https://example.com/1.xml"/><link href="https://example.com/1"/>');
console.log('rss-parser    ', (await new RssParser().parseString(xml)).items[0].link);
console.log('feed-extractor', extractFromXml(xml).entries[0].link);
console.log('feed-parser   ', parseFeed(xml).items[0].url);
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
rss-parser     https://example.com/1.xml
feed-extractor https://example.com/1.xml
feed-parser    https://example.com/1
OUTPUT
echo 'unchanged'
