import path from 'node:path';
import { checkCertificate, siteFingerprint, type Statement } from '../portal/ndas/nda.certificate.ts';
import { readEnv } from '../platform/env.ts';
import { readSecrets } from '../platform/secrets.ts';
import { readOperatorFile } from '../platform/operator-files.ts';
import { plainFingerprint } from '../platform/signatures.ts';
import { type Command, parseOneName } from './command.ts';

export const verifyNdaCommand: Command = {
  words: 'nda verify',
  summary: 'Checks the certificate for a signed agreement, without a network or a database.',
  help: `Usage: npx portal nda verify <certificate.json> [--key "<fingerprint>"]

Computes the digest of the text and checks the signature of the certificate. The key must be the key of this site, or
the one whose fingerprint is given with --key. Administrators see the fingerprint of their site at /investor/admin/nda.
Exits with code 1 if a check fails.`,
  run: async (args) => {
    const usage = 'npx portal nda verify <certificate.json>';
    const { values, name: file } = parseOneName(args, usage, { key: { type: 'string' } });
    if (!file) throw new TypeError(`Name the file: ${usage}`);
    const text = readOperatorFile(path.resolve(file));
    const { error, statement, fingerprint } = checkCertificate(text);
    if (error) {
      console.log(error);
      return 1;
    }
    console.log(describeStatement(statement!));
    const trusted = values.key ? [values.key] : (await readSecrets(readEnv())).map(siteFingerprint);
    const isKnown = trusted.some((key) => plainFingerprint(key) === plainFingerprint(fingerprint!));
    console.log(
      isKnown
        ? 'The certificate is valid, and its key is trusted.'
        : `The certificate is intact, but its key is not trusted. Fingerprint of the key: ${fingerprint}`,
    );
    return isKnown ? 0 : 1;
  },
};

const describeStatement = ({
  name,
  email,
  company,
  account,
  version,
  sha256,
  signedAt,
  address,
  site,
  consent,
}: Statement) =>
  [
    `Signer     ${name}, ${email}${company ? `, ${company}` : ''} (${account})`,
    `Agreement  version ${version} of the agreement, SHA-256 ${sha256}`,
    `Signed     ${signedAt}, from ${address}, at ${site}`,
    `Consent    ${consent}`,
  ].join('\n');
