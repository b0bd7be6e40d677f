#!/usr/bin/env bash
# Packages: feedparser@2.6.0, @rowanmanning/feed-parser@2.1.5
# Guess: A title of type text, "if a <b> c" in an escaped form, keeps its signs: type="text" says that there is no
#   markup in it (RFC 4287, 3.1.1.1).
# Behavior: feedparser removes what looks like an element: the title is "if a  c". The other reader keeps it.
# Source: RFC 4287, section 3.1.1.1
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock feedparser@2.6.0 @rowanmanning/feed-parser@2.1.5
cat >run.mjs <<'PROGRAM'
import { Readable } from 'node:stream';
import FeedParser from 'feedparser';
import { parseFeed } from '@rowanmanning/feed-parser';
const atom = (entry) => `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>News</title><id>urn:news</id><updated>2027-01-01T00:00:00Z</updated><entry><id>urn:1</id><updated>2027-01-01T00:00:00Z</updated>${entry}</entry></feed>`;
const xml = atom('<title type="text">if a &lt;b&gt; c</title><link href="https://example.com/1"/>');
const parser = Readable.from([xml]).pipe(new FeedParser({}));
for await (const { title } of parser) console.log('feedparser ', JSON.stringify(title));
console.log('feed-parser', JSON.stringify(parseFeed(xml).items[0].title));
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
feedparser  "if a  c"
feed-parser "if a <b> c"
OUTPUT
echo 'unchanged'
