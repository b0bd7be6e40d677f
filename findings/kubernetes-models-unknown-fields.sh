#!/usr/bin/env bash
# Packages: kubernetes-models@5.1.0
# Guess: validate() of a Deployment refuses a field that does not exist, as the API server does with strict
#   validation (the default of kubectl apply).
# Behavior: A mistyped "replica" passes, and so does a name with capitals and signs that no cluster accepts; only
#   types are compared. A green test of manifests says nothing about their spelling.
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock kubernetes-models@5.1.0
cat >run.mjs <<'PROGRAM'
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';

const template = { metadata: { labels: { app: 'a' } }, spec: { containers: [{ name: 'c', image: 'i' }] } };
const spec = { selector: { matchLabels: { app: 'a' } }, template };
for (const input of [{ metadata: { name: 'a' }, spec: { ...spec, replica: 3 } }, { metadata: { name: 'Bad_Name!' }, spec }, { metadata: { name: 'a' }, spec: { ...spec, replicas: 'three' } }])
  try {
    new Deployment(input).validate();
    console.log('accepted');
  } catch (error) {
    console.log(error.message.split(',')[0]);
  }
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
accepted
accepted
data/spec/replicas must be integer
OUTPUT
echo 'unchanged'
