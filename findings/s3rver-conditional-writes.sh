#!/usr/bin/env bash
# Packages: @20minutes/s3rver@5.0.0, aws4fetch@1.0.20
# Guess: A test server for S3 answers 412 to a PUT with If-None-Match: * over an existing object, as S3 does since
#   2024, or 501 because it does not know the header; and 400 to a wrong Content-MD5.
# Behavior: It answers 200 and replaces the object in all three cases, so a lock or a "do not overwrite" that is
#   built on conditional writes passes its tests without ever having been tested.
# Source: Amazon S3, conditional writes
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock @20minutes/s3rver@5.0.0 aws4fetch@1.0.20
cat >run.mjs <<'PROGRAM'
import fs from 'node:fs';
import S3rver from '@20minutes/s3rver';
import { AwsClient } from 'aws4fetch';

fs.mkdirSync('data');
const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: 'data', configureBuckets: [{ name: 'bucket', configs: [] }] });
const { port } = await server.run();
const client = new AwsClient({ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', service: 's3', region: 'us-east-1' });
const url = `http://127.0.0.1:${port}/bucket/key`;
const put = async (body, headers = {}) => console.log(JSON.stringify(headers), (await client.fetch(url, { method: 'PUT', body, headers })).status, await (await client.fetch(url)).text());
await put('one');
await put('two', { 'if-none-match': '*' });
await put('three', { 'if-match': '"another"' });
await put('four', { 'content-md5': '1B2M2Y8AsgTpgAmy7PhCfg==' });
await server.close();
process.exit(0);
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
{} 200 one
{"if-none-match":"*"} 200 two
{"if-match":"\"another\""} 200 three
{"content-md5":"1B2M2Y8AsgTpgAmy7PhCfg=="} 200 four
OUTPUT
echo 'unchanged'
