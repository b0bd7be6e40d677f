import { readFileSync } from 'node:fs';
import path from 'node:path';

type Rule = 'public' | 'signed-in' | 'editor' | 'admin';

/** Who can open which route of Express and which page. access.http.test.ts writes it with `-u`: review each changed line. */
export const ACCESS_FILE = path.join(import.meta.dirname, 'whole-server/access.http.txt');

/** The entries of the reviewed file: `GET /api/user` for a route, `page /investor` for a page. */
export const access: [entry: string, rule: Rule][] = readFileSync(ACCESS_FILE, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(': ') as [string, Rule]);

export const pages = access.flatMap(([entry, rule]) =>
  entry.startsWith('page ') ? [{ path: entry.slice('page '.length), rule }] : [],
);
