import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { uniteDivided, unifySigns } from '#api/platform/search-query.ts';
import { projectRoot } from '#api/platform/root.ts';
import type { Passage } from './passages/passage.split.ts';
import type { WeightedWord } from './passages/passage.words.query.ts';
import { listWords, SimilarityIndex } from './similarity.ts';

// The folder `questions` contains questions with a known outcome.
// - `answered`: buyers' questions that a passage of the site answers. The file `answered/deploy.yaml` belongs to /deploy,
//   `answered/index.yaml` to /. Each key is text that one passage of the page contains; its value is the list of
//   questions. A passage that no longer contains the text has no questions.
// - `declined/site`: questions that the public site does not answer, such as those about revenue. The portal may.
// - `declined/anywhere`: questions about other subjects.

const FOLDER = path.join(projectRoot, 'api/content/chat/questions');
/** Less similar questions say nothing about each other. */
const SIMILAR = 0.1;
const NEAREST = 50;
/** A question with more words is searched for by those that say most. */
const WORDS = 12;
const LONGEST_WORD = 60;

export type Outcome = 'ANSWERED' | 'DECLINED_ON_SITE' | 'DECLINED_ANYWHERE';

export interface Neighbor {
  text: string;
  outcome: Outcome;
  /** From 0 to 1. */
  similarity: number;
}

interface AnsweredQuestions {
  /** Text that the passage contains. */
  text: string;
  questions: string[];
}

/** The questions with a known outcome, indexed in memory: they change only with the build. */
export class KnownQuestions {
  readonly #index: SimilarityIndex;
  readonly #outcomes: [text: string, outcome: Outcome][];

  constructor(
    readonly answered: ReadonlyMap<string, AnsweredQuestions[]>,
    readonly declined: Record<'site' | 'anywhere', readonly string[]>,
  ) {
    const answeredTexts = [...answered.values()].flat().flatMap(({ questions }) => questions);
    this.#outcomes = [
      ...new Map<string, Outcome>([
        ...answeredTexts.map((text) => [text, 'ANSWERED'] as const),
        ...declined.site.map((text) => [text, 'DECLINED_ON_SITE'] as const),
        ...declined.anywhere.map((text) => [text, 'DECLINED_ANYWHERE'] as const),
      ]),
    ];
    this.#index = new SimilarityIndex(this.#outcomes.map(([text]) => text));
  }

  /** The known questions that resemble a question most, most similar first. */
  findNearest(question: string): Neighbor[] {
    const similarities = this.#index.compareAll(question);
    return this.#outcomes
      .map(([text, outcome], at) => ({ text, outcome, similarity: similarities[at]! }))
      .filter(({ similarity }) => similarity >= SIMILAR)
      .toSorted((a, b) => b.similarity - a.similarity)
      .slice(0, NEAREST);
  }

  /** The similarity of a question to each of these texts, from 0 to 1. */
  compareEach(question: string, texts: readonly string[]): number[] {
    return this.#index.compareEach(question, texts);
  }

  /** The position of the sentence that resembles a question most. */
  findBestSentence(question: string, sentences: readonly string[]): number {
    const similarities = this.compareEach(question, sentences);
    return similarities.indexOf(Math.max(...similarities));
  }

  /** The words of a question that say most about its subject, as they were typed. */
  weighWords(question: string): WeightedWord[] {
    const words = unifySigns(uniteDivided(question)).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    const weigh = (word: string) => Math.max(0, ...listWords(word).map((each) => this.#index.getRarity(each)));
    return [...new Set(words)]
      .map((word) => ({ word: word.slice(0, LONGEST_WORD), weight: weigh(word) }))
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, WORDS);
  }

  /** The questions that a passage of this page is known to answer. */
  listAnswered(page: string, passage: Passage): string[] {
    return (this.answered.get(page) ?? [])
      .filter(({ text }) => hasText(passage, text))
      .flatMap(({ questions }) => questions);
  }
}

export const hasText = ({ heading, sentences }: Pick<Passage, 'heading' | 'sentences'>, text: string): boolean =>
  simplify([heading, ...sentences].join(' ')).includes(simplify(text));

const simplify = (text: string): string => text.replace(/[’‘]/g, "'").replace(/\s+/g, ' ').toLowerCase();

let loading: Promise<KnownQuestions> | null = null;

/** Reads and indexes the known questions once per process. */
export function loadKnownQuestions(): Promise<KnownQuestions> {
  loading ??= readKnownQuestions().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function readKnownQuestions(): Promise<KnownQuestions> {
  const answered = (await readFolder<Record<string, string[]>>('answered')).map(
    ([file, passages]): [string, AnsweredQuestions[]] => [
      file === 'index' ? '/' : `/${file}`,
      Object.entries(passages).map(([text, questions]) => ({ text, questions })),
    ],
  );
  const readDeclined = async (folder: string) =>
    (await readFolder<string[]>(`declined/${folder}`)).flatMap(([, texts]) => texts);
  return new KnownQuestions(new Map(answered), {
    site: await readDeclined('site'),
    anywhere: await readDeclined('anywhere'),
  });
}

/** The content of each YAML file of a folder, by its name without the extension. */
async function readFolder<Content>(name: string): Promise<[string, Content][]> {
  const folder = path.join(FOLDER, name);
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.yaml')).toSorted();
  return Promise.all(
    files.map(async (file): Promise<[string, Content]> => [
      file.replaceAll(path.sep, '/').replace(/\.yaml$/, ''),
      parse(await readFile(path.join(folder, file), 'utf8')) as Content,
    ]),
  );
}
