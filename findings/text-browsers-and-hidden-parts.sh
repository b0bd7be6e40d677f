#!/usr/bin/env bash
# Packages: w3m 0.5.3+git20230121 and lynx 2.9.0dev.12 of Debian 12
# Guess: A browser without CSS leaves out what HTML itself keeps from the page: the content of a template, elements
#   with the attribute hidden, a closed dialog and a picture with an empty alternative; a reversed list counts down,
#   and a raised exponent can be told from its number.
# Behavior: Both show template, hidden and dialog as text of the page, joined without a space, and count a reversed
#   list upward. w3m writes the file name of a picture with an empty alternative, lynx selects the first of two
#   radio buttons that the page left open. The exponent is 10^6 in both, and deleted text is marked.
# Source: HTML Living Standard, hidden, template, dialog and ol
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >page.html <<'PAGE'
<!doctype html><meta charset="utf-8"><title>Page</title>
<p>10<sup>6</sup> <del>500</del></p>
<p hidden>hidden</p>
<dialog>dialog</dialog><template>template</template>
<ol reversed><li>two</li><li>one</li></ol>
<p><img src="line.png" alt="">end</p>
<form><input type="radio" name="a"> yes <input type="radio" name="a"> no</form>
PAGE
show() {
  w3m -dump -T text/html -I UTF-8 -O UTF-8 page.html | sed 's/^ *//; s/  */ /g; /^$/d; s/^/w3m:  /'
  lynx -dump -nolist -assume_charset=utf-8 -display_charset=utf-8 page.html | sed 's/^ *//; s/  */ /g; /^$/d; s/^/lynx: /'
}
diff - <(show) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
w3m:  10^6 [DEL:500:DEL]
w3m:  hidden
w3m:  dialogtemplate
w3m:  1. two
w3m:  2. one
w3m:  [line]end
w3m:  ( ) yes ( ) no
lynx: 10^6 [DEL: 500 :DEL]
lynx: hidden
lynx: dialogtemplate
lynx: 1. two
lynx: 2. one
lynx: end
lynx: (*) yes ( ) no
OUTPUT
echo 'unchanged'
