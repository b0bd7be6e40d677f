import path from 'node:path';
import { readOperatorFile } from '../platform/operator-files.ts';
import { plainFingerprint } from '../platform/signatures.ts';
import { readSignedProof, type SignedProof } from '../operation/proofs/proof.file.ts';
import { getBuildHash } from '../operation/proofs/proof.read.service.ts';
import { listSteps } from '../operation/proofs/proof.service.ts';
import { type Command, parseOneName } from './command.ts';

export const verifyProofCommand: Command = {
  words: 'proof verify',
  summary: 'Checks the result of npm run proof, without a network or a database.',
  help: `Usage: npx portal proof verify <proof.json> [--key "<fingerprint>"]

Checks the signature, that the proof ran the build of this folder, and that it found no attempt to reach another host.
With --key, the signature must be of the key with this fingerprint: get it from the people who ran the proof, not from
the file. Exits with code 1 if a check fails.`,
  run: async (args) => {
    const usage = 'npx portal proof verify <proof.json>';
    const { values, name: file } = parseOneName(args, usage, { key: { type: 'string' } });
    if (!file) throw new TypeError(`Name the file: ${usage}`);
    const text = readOperatorFile(path.resolve(file));
    const signed = readSignedProof(text);
    if (typeof signed === 'string') {
      console.log(signed);
      return 1;
    }
    console.log(describe(signed));
    const problems = await listProblems(signed, values.key);
    for (const problem of problems) console.log(problem);
    if (problems.length === 0) console.log('The signature is valid, and nothing tried to reach another host.');
    return problems.length === 0 ? 0 : 1;
  },
};

async function listProblems({ proof, fingerprint }: SignedProof, key: string | undefined): Promise<string[]> {
  return [
    ...(key !== undefined && plainFingerprint(key) !== plainFingerprint(fingerprint)
      ? ['The signature is valid, but it is not of the key that you named.']
      : []),
    ...(proof.buildHash === (await getBuildHash()) ? [] : ['The proof ran another build than the one of this folder.']),
    ...proof.attempts.map((attempt) => `${attempt.process} tried to reach ${attempt.host} (${attempt.call}).`),
  ];
}

const describe = ({ proof, fingerprint }: SignedProof): string =>
  [
    ['Run', `${proof.startedAt}, for ${proof.seconds} seconds`],
    ['Commit', `${proof.commit ?? 'unknown'}${proof.isChanged ? ', with changed files' : ''}`],
    ['Build', `SHA-256 ${proof.buildHash}`],
    ...listSteps(proof).map(({ name, count }) => [String(count ?? 'none'), name] as const),
    ['Key', fingerprint],
  ]
    .map(([name, text]) => `${name!.padEnd(10)} ${text}`)
    .join('\n');
