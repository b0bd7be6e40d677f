#!/usr/bin/env bash
# Packages: cvss 1.0.5, cvss-calculator 1.0.0, ae-cvss-calculator 1.0.13, cvss4 1.0.7
# Guess: All give the scores of the calculator of FIRST for every valid vector, also with threat and environmental metrics. A
#   library that knows an older version only refuses the others.
# Behavior: cvss says 0 for every vector of version 3.1, as for a vulnerability without any impact, and refuses none unless it
#   is called with `throw`. cvss-calculator takes a modified metric that is not there for the worst value: the environmental
#   score of a vector without impact is 9.8 in place of 0. The `base` of ae-cvss-calculator for version 4.0 is the score with
#   threat metrics; cvss4 calls the same score the base score, too.
# Source: CVSS v3.1 Specification, "Modified Base Metrics" (one that is not defined has the value of the Base metric) and
#   "Qualitative Severity Rating Scale" (0.0 is None); CVSS v4.0 Specification, "Nomenclature" (CVSS-B has no threat metrics).
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' >package.json
npm install --silent --no-fund --no-audit cvss@1.0.5 cvss-calculator@1.0.0 ae-cvss-calculator@1.0.13 cvss4@1.0.7
cat >run.cjs <<'PROGRAM'
const cvss = require('cvss');
const calculator = require('cvss-calculator');
const { Cvss3P1, Cvss4P0 } = require('ae-cvss-calculator');
const { calculateBaseScore } = require('cvss4');

const Calculator = calculator.Cvss ?? calculator.default ?? calculator;
const attempt = (read) => {
  try {
    return read();
  } catch (error) {
    return `refused (${error.message})`;
  }
};
const REMOTE = 'AV:N/AC:L/PR:N/UI:N/S:U';
const vectors = {
  'without authentication': `CVSS:3.1/${REMOTE}/C:H/I:H/A:H`,
  'with temporal metrics': `CVSS:3.1/${REMOTE}/C:H/I:H/A:H/E:U/RL:O/RC:U`,
  'without impact': `CVSS:3.1/${REMOTE}/C:N/I:N/A:N`,
  'with environmental metrics': 'CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:C/C:L/I:L/A:N/CR:H/IR:H/AR:H/MAV:L',
};
for (const [name, vector] of Object.entries(vectors)) {
  const { base, temporal, environmental } = new Cvss3P1(vector).calculateScores();
  const other = new Calculator(vector);
  const scores = [other.getBaseScore(), other.getTemporalScore(), other.getEnvironmentalScore()];
  console.log(name);
  console.log(`  ae-cvss-calculator: base ${base}, temporal ${temporal}, environmental ${environmental}`);
  console.log(`  cvss-calculator: base ${scores[0]}, temporal ${scores[1]}, environmental ${scores[2]}`);
  console.log(`  cvss: ${cvss.getScore(vector)}; with throw ${attempt(() => cvss.getScore(vector, { throw: true }))}`);
}
const four = 'CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N';
for (const vector of [four, `${four}/E:U`])
  console.log(`${vector}: ae base ${new Cvss4P0(vector).calculateScores().base}, cvss4 base ${calculateBaseScore(vector)}`);
PROGRAM
diff - <(node run.cjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
without authentication
  ae-cvss-calculator: base 9.8, temporal undefined, environmental undefined
  cvss-calculator: base 9.8, temporal 9.8, environmental 9.8
  cvss: 0; with throw refused (Invalid vector string: CVSS3 version prefix not found.)
with temporal metrics
  ae-cvss-calculator: base 9.8, temporal 7.8, environmental undefined
  cvss-calculator: base 9.8, temporal 7.8, environmental 7.8
  cvss: 0; with throw refused (Invalid vector string: CVSS3 version prefix not found.)
without impact
  ae-cvss-calculator: base 0, temporal undefined, environmental undefined
  cvss-calculator: base 0, temporal 0, environmental 9.8
  cvss: 0; with throw refused (Invalid vector string: CVSS3 version prefix not found.)
with environmental metrics
  ae-cvss-calculator: base 6.4, temporal undefined, environmental 6.5
  cvss-calculator: base 6.4, temporal 6.4, environmental 8.4
  cvss: 0; with throw refused (Invalid vector string: CVSS3 version prefix not found.)
CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N: ae base 9.3, cvss4 base 9.3
CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N/E:U: ae base 8.1, cvss4 base 8.1
OUTPUT
echo 'unchanged'
