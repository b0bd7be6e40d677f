#!/usr/bin/env bash
# Packages: @20minutes/s3rver@5.0.0, aws4fetch@1.0.20
# Guess: A test server for S3 answers a range with the bytes that it names, as every web server does, lists the
#   keys that were written in the order of their bytes, and escapes each of them once.
# Behavior: The last three bytes (bytes=-3) are answered with the first four, and the first byte (bytes=0-0) with
#   the whole object. The key "a&b" is listed as "a&amp;b" after the XML was read, "x//y" as "x/y", and "a/b"
#   stands before "a": a client that resumes after the last key it saw repeats or skips keys here, and not in S3.
# Source: RFC 9110, section 14.1.2; Amazon S3, ListObjectsV2
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
const bucket = `http://127.0.0.1:${port}/bucket`;
for (const key of ['a', 'a b', 'a&b', 'a/b', 'x//y']) {
  await client.fetch(`${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`, { method: 'PUT', body: '0123456789' });
}
for (const range of ['bytes=-3', 'bytes=0-0', 'bytes=5-']) {
  const answer = await client.fetch(`${bucket}/a`, { headers: { range } });
  console.log(range, answer.status, answer.headers.get('content-range'), await answer.text());
}
const listing = await (await client.fetch(`${bucket}?list-type=2`)).text();
console.log([...listing.matchAll(/<Key>(.*?)<\/Key>/g)].map(([, key]) => JSON.stringify(key)).join(' '));
await server.close();
process.exit(0);
PROGRAM
diff - <(node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
bytes=-3 206 bytes 0-3/10 0123
bytes=0-0 206 bytes 0-9/10 0123456789
bytes=5- 206 bytes 5-9/10 56789
"a/b" "a b" "a&amp;amp;b" "a" "x/y"
OUTPUT
echo 'unchanged'
