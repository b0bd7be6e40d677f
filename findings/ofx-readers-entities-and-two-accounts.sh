#!/usr/bin/env bash
# Packages: ofx-js 1.1.1, node-ofx-parser 0.5.1, ofx-data-extractor 1.5.0
# Guess: Readers of OFX take &amp; for an ampersand, keep the zone of a time, and read a file with the statements of
#   two accounts, as banks export all accounts of a customer. A summary of it has all rows, or an error.
# Behavior: node-ofx-parser escapes twice instead: Smith &amp; Sons becomes Smith &amp;amp;amp; Sons.
#   ofx-data-extractor leaves the reference as it is and drops time and zone, so half past eleven in the evening of
#   January 31 in New York, which is February 1 in UTC, cannot be told from noon. Of two accounts it raises an error
#   for the rows, but its summary is calm: no rows, credits of 0 and debits of 0. A decimal comma stays text in two of
#   them.
# Source: OFX 1.0.2, sections 2.3.2.1 (characters escaped as &amp;), 3.2.8.2 (dates with a zone), 3.2.9.1 (amounts
#   with a comma or a period) and 11 (a response for each account)
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' >package.json
npm install --silent --no-fund --no-audit ofx-js@1.1.1 node-ofx-parser@0.5.1 ofx-data-extractor@1.5.0
cat >run.cjs <<'PROGRAM'
const { Ofx } = require('ofx-data-extractor');
const { parse: ofxJs } = require('ofx-js');
const nodeOfx = require('node-ofx-parser');

const head = 'OFXHEADER:100 DATA:OFXSGML VERSION:102 SECURITY:NONE ENCODING:USASCII CHARSET:1252 COMPRESSION:NONE OLDFILEUID:NONE NEWFILEUID:NONE';
const status = '<STATUS><CODE>0<SEVERITY>INFO</STATUS>';
const row = (posted, amount, id, name) =>
  `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${posted}<TRNAMT>${amount}<FITID>${id}<NAME>${name}</STMTTRN>`;
const account = (number, rows) =>
  `<STMTTRNRS><TRNUID>${number}${status}<STMTRS><CURDEF>USD<BANKACCTFROM><BANKID>021000021<ACCTID>${number}<ACCTTYPE>CHECKING</BANKACCTFROM>` +
  `<BANKTRANLIST><DTSTART>20240101<DTEND>20240131${rows}</BANKTRANLIST>` +
  '<LEDGERBAL><BALAMT>1234.50<DTASOF>20240131</LEDGERBAL></STMTRS></STMTTRNRS>';
const file = (accounts) =>
  `${head.replaceAll(' ', '\n')}\n\n<OFX><SIGNONMSGSRSV1><SONRS>${status}<DTSERVER>20240201<LANGUAGE>ENG</SONRS></SIGNONMSGSRSV1>` +
  `<BANKMSGSRSV1>${accounts}</BANKMSGSRSV1></OFX>\n`.replaceAll('<', '\n<');

const show = async (name, read) => {
  try {
    console.log(`  ${name} ${JSON.stringify(await read())}`);
  } catch (error) {
    console.log(`  ${name} (${error.name})`);
  }
};
const rows = ({ OFX }) => [OFX.BANKMSGSRSV1.STMTTRNRS].flat().flatMap(({ STMTRS }) => STMTRS.BANKTRANLIST.STMTTRN);
const cells = (list) => list.map(({ DTPOSTED, TRNAMT, NAME }) => [DTPOSTED, TRNAMT, NAME]);
const files = {
  'one account': file(account('0001', row('20240131233000[-5:EST]', '-10,50', 'A', 'Smith &amp; Sons') + row('20240115', '20.00', 'B', 'Interest'))),
  'two accounts': file(account('0001', row('20240115', '20.00', 'B', 'Interest')) + account('0002', row('20240116', '-5.00', 'C', 'Fee'))),
};
(async () => {
  for (const [name, text] of Object.entries(files)) {
    console.log(name);
    await show('ofx-js', async () => cells(rows(await ofxJs(text))));
    await show('node-ofx-parser', () => cells(rows(nodeOfx.parse(text))));
    await show('ofx-data-extractor', () => cells(new Ofx(text).getBankTransferList()));
    await show('ofx-data-extractor, summary', () => new Ofx(text).getTransactionsSummary());
  }
})();
PROGRAM
diff - <(TZ=UTC node run.cjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
one account
  ofx-js [["20240131233000[-5:EST]","-10,50","Smith & Sons"],["20240115","20.00","Interest"]]
  node-ofx-parser [["20240131233000[-5:EST]","-10,50","Smith &amp;amp;amp; Sons"],["20240115","20.00","Interest"]]
  ofx-data-extractor [["2024-01-31","-10.50","Smith &amp; Sons"],["2024-01-15","20.00","Interest"]]
  ofx-data-extractor, summary {"dateStart":"2024-01-01","dateEnd":"2024-01-31","credit":20,"debit":10.5,"amountOfCredits":1,"amountOfDebits":1}
two accounts
  ofx-js [["20240115","20.00","Interest"],["20240116","-5.00","Fee"]]
  node-ofx-parser [["20240115","20.00","Interest"],["20240116","-5.00","Fee"]]
  ofx-data-extractor (SyntaxError)
  ofx-data-extractor, summary {"dateStart":"","dateEnd":"","credit":0,"debit":0,"amountOfCredits":0,"amountOfDebits":0}
OUTPUT
echo 'unchanged'
