#!/usr/bin/env bash
# Packages: nsyslog-parser 0.10.1, glossy 0.1.7
# Guess: A reader of RFC 5424 takes the header apart by its spaces, knows the three escapes within a value (\" \\ \]),
#   keeps every value of a name that is given twice, and has nothing for a field that is a hyphen. A reader of CEF
#   takes its escapes away too.
# Behavior: In nsyslog-parser an element of structured data is gone if a value has quotation marks; one with a
#   registered name (origin, without an @) is gone as well, and its values begin the message. If the host is an IPv6
#   address, the whole rest of the header becomes the message. Escapes and hyphens stay as written. In CEF, a value
#   ends at an escaped equals sign, and what follows is lost. glossy reads these lines as the RFC says, but keeps only
#   the last of two addresses.
# Source: RFC 5424, sections 6.2.4 (an address as host name), 6.3.3 (escapes; a name may be repeated within an
#   element) and 7.2 (origin, with an ip for each address); ArcSight Common Event Format, character encoding
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' >package.json
npm install --silent --no-fund --no-audit nsyslog-parser@0.10.1 glossy@0.1.7
cat >run.cjs <<'PROGRAM'
const nsyslog = require('nsyslog-parser');
const { Parse } = require('glossy');

const time = '2026-01-02T03:04:05.678Z';
const lines = [
  `<165>1 ${time} host.example.com portal 42 ID47 [doc@32473 title="[draft\\]"][user@32473 name="Anna"] opened`,
  `<165>1 ${time} host.example.com portal 42 ID47 [doc@32473 title="\\"Plan\\""][user@32473 name="Anna"] opened`,
  `<165>1 ${time} 2001:db8::1 portal 42 ID47 - opened`,
  `<165>1 ${time} host.example.com portal - - - opened`,
  `<14>1 ${time} host.example.com portal 42 - [origin ip="192.0.2.1" ip="192.0.2.2"] two addresses`,
];
for (const line of lines) {
  console.log(line);
  const one = nsyslog(line);
  console.log('  nsyslog-parser', JSON.stringify([one.host, one.appName, one.pid, one.structuredData, one.message]));
  const other = Parse.parse(line);
  console.log('  glossy', JSON.stringify([other.host, other.appName, other.pid, other.structuredData, other.message]));
}
const event = String.raw`CEF:0|Example|Portal|1.0|100|opened \| read|3|suser=Anna request=https://example.com/?a\=1&b\=2 msg=x`;
console.log(event);
const { cef, fields } = nsyslog(event);
console.log('  nsyslog-parser', JSON.stringify(cef.name), JSON.stringify(fields));
PROGRAM
diff - <(TZ=UTC node run.cjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
<165>1 2026-01-02T03:04:05.678Z host.example.com portal 42 ID47 [doc@32473 title="[draft\]"][user@32473 name="Anna"] opened
  nsyslog-parser ["host.example.com","portal","42",[{"$id":"doc@32473","title":"[draft\\]"},{"$id":"user@32473","name":"Anna"}],"opened"]
  glossy ["host.example.com","portal","42",{"doc@32473":{"title":"[draft]"},"user@32473":{"name":"Anna"}},"opened"]
<165>1 2026-01-02T03:04:05.678Z host.example.com portal 42 ID47 [doc@32473 title="\"Plan\""][user@32473 name="Anna"] opened
  nsyslog-parser ["host.example.com","portal","42",[{"$id":"user@32473","name":"Anna"}],"opened"]
  glossy ["host.example.com","portal","42",{"doc@32473":{"title":"\"Plan\""},"user@32473":{"name":"Anna"}},"opened"]
<165>1 2026-01-02T03:04:05.678Z 2001:db8::1 portal 42 ID47 - opened
  nsyslog-parser ["",null,null,[],"2001:db8::1 portal 42 ID47 - opened"]
  glossy ["2001:db8::1","portal","42",null,"opened"]
<165>1 2026-01-02T03:04:05.678Z host.example.com portal - - - opened
  nsyslog-parser ["host.example.com","portal","-",[],"opened"]
  glossy ["host.example.com","portal",null,null,"opened"]
<14>1 2026-01-02T03:04:05.678Z host.example.com portal 42 - [origin ip="192.0.2.1" ip="192.0.2.2"] two addresses
  nsyslog-parser ["host.example.com","portal","42",[],"ip=\"192.0.2.1\" ip=\"192.0.2.2\"] two addresses"]
  glossy ["host.example.com","portal","42",{"origin":{"ip":"192.0.2.2"}},"two addresses"]
CEF:0|Example|Portal|1.0|100|opened \| read|3|suser=Anna request=https://example.com/?a\=1&b\=2 msg=x
  nsyslog-parser "opened \\| read" {"suser":"Anna","request":"https://example.com/?a\\","msg":"x"}
OUTPUT
echo 'unchanged'
