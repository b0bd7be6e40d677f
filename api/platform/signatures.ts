import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

// Ed25519 signatures that anyone with the file can verify. The fingerprint identifies the owner of the key.

export const hashSha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** Groups of four hex digits, which are easy to read out on the phone. */
export const makeFingerprint = (publicKey: string): string =>
  hashSha256(publicKey).slice(0, 32).match(/.{4}/g)!.join(' ');

/** A fingerprint without spaces and in lowercase, to compare two of them. */
export const plainFingerprint = (fingerprint: string): string => fingerprint.toLowerCase().replace(/[^0-9a-f]/g, '');

export const exportPublicKey = (privateKey: KeyObject): string =>
  createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).toString('base64url');

export const signText = (privateKey: KeyObject, text: string): string =>
  sign(null, Buffer.from(text, 'utf8'), privateKey).toString('base64url');

export function isSignedBy(publicKey: string, text: string, signature: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64url'), format: 'der', type: 'spki' });
    return (
      key.asymmetricKeyType === 'ed25519' &&
      verify(null, Buffer.from(text, 'utf8'), key, Buffer.from(signature, 'base64url'))
    );
  } catch {
    return false;
  }
}
