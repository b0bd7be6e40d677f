#!/usr/bin/env bash
# Packages: htmldiff-js@1.0.5, node-htmldiff@0.9.4
# Guess: A comparison of two versions of a text marks each change that a reader must know: another target of a
#   link, a figure, a word that is now bold or struck out.
# Behavior: htmldiff-js shows a link with a new target as unchanged, although the text of a contract now refers to
#   another page. node-htmldiff marks the link and shows a word that became bold or struck out as unchanged. Both
#   cut a figure at its point, so 10.5 to 10.6 is a change of 5 to 6.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock htmldiff-js@1.0.5 node-htmldiff@0.9.4
cat >run.mjs <<'PROGRAM'
import HtmlDiff from 'htmldiff-js';
import htmldiff from 'node-htmldiff';

const execute = (HtmlDiff.default ?? HtmlDiff).execute;
const strip = (html) => html.replace(/ (class|data-operation-index|data-diff-node)="[^"]*"/g, '');
for (const [before, after] of [
  ['<p>see <a href="/terms/1">terms</a></p>', '<p>see <a href="/terms/2">terms</a></p>'],
  ['<p>not liable</p>', '<p><s>not</s> liable</p>'],
  ['<p>10.5 %</p>', '<p>10.6 %</p>'],
]) {
  console.log(before, after);
  console.log('  htmldiff-js  ', strip(execute(before, after)));
  console.log('  node-htmldiff', strip(htmldiff(before, after)));
}
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
<p>see <a href="/terms/1">terms</a></p> <p>see <a href="/terms/2">terms</a></p>
  htmldiff-js   <p>see <a href="/terms/2">terms</a></p>
  node-htmldiff <p>see <del><a href="/terms/1">terms</a></del><ins><a href="/terms/2">terms</a></ins></p>
<p>not liable</p> <p><s>not</s> liable</p>
  htmldiff-js   <p><s><ins>not</ins></s> liable</p>
  node-htmldiff <p><s>not</s> liable</p>
<p>10.5 %</p> <p>10.6 %</p>
  htmldiff-js   <p>10.<del>5</del><ins>6</ins> %</p>
  node-htmldiff <p>10.<del>5</del><ins>6</ins> %</p>
OUTPUT
echo 'unchanged'
