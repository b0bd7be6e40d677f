#!/usr/bin/env bash
# Packages: dmarc-parse 1.2.1, spf-parse 1.0.4, dkim-key 1.3.0, dkim-signature 1.3.0
# Guess: Each takes every record that its RFC allows: lists of values, tags that it does not know, which have to be ignored,
#   and spaces around the equals sign.
# Behavior: dmarc-parse takes "fo=1" but drops "fo=1:d", the RFC's way to ask for two kinds of reports. spf-parse has
#   neither a type nor a value for "a//64", "mx//64" and for a modifier that it does not know, and says that the record is
#   valid and has errors. dkim-key refuses each key with a tag that it does not know, and with a space before the equals
#   sign. dkim-signature cuts the copied header fields at each colon in place of each bar, so that names and values get
#   mixed.
# Source: RFC 7489, section 6.3 (fo: "colon-separated plain-text list"); RFC 7208, sections 5.3 and 5.4 (a and mx with a
#   length for IPv6) and 6 (modifiers that are not known are ignored); RFC 6376, sections 3.2 (spaces, tags not known), 3.5
#   (z: fields separated by bars) and 3.6.1. Each record follows these sections.
# Matters to: a product that checks the records of the domain that sends its mail before it sends.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' >package.json
npm install --silent --no-fund --no-audit dmarc-parse@1.2.1 spf-parse@1.0.4 dkim-key@1.3.0 dkim-signature@1.3.0
cat >run.cjs <<'PROGRAM'
const dmarc = require('dmarc-parse');
const spf = require('spf-parse');
const key = require('dkim-key');
const signature = require('dkim-signature');

const ED25519 = '11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=';
const attempt = (read) => {
  try {
    return JSON.stringify(read());
  } catch (error) {
    return `refused (${error.message})`;
  }
};
const show = (record, read) => console.log(`${record}\n  ${attempt(read)}`);

for (const record of ['v=DMARC1; p=none; fo=1', 'v=DMARC1; p=none; fo=1:d'])
  show(record, () => {
    const { tags, messages } = dmarc(record);
    return [Object.entries(tags).map(([name, { value }]) => `${name}=${value}`), messages];
  });
for (const record of ['v=spf1 a//64 -all', 'v=spf1 mx//64 -all', 'v=spf1 mx report=example.org -all'])
  show(record, () => {
    const { valid, mechanisms, messages } = spf(record);
    return [valid, mechanisms.map(({ type, value = '' }) => `${type} ${value}`), messages];
  });
for (const record of [`v=DKIM1; k=ed25519; p=${ED25519}`, `v=DKIM1; k = ed25519; p=${ED25519}`, `k=ed25519; x=new; p=${ED25519}`])
  show(record, () => [key.parse(record).type, key.parse(record).key.length]);
const header = `v=1; a=rsa-sha256; d=example.net; s=may; h=from:date; z=From:a@example.net|Date:Fri,=201=20May=202026=2009:30:00=20+0000; bh=${ED25519}; b=${ED25519}`;
show(header, () => signature.parse(header).copiedHeaders);
PROGRAM
diff - <(node run.cjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
v=DMARC1; p=none; fo=1
  [["v=DMARC1","p=none","fo=1"],null]
v=DMARC1; p=none; fo=1:d
  [["v=DMARC1","p=none"],["Invalid value for 'fo': '1:d', must be one of: 0, 1, d, s"]]
v=spf1 a//64 -all
  [true,["version spf1","undefined ","all "],[{"message":"Unknown standalone term 'a//64'","type":"error"}]]
v=spf1 mx//64 -all
  [true,["version spf1","undefined ","all "],[{"message":"Unknown standalone term 'mx//64'","type":"error"}]]
v=spf1 mx report=example.org -all
  [true,["version spf1","mx ","undefined ","all "],[{"message":"Unknown standalone term 'report=example.org'","type":"error"}]]
v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=
  ["ed25519",32]
v=DKIM1; k = ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=
  refused (Unknown field name "k ")
k=ed25519; x=new; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=
  refused (Unknown field name "x")
v=1; a=rsa-sha256; d=example.net; s=may; h=from:date; z=From:a@example.net|Date:Fri,=201=20May=202026=2009:30:00=20+0000; bh=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=; b=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=
  ["From","a@example.net|Date","Fri,=201=20May=202026=2009","30","00=20+0000"]
OUTPUT
echo 'unchanged'
