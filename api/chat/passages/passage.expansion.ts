import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '../../platform/root.ts';
import type { Passage } from './passage.split.ts';

// The folder `expected` contains buyers' questions that the site's own pages, articles and case studies answer. The
// file `expected/deploy.yaml` belongs to /deploy, `expected/index.yaml` to /. Each key is text that one passage of the
// page contains; its value is the list of questions. A passage that no longer contains the text has no questions.

const FOLDER = path.join(projectRoot, 'api/chat/passages/expected');

export interface Expansion {
  /** Text that identifies the passage: the passage contains it. */
  text: string;
  questions: string[];
}

let loading: Promise<ReadonlyMap<string, Expansion[]>> | null = null;

/** The expansions of each path. They are read once per process. */
export function readExpansions(): Promise<ReadonlyMap<string, Expansion[]>> {
  loading ??= readFiles().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function readFiles(): Promise<Map<string, Expansion[]>> {
  const files = (await readdir(FOLDER, { recursive: true })).filter((file) => file.endsWith('.yaml'));
  const read = async (file: string): Promise<[string, Expansion[]]> => {
    const questions = parse(await readFile(path.join(FOLDER, file), 'utf8')) as Record<string, string[]>;
    return [toPath(file), Object.entries(questions).map(([text, questions]) => ({ text, questions }))];
  };
  return new Map(await Promise.all(files.map(read)));
}

const toPath = (file: string): string => {
  const name = file.replaceAll(path.sep, '/').replace(/\.yaml$/, '');
  return name === 'index' ? '/' : `/${name}`;
};

const simplify = (text: string): string => text.replace(/[’‘]/g, "'").replace(/\s+/g, ' ').toLowerCase();

/** True if the text that identifies an expansion occurs in the passage. */
export const isExpansionOf = ({ text }: Expansion, { heading, sentences }: Passage): boolean =>
  simplify([heading, ...sentences].join(' ')).includes(simplify(text));

/** Adds to each passage of a path the buyers' questions that it is known to answer. */
export async function addExpectedQuestions<Each extends Passage>(
  path: string,
  passages: readonly Each[],
): Promise<(Each & { questions: string[] })[]> {
  const expansions = (await readExpansions()).get(path) ?? [];
  return passages.map((passage) => ({
    ...passage,
    questions: expansions
      .filter((expansion) => isExpansionOf(expansion, passage))
      .flatMap(({ questions }) => questions),
  }));
}
