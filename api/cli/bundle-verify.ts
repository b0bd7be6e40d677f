import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { verifyBundle } from '../operation/bundles/bundle.file.ts';
import { plainFingerprint } from '../platform/signatures.ts';
import { type Command, parseOneName } from './command.ts';

export const verifyBundleCommand: Command = {
  words: 'bundle verify',
  summary: 'Checks an unpacked bundle of npm run bundle, without a network or a database.',
  help: `Usage: npx portal bundle verify <folder> [--key "<fingerprint>"]

Compares the files of the bundle with their checksums, and checks the signature of the checksums. With --key, the signature
must be of the key with this fingerprint: get it from the people who made the bundle, not from the bundle. Exits with code 1
if a check fails.`,
  run: async (args) => {
    const usage = 'npx portal bundle verify <folder>';
    const { values, name: folder } = parseOneName(args, usage, { key: { type: 'string' } });
    if (!folder) throw new TypeError(`Name the folder: ${usage}`);
    // Throws if this user cannot read it.
    await readdir(path.resolve(folder));
    const bundle = await verifyBundle(path.resolve(folder));
    if (typeof bundle === 'string') {
      console.error(bundle);
      return 1;
    }
    if (values.key !== undefined && plainFingerprint(values.key) !== plainFingerprint(bundle.fingerprint)) {
      console.error(`The bundle is signed by another key than the expected one: ${bundle.fingerprint}.`);
      return 1;
    }
    console.log(`${bundle.title}, complete, signed by the key ${bundle.fingerprint}.`);
    return 0;
  },
};
