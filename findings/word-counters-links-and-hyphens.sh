#!/usr/bin/env bash
# Packages: words-count 2.0.2, @wordpress/wordcount 4.55.0, reading-time 1.5.0, word-counting 1.1.4
# Guess: Four counters of words agree on plain English. A link counts as no word or one, a word with a hyphen or an
#   apostrophe as one, and a Korean sentence by its spaces, as Word and LibreOffice count.
# Behavior: The link is one word for two of them, two for words-count and seven for word-counting, which also counts the
#   target of a link in Markdown. Those two count an identifier of a vulnerability as three words and a word with a hyphen
#   as two; words-count and reading-time count Korean by syllables. word-counting counts both halves of 3.5, of e.g. and
#   of a word with an apostrophe. reading-time counts a dash between spaces and a percent sign as words.
# Source: READMEs of the four; UAX 29 of Unicode; LibreOffice counts Korean by spaces
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' >package.json
npm install --silent --no-fund --no-audit words-count@2.0.2 @wordpress/wordcount@4.55.0 reading-time@1.5.0 word-counting@1.1.4
cat >run.cjs <<'PROGRAM'
const { default: wordsCount } = require('words-count');
const { count } = require('@wordpress/wordcount');
const readingTime = require('reading-time');
const wordCounting = require('word-counting');

const texts = ['It runs offline.', 'See https://example.com/a/b?c=d for more.', '[the manual](/docs/operate)', 'air-gapped rooms', 'don’t',
  '3.5 million', 'e.g. banks', 'It runs — offline', '100 %', 'CVE-2024-3094', '한국어 문장 입니다'];
for (const text of texts)
  console.log(`${text}: ${wordsCount(text)}, ${count(text, 'words')}, ${readingTime(text).words}, ${wordCounting(text).wordsCount}`);
PROGRAM
diff - <(node run.cjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
It runs offline.: 3, 3, 3, 3
See https://example.com/a/b?c=d for more.: 5, 4, 4, 10
[the manual](/docs/operate): 2, 2, 2, 4
air-gapped rooms: 3, 2, 2, 3
don’t: 1, 1, 1, 2
3.5 million: 2, 2, 2, 3
e.g. banks: 2, 2, 2, 3
It runs — offline: 3, 3, 4, 3
100 %: 1, 1, 2, 1
CVE-2024-3094: 3, 1, 1, 3
한국어 문장 입니다: 8, 3, 8, 3
OUTPUT
echo 'unchanged'
