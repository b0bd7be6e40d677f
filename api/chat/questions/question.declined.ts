import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '../../platform/root.ts';
import { compareSpellings, type Spelling, toSpelling } from './question.spelling.ts';

/** Questions of many subjects that the site does not answer: prices, people, legal advice, other products. */
const FILE = path.join(projectRoot, 'api/chat/questions/declined.yaml');

let loading: Promise<Spelling[]> | null = null;

/** The similarity to the nearest known question that the site does not answer, from 0 to 1. */
export async function measureDeclined(spelling: Spelling): Promise<number> {
  loading ??= readSpellings().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return Math.max(0, ...(await loading).map((each) => compareSpellings(spelling, each)));
}

export const readDeclined = async (): Promise<string[]> => parse(await readFile(FILE, 'utf8')) as string[];

const readSpellings = async (): Promise<Spelling[]> => (await readDeclined()).map((text) => toSpelling(text));
