#!/usr/bin/env bash
# Packages: mt940-js 1.0.0 (with tslib 2.8.1, which it needs but does not name), mt940js 1.3.5,
#   @centrapay/swift-parser 1.0.1
# Guess: The entry date in a bank statement has no year; a reader takes the year that puts it next to the value date,
#   so that a transaction of December 29 that is booked on January 2 is booked four days later. The amounts add up to
#   the closing balance, reversed ones too.
# Behavior: All three give the entry date the year of the value date: the transaction is booked almost a year before.
#   mt940-js takes the reversal of a credit for a credit and that of a debit for a debit, so the amounts do not add
#   up; its `isExpense` is true for every row, and it joins two lines of a text without a space.
# Source: SWIFT MT940, field 61: the entry date is a month and a day; RC is the reversal of a credit, which is a debit
#   entry
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' >package.json
npm install --silent --no-fund --no-audit mt940-js@1.0.0 tslib@2.8.1 mt940js@1.3.5 @centrapay/swift-parser@1.0.1
cat >run.cjs <<'PROGRAM'
const { Parser } = require('mt940js');
const mt940 = require('mt940-js');
const swift = require('@centrapay/swift-parser');

const file = [
  ':20:STATEMENT',
  ':25:EXAMPLEBANK/1234567',
  ':28C:5/1',
  ':60F:C231229EUR1000,00',
  ':61:2312290102D100,50NMSCNONREF',
  ':86:Rent of the\r\noffice',
  ':61:2401020102RC50,00NTRFREF1',
  ':86:reversed credit',
  ':61:2401020102RD20,00NTRFREF2',
  ':86:reversed debit',
  ':61:2401030103C10,00NTRFREF3',
  ':86:credit',
  ':62F:C240103EUR879,50',
  '-',
  '',
].join('\r\n');
const day = (date) => new Date(date).toISOString().slice(0, 10);
const report = (name, opening, closing, rows) => {
  console.log(name);
  for (const row of rows) console.log(' ', JSON.stringify(row));
  const sum = rows.reduce((total, { amount }) => total + amount, opening);
  console.log(`  ${opening} and the amounts: ${sum}; closing balance: ${closing}`);
};
(async () => {
  const [first] = await mt940.read(Buffer.from(file));
  report('mt940-js', first.openingBalance.value, first.closingBalance.value, first.transactions.map((row) => (
    { value: row.valueDate, entry: row.entryDate, amount: row.isCredit ? row.amount : -row.amount, isExpense: row.isExpense, text: row.description }
  )));
  const [second] = new Parser().parse(file);
  report('mt940js', second.openingBalance, second.closingBalance, second.transactions.map((row) => (
    { value: day(row.date), entry: day(row.entryDate), amount: row.amount, text: row.details }
  )));
  const [third] = swift.parse({ type: 'mt940', data: file });
  report('swift-parser', Number(third.openingBalance), Number(third.closingBalance), third.transactions.map((row) => (
    { value: day(row.date), entry: day(row.entryDate), amount: Number(row.amount), text: row.detailSegments.join() }
  )));
})();
PROGRAM
diff - <(TZ=UTC node run.cjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
mt940-js
  {"value":"2023-12-29","entry":"2023-01-02","amount":-100.5,"isExpense":true,"text":"Rent of theoffice"}
  {"value":"2024-01-02","entry":"2024-01-02","amount":50,"isExpense":true,"text":"reversed credit"}
  {"value":"2024-01-02","entry":"2024-01-02","amount":-20,"isExpense":true,"text":"reversed debit"}
  {"value":"2024-01-03","entry":"2024-01-03","amount":10,"isExpense":true,"text":"credit"}
  1000 and the amounts: 939.5; closing balance: 879.5
mt940js
  {"value":"2023-12-29","entry":"2023-01-02","amount":-100.5,"text":"Rent of the\noffice"}
  {"value":"2024-01-02","entry":"2024-01-02","amount":-50,"text":"reversed credit"}
  {"value":"2024-01-02","entry":"2024-01-02","amount":20,"text":"reversed debit"}
  {"value":"2024-01-03","entry":"2024-01-03","amount":10,"text":"credit"}
  1000 and the amounts: 879.5; closing balance: 879.5
swift-parser
  {"value":"2023-12-29","entry":"2023-01-02","amount":-100.5,"text":"Rent of the\noffice"}
  {"value":"2024-01-02","entry":"2024-01-02","amount":-50,"text":"reversed credit"}
  {"value":"2024-01-02","entry":"2024-01-02","amount":20,"text":"reversed debit"}
  {"value":"2024-01-03","entry":"2024-01-03","amount":10,"text":"credit"}
  1000 and the amounts: 879.5; closing balance: 879.5
OUTPUT
echo 'unchanged'
