#!/usr/bin/env bash
# Packages: tinycolor2 1.6.0, colord 2.14.0, chroma-js 3.2.0, color2k 2.0.4, polished 4.3.1, wcag-contrast 3.0.0,
#   get-contrast 3.0.0
# Guess: A translucent color is laid over the other one before the contrast is computed, or refused, since a contrast
#   without what is behind means nothing. Two spellings of one color have the same contrast, and a color below 4.5 does not
#   pass as AA.
# Behavior: All seven leave the opacity out. Black with an opacity of a tenth, hardly to be seen on white, has 21 as its
#   contrast, and passes as AAA. get-contrast refuses only what is fully transparent, and reads the percentages of rgb() as
#   numbers up to 255. polished rounds the luminances to thousandths first, so that a color below 4.5 passes as AA.
# Source: WCAG 2.2, "contrast ratio" and success criterion 1.4.3 (4.5, not rounded: "Understanding"); CSS Color Module Level
#   4, "The RGB functions" (percentages, opacity) and "The RGB hexadecimal notations" (eight digits)
# Matters to: a product that promises WCAG AA, checks its colors by such a function, and makes quiet letters by opacity.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' >package.json
npm install --silent --no-fund --no-audit tinycolor2@1.6.0 colord@2.14.0 chroma-js@3.2.0 color2k@2.0.4 polished@4.3.1 \
  wcag-contrast@3.0.0 get-contrast@3.0.0
cat >run.mjs <<'PROGRAM'
import chroma from 'chroma-js';
import { getContrast as color2k } from 'color2k';
import { colord, extend } from 'colord';
import a11y from 'colord/plugins/a11y';
import contrast from 'get-contrast';
import { getContrast, meetsContrastGuidelines } from 'polished';
import tinycolor from 'tinycolor2';
import wcag from 'wcag-contrast';

extend([a11y]);
const libraries = {
  tinycolor2: (color) => tinycolor.readability(color, '#ffffff'),
  colord: (color) => colord(color).contrast('#ffffff'),
  'chroma-js': (color) => chroma.contrast(color, '#ffffff'),
  color2k: (color) => color2k(color, '#ffffff'),
  polished: (color) => getContrast(color, '#ffffff'),
  'wcag-contrast': (color) => wcag.hex(color, '#ffffff'),
  'get-contrast': (color) => contrast.ratio(color, '#ffffff'),
};
const show = (names, color) =>
  console.log(`${color} on white: ${names.map((name) => `${name} ${libraries[name](color).toFixed(3)}`).join(', ')}`);

show(Object.keys(libraries), '#0000001a');
show(Object.keys(libraries), '#e6e6e6');
show(['tinycolor2', 'chroma-js', 'get-contrast'], 'rgb(10%, 20%, 30%)');
show(['tinycolor2', 'chroma-js', 'get-contrast'], 'rgb(26, 51, 77)');
show(['chroma-js', 'polished'], '#2473e6');
console.log(`polished, #2473e6 on white: AA ${meetsContrastGuidelines('#2473e6', '#ffffff').AA}`);
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
#0000001a on white: tinycolor2 21.000, colord 21.000, chroma-js 21.000, color2k 21.000, polished 21.000, wcag-contrast 21.000, get-contrast 21.000
#e6e6e6 on white: tinycolor2 1.248, colord 1.240, chroma-js 1.248, color2k 1.248, polished 1.250, wcag-contrast 1.248, get-contrast 1.248
rgb(10%, 20%, 30%) on white: tinycolor2 12.926, chroma-js 12.926, get-contrast 18.556
rgb(26, 51, 77) on white: tinycolor2 12.926, chroma-js 12.926, get-contrast 12.926
#2473e6 on white: chroma-js 4.497, polished 4.510
polished, #2473e6 on white: AA true
OUTPUT
echo 'unchanged'
