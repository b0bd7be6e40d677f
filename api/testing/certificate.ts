import { generateKeyPairSync, sign } from 'node:crypto';

// A self-signed certificate, generated for each run, so that no private key is in the repository. X.509 in DER.

const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const length = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
};
const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const ED25519 = sequence(der(0x06, Buffer.from('2b6570', 'hex')));
const COMMON_NAME = der(0x06, Buffer.from('550403', 'hex'));
const utcTime = (text: string) => der(0x17, Buffer.from(text));
const pem = (body: Buffer) =>
  `-----BEGIN CERTIFICATE-----\n${body.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;

/** Key and self-signed certificate of a server. */
export function selfSigned(name: string): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const named = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(name)))));
  const version3 = der(0xa0, der(0x02, Buffer.from([2])));
  const validity = sequence(utcTime('250101000000Z'), utcTime('491231235959Z'));
  const key = publicKey.export({ type: 'spki', format: 'der' });
  const body = sequence(version3, der(0x02, Buffer.from([1])), ED25519, named, validity, named, key);
  const signature = der(0x03, Buffer.from([0]), sign(null, body, privateKey));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem(sequence(body, ED25519, signature)),
  };
}
