#!/usr/bin/env bash
# Packages: node-webvtt 2.0.0, webvtt-parser 2.2.0, @plussub/srt-vtt-parser 2.0.5, @aj-archipelago/subvibe 1.0.12
# Guess: Readers of WebVTT give the same start, end and text for every cue, skip what is no cue (STYLE, REGION, NOTE),
#   and read three digits of hours.
# Behavior: For node-webvtt, which is strict unless told otherwise, a style block makes the whole file invalid.
#   webvtt-parser, a validator, knows style blocks but reports every line of a region. In @plussub/srt-vtt-parser a
#   cue with settings (align:start) has no end. subvibe loses the text of a cue that is only a number (2025), leaves
#   out the cue after a hundred hours (this is told in `errors` only), and gives the region its default lines and no
#   identifier.
# Source: WebVTT (W3C), section 4.1: a timestamp has two or more digits of hours; STYLE and REGION blocks come before
#   the first cue; README of node-webvtt on `strict`
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' >package.json
npm install --silent --no-fund --no-audit node-webvtt@2.0.0 webvtt-parser@2.2.0 @plussub/srt-vtt-parser@2.0.5 \
  @aj-archipelago/subvibe@1.0.12
cat >run.mjs <<'PROGRAM'
import { parse as plussub } from '@plussub/srt-vtt-parser';
import { parse as subvibe } from '@aj-archipelago/subvibe';
import nodeWebvtt from 'node-webvtt';
import validator from 'webvtt-parser';

const file = `WEBVTT - Meeting of the board

STYLE
::cue { color: white }

REGION
id:bottom
lines:2

NOTE Checked against the minutes

intro
00:01.000 --> 00:04.000 align:start line:0%
<v Anna>Terms &amp; dates</v>

00:05.000 --> 00:06.000
2025

100:00:07.000 --> 100:00:09.500
The end
`;
const show = (name, read) => {
  try {
    console.log(name);
    for (const line of read()) console.log(`  ${JSON.stringify(line)}`);
  } catch (error) {
    console.log(`  (${error.message})`);
  }
};
const seconds = ({ start, end, text }) => [start, end, text];
show('node-webvtt', () => nodeWebvtt.parse(file).cues.map(seconds));
show('node-webvtt, not strict', () => nodeWebvtt.parse(file, { strict: false }).cues.map(seconds));
show('webvtt-parser', () => {
  const { cues, errors } = new validator.WebVTTParser().parse(file, 'metadata');
  return [
    ...cues.map(({ startTime, endTime, text }) => [startTime, endTime, text]),
    ...errors.map(({ line, message }) => `line ${line}: ${message}`),
  ];
});
show('@plussub/srt-vtt-parser', () => plussub(file).entries.map(({ from, to, text }) => [from, to, text]));
show('subvibe', () => {
  const { cues, regions, errors } = subvibe(file);
  return [...cues.map(({ startTime, endTime, text }) => [startTime, endTime, text]), ...regions, ...errors];
});
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
node-webvtt
  (Cue identifier needs to be followed by timestamp (cue #0))
node-webvtt, not strict
  [1,4,"<v Anna>Terms &amp; dates</v>"]
  [5,6,"2025"]
  [360007,360009.5,"The end"]
webvtt-parser
  [1,4,"<v Anna>Terms &amp; dates</v>"]
  [5,6,"2025"]
  [360007,360009.5,"The end"]
  "line 7: Cue identifier needs to be followed by timestamp."
  "line 8: Cue identifier needs to be followed by timestamp."
  "line 9: Cue identifier cannot be standalone."
@plussub/srt-vtt-parser
  [1000,null,"<v Anna>Terms &amp; dates</v>"]
  [5000,6000,"2025"]
  [360007000,360009500,"The end"]
subvibe
  [1000,4000,"Terms &amp; dates"]
  [5000,6000,""]
  {"id":"","width":"100%","lines":3,"regionAnchor":"0%,100%","viewportAnchor":"0%,100%","scroll":"none"}
  {"line":18,"message":"Invalid timestamp format","severity":"error"}
  {"line":19,"message":"Unsalvageable start timestamp '100:00:07.000', cue skipped","severity":"error"}
OUTPUT
echo 'unchanged'
