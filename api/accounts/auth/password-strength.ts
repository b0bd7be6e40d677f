import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fail } from '#api/platform/errors.ts';
import { projectRoot } from '#api/platform/root.ts';
import { foldKey } from '../users/user.entity.ts';

// 100,000 common passwords of eight characters and more, lower case, sorted: those of the frequency lists of zxcvbn
// (MIT, Dropbox), and its shorter ones with the endings that people add. Searched in place, so it is never parsed.
const FILE = path.join(projectRoot, 'api/accounts/auth/passwords/common.txt');
const SHORTEST_REST = 8;
let loading: Promise<Buffer> | undefined;

export interface PasswordOwner {
  siteName: string;
  username: string;
  email: string;
  name: string;
  company?: string | null | undefined;
}

/** Rejects a password that attackers try first: a common password, or a known name with few other characters. */
export async function refuseWeakPassword(
  password: string,
  owner: PasswordOwner,
  path = ['input', 'password'],
): Promise<void> {
  const message = (await isCommon(password))
    ? 'This password is too common. Please choose another'
    : isMostlyContext(password, owner)
      ? 'Please choose a password that is not made of your name or ours'
      : null;
  if (message) fail('BAD_USER_INPUT', message, [{ path, message }]);
}

export async function isCommon(password: string): Promise<boolean> {
  loading ??= readFile(FILE);
  const list = await loading;
  const needle = Buffer.from(password.toLowerCase());
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const start = middle === 0 ? 0 : list.lastIndexOf(10, middle - 1) + 1;
    const end = list.indexOf(10, start);
    const order = Buffer.compare(needle, list.subarray(start, end));
    if (order === 0) return true;
    if (order < 0) high = start;
    else low = end + 1;
  }
  return false;
}

/** True if fewer than eight characters are left after the known words about the owner are removed. */
function isMostlyContext(password: string, { siteName, username, email, name, company }: PasswordOwner): boolean {
  const local = email.slice(0, email.lastIndexOf('@'));
  const phrases = [siteName, username, local, name, company ?? ''];
  const words = phrases.flatMap((phrase) => [phrase, ...phrase.split(/[\s._+-]+/)]).map(squeeze);
  const longWords = [...new Set(words)].filter((word) => word.length >= 4).toSorted((a, b) => b.length - a.length);
  const squeezedPassword = squeeze(password);
  const rest = longWords.reduce((text, word) => text.replaceAll(word, ''), squeezedPassword);
  return rest !== squeezedPassword && rest.length < SHORTEST_REST;
}

/** Keeps letters and digits only: for an attacker, `Safe AI` and `safe-ai` are the same guess. */
const squeeze = (text: string): string => foldKey(text).replace(/[^\p{L}\p{N}]/gu, '');
