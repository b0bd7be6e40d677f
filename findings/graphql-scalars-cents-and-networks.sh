#!/usr/bin/env bash
# Packages: graphql-scalars@1.25.0, graphql@16.15.0
# Guess: The scalar USCurrency reads $19.99 as 1999 cents and writes back what it read; IPv4 is an address; a
#   Timestamp that cannot be written is an error; an IBAN or a currency code has one form after it was read.
# Behavior: $19.99 is 1998.9999999999998 cents, which the same scalar writes as $19.98: a cent is gone each time;
#   1.234,56 is $1.23. IPv4 takes a whole network, 192.0.2.0/24. A Timestamp given as text is written as NaN, null
#   in JSON. IBAN and currency codes stay as they were typed.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock graphql-scalars@1.25.0 graphql@16.15.0
cat >run.mjs <<'PROGRAM'
import { GraphQLCurrency, GraphQLIBAN, GraphQLIPv4, GraphQLTimestamp, GraphQLUSCurrency } from 'graphql-scalars';

for (const amount of ['$20', '$19.99', '$4.35', '1.234,56']) {
  const cents = GraphQLUSCurrency.parseValue(amount);
  let written;
  try {
    written = GraphQLUSCurrency.serialize(cents);
  } catch {
    written = 'an error';
  }
  console.log(amount, 'is read as', cents, 'and written as', written);
}
console.log('IPv4', GraphQLIPv4.parseValue('192.0.2.0/24'));
console.log('Timestamp', JSON.stringify({ at: GraphQLTimestamp.serialize('1700000000000') }));
console.log('IBAN', JSON.stringify(GraphQLIBAN.parseValue('de89 3704 0044 0532 0130 00')), 'currency', GraphQLCurrency.parseValue('usd'));
PROGRAM
diff - <(node run.mjs 2>/dev/null) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
$20 is read as 2000 and written as $20.00
$19.99 is read as 1998.9999999999998 and written as $19.98
$4.35 is read as 434.99999999999994 and written as $4.34
1.234,56 is read as 123.45600000000002 and written as $1.23
IPv4 192.0.2.0/24
Timestamp {"at":null}
IBAN "de89 3704 0044 0532 0130 00" currency usd
OUTPUT
echo 'unchanged'
