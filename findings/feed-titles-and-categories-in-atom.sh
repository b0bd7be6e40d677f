#!/usr/bin/env bash
# Packages: feed@6.0.0, feedsmith@3.0.1, @rowanmanning/feed-parser@2.1.5
# Guess: A title given as plain text is written so that a reader gets the same text, in Atom with type="text" or
#   escaped once more, and a category given by its name has that name in each of the three formats.
# Behavior: The title is written into Atom as HTML without being escaped for it: "Rates < 5 % & > 2 %" is declared
#   to be markup, and "Use of <b>" ends in an empty element for every reader that follows the type. The category
#   has a label and no term, which RFC 4287 requires, so readers that look for the term list none. An item of JSON
#   Feed keeps the first of two authors.
# Source: RFC 4287, sections 3.1.1.2 and 4.2.2.1
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock feed@6.0.0 feedsmith@3.0.1 @rowanmanning/feed-parser@2.1.5
cat >run.mjs <<'PROGRAM'
import { parseFeed as parseByRowan } from '@rowanmanning/feed-parser';
import { Feed } from 'feed';
import { parseFeed } from 'feedsmith';

const feed = new Feed({ title: 'News', id: 'https://example.com/', link: 'https://example.com/', updated: new Date(0) });
feed.addItem({
  title: 'Use of <b>',
  id: 'https://example.com/1',
  link: 'https://example.com/1',
  date: new Date(0),
  category: [{ name: 'Press' }],
  author: [{ name: 'Anna' }, { name: 'Berta' }],
});
const atom = feed.atom1();
console.log(/<title type.*<\/title>/.exec(atom)[0]);
console.log(/<category.*>/.exec(atom)[0]);
console.log('feedsmith', JSON.stringify(parseFeed(atom).feed.entries[0].categories));
console.log('feed-parser', JSON.stringify(parseByRowan(atom).items[0].title), JSON.stringify(parseByRowan(atom).items[0].categories));
const [item] = JSON.parse(feed.json1()).items;
console.log(JSON.stringify(item.author), JSON.stringify(item.authors));
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
<title type="html"><![CDATA[Use of <b>]]></title>
<category label="Press"/>
feedsmith [{"label":"Press"}]
feed-parser "Use of <b>" []
{"name":"Anna"} undefined
OUTPUT
echo 'unchanged'
