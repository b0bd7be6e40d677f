import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';

interface Answerable {
  q: string;
  a: string[];
}

export interface Questions {
  answerable: Answerable[];
  unanswerable: string[];
}

export async function readQuestions(folder: string): Promise<Questions> {
  const read = async (name: string) => parse(await readFile(path.join(folder, name), 'utf8')) as unknown;
  return {
    answerable: (await read('answerable.yaml')) as Answerable[],
    unanswerable: (await read('unanswerable.yaml')) as string[],
  };
}

const plain = (text: string): string => text.replace(/[’‘]/g, "'").replace(/\s+/g, ' ').toLowerCase();

/** True if a passage is one of the correct answers, written as `path :: text in the passage`. */
export function isAnswer(answer: string, passage: { path: string; heading: string; sentences: string[] }): boolean {
  const [page, words = ''] = answer.split(' :: ');
  return passage.path === page && plain(`${passage.heading} ${passage.sentences.join(' ')}`).includes(plain(words));
}
