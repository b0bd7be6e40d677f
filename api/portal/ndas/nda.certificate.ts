import { createPrivateKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { deriveKey } from '#api/platform/secrets.ts';
import { exportPublicKey, hashSha256, isSignedBy, makeFingerprint, signText } from '#api/platform/signatures.ts';
import { readJson } from '#api/platform/json.ts';

// A certificate contains the text, the signed statement, and an Ed25519 signature with the public key. Anyone with the
// file can verify it without this server. The fingerprint identifies the key's owner.

const statementShape = z.strictObject({
  signature: z.string(),
  site: z.string(),
  version: z.number().int(),
  sha256: z.string(),
  name: z.string(),
  account: z.string(),
  email: z.string(),
  company: z.string(),
  address: z.string(),
  signedAt: z.iso.datetime(),
  consent: z.string(),
});
const certificateShape = z.strictObject({
  statement: statementShape,
  text: z.string(),
  publicKey: z.string(),
  proof: z.string(),
});

export type Statement = z.infer<typeof statementShape>;
type Certificate = z.infer<typeof certificateShape>;

export const CONSENT = 'I have read this agreement and agree to it. My typed name is my signature.';

/** Builds an Ed25519 private key from 32 bytes, in the PKCS #8 format of RFC 8410. */
const derivePrivateKey = (secret: string): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), deriveKey(secret, 'nda certificates')]),
    format: 'der',
    type: 'pkcs8',
  });

const derivePublicKey = (secret: string): string => exportPublicKey(derivePrivateKey(secret));

/** The fingerprint of the site's signing key. */
export const siteFingerprint = (secret: string): string => makeFingerprint(derivePublicKey(secret));

/** The signed text: the statement with its fields in fixed order. It includes a digest of the text. */
const toSignedText = (statement: Statement): string => JSON.stringify(statement);

export function writeCertificate(secret: string, statement: Statement, text: string): string {
  const key = derivePrivateKey(secret);
  const certificate: Certificate = {
    statement,
    text,
    publicKey: derivePublicKey(secret),
    proof: signText(key, toSignedText(statement)),
  };
  return `${JSON.stringify(certificate, null, 2)}\n`;
}

export interface Verdict {
  /** One sentence that names the problem. Null if the certificate is valid. */
  error: string | null;
  statement: Statement | null;
  fingerprint: string | null;
}

/** Verifies a certificate on its own. The caller compares the fingerprint to check whose key it is. */
export function checkCertificate(certificateText: string): Verdict {
  const result = certificateShape.safeParse(readJson(certificateText));
  if (!result.success)
    return { error: 'This file is not a certificate of an agreement.', statement: null, fingerprint: null };
  const { statement, text, publicKey, proof } = result.data;
  const fingerprint = makeFingerprint(publicKey);
  const error = !isSignedBy(publicKey, toSignedText(statement), proof)
    ? 'The certificate was changed: its proof does not fit what it says.'
    : hashSha256(text) === statement.sha256
      ? null
      : 'The text in the certificate is not the one that was signed.';
  return { error, statement, fingerprint };
}
