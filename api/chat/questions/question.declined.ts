import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '../../platform/root.ts';
import { readExpansions } from '../passages/passage.expansion.ts';
import { WordCounts, measureOdds } from './question.odds.ts';
import { compareSpellings, type Spelling, SpellingIndex, toSpelling } from './question.spelling.ts';
import type { Question } from './question.types.ts';

// The folder `declined` contains questions without an answer. Those in `site`, such as questions about revenue, are not
// answered by the public site, but may be answered in the portal. Those in `anywhere` are about other subjects.

const FOLDER = path.join(projectRoot, 'api/chat/questions/declined');
const NONE: ReadonlySet<string> = new Set();
/** How many known questions, from which similarity of spelling on, make their passages candidates. */
const NEAREST = 20;
const NEAR = 0.2;

/** The known questions of both kinds: those that a passage answers, and those without an answer. */
export class KnownQuestions {
  readonly #spellings: Record<'answered' | 'declined', SpellingIndex>;
  /** The position of each answered question in the index. */
  readonly #answered: ReadonlyMap<string, number>;
  /** Those of `anywhere` come first. */
  readonly #declined: ReadonlySet<string>;
  readonly #anywhere: ReadonlySet<string>;
  readonly #counts = { answered: new WordCounts(), declined: new WordCounts(), anywhere: new WordCounts() };

  constructor(answered: readonly string[], { site, anywhere }: Record<'site' | 'anywhere', readonly string[]>) {
    this.#answered = new Map([...new Set(answered)].map((text, at) => [text, at]));
    this.#anywhere = new Set(anywhere);
    this.#declined = new Set([...anywhere, ...site]);
    this.#spellings = {
      answered: new SpellingIndex([...this.#answered.keys()]),
      declined: new SpellingIndex([...this.#declined]),
    };
    this.#count(new Set([...this.#answered.keys(), ...this.#declined]), 1);
  }

  get declined(): readonly string[] {
    return [...this.#declined];
  }

  /**
   * How much a question resembles those without an answer.
   *
   * @param except questions that are not compared. The tool that fits the weights leaves out the question itself.
   */
  compare(text: string, spelling: Spelling, except = NONE): Question['declined'] {
    const similarities = this.#spellings.declined.compareAll(spelling);
    const nearest = { site: 0, portal: 0 };
    let at = 0;
    for (const question of this.#declined) {
      const similarity = except.has(question) ? 0 : similarities[at]!;
      if (at < this.#anywhere.size) nearest.portal = Math.max(nearest.portal, similarity);
      nearest.site = Math.max(nearest.site, similarity);
      at += 1;
    }
    this.#count(except, -1);
    const { answered, declined, anywhere } = this.#counts;
    const odds = { site: measureOdds(text, declined, answered), portal: measureOdds(text, anywhere, answered) };
    this.#count(except, 1);
    return {
      site: { similarity: nearest.site, odds: odds.site },
      portal: { similarity: nearest.portal, odds: odds.portal },
    };
  }

  /**
   * Compares a spelling with those of the known questions that a passage answers. `compareSpelling` compares it with a
   * text, quickly if the text is one of them.
   */
  compareAnswered(spelling: Spelling): Pick<Question, 'nearest' | 'compareSpelling'> {
    const similarities = this.#spellings.answered.compareAll(spelling);
    const compareSpelling = (text: string) => {
      const at = this.#answered.get(text);
      return at === undefined ? compareSpellings(spelling, toSpelling(text)) : similarities[at]!;
    };
    const nearest = [...this.#answered].filter(([, at]) => similarities[at]! >= NEAR);
    nearest.sort(([, a], [, b]) => similarities[b]! - similarities[a]!);
    return { nearest: nearest.slice(0, NEAREST).map(([text]) => text), compareSpelling };
  }

  #count(texts: ReadonlySet<string>, times: 1 | -1): void {
    const { answered, declined, anywhere } = this.#counts;
    for (const text of texts) {
      if (this.#answered.has(text)) answered.add(text, times);
      if (this.#declined.has(text)) declined.add(text, times);
      if (this.#anywhere.has(text)) anywhere.add(text, times);
    }
  }
}

let loading: Promise<KnownQuestions> | null = null;

/** Reads the known questions once per process. */
export function loadKnownQuestions(): Promise<KnownQuestions> {
  loading ??= readKnownQuestions().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function readKnownQuestions(): Promise<KnownQuestions> {
  const answeredQuestions = [...(await readExpansions()).values()].flat().flatMap(({ questions }) => questions);
  return new KnownQuestions(answeredQuestions, {
    site: await readFolder('site'),
    anywhere: await readFolder('anywhere'),
  });
}

async function readFolder(name: string): Promise<string[]> {
  const folder = path.join(FOLDER, name);
  const read = async (file: string) => parse(await readFile(path.join(folder, file), 'utf8')) as string[];
  return (await Promise.all((await readdir(folder)).map(read))).flat();
}
