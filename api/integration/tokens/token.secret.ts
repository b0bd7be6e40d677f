import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

// A secret looks like `safeai_` + 43 + 6 characters: 256 random bits and a checksum, both in base 62. Scanners find it
// by its beginning and confirm it by the checksum without asking this server, as with the tokens of GitHub and npm.

export const PREFIX = 'safeai_';
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const FORM = /^safeai_([0-9A-Za-z]{43})([0-9A-Za-z]{6})$/;
/** The characters of a secret that lists show: the prefix and four more, too few to guess the rest. */
const SHOWN = PREFIX.length + 4;

function toBase62(value: bigint, length: number): string {
  let text = '';
  for (let rest = value; rest > 0n; rest /= 62n) text = DIGITS[Number(rest % 62n)] + text;
  return text.padStart(length, '0');
}

const checksum = (body: string): string => toBase62(BigInt(crc32(PREFIX + body)), 6);

export function newSecret(): string {
  const body = toBase62(BigInt(`0x${randomBytes(32).toString('hex')}`), 43);
  return `${PREFIX}${body}${checksum(body)}`;
}

/** True if a text has the form of a secret and the right checksum. It costs no more than the length of the text. */
export function isSecret(text: string): boolean {
  const [, body = '', sum = ''] = FORM.exec(text) ?? [];
  return body !== '' && checksum(body) === sum;
}

/** Only this is stored. A hash that is fast to compute is enough, because 256 random bits cannot be guessed. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

export const getShownPart = (secret: string): string => secret.slice(0, SHOWN);
