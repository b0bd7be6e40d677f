import type { Passage } from './passage.split.ts';
import { productQuestions } from './passage.expansion.pages.ts';
import { serviceQuestions } from './passage.expansion.services.ts';
import { technicalQuestions } from './passage.expansion.technical.ts';

interface Expansion {
  /** Text that identifies the passage: the passage contains it. */
  words: string;
  questions: string[];
}

const simplify = (text: string): string => text.replace(/[’‘]/g, "'").replace(/\s+/g, ' ').toLowerCase();

/** The expansions by page path. */
const expansions = new Map<string, Expansion[]>();
let list: Expansion[] = [];
for (const line of `${productQuestions}${technicalQuestions}${serviceQuestions}`.split('\n').filter(Boolean)) {
  const [words = '', questions] = line.split(' | ');
  if (questions === undefined) expansions.set(line, (list = []));
  else list.push({ words: simplify(words), questions: questions.split(/(?<=\?) /) });
}

/** Returns the buyers' questions that a passage of a page is known to answer. */
export function listExpectedQuestions(path: string, { heading, sentences }: Passage): string[] {
  const text = simplify([heading, ...sentences].join(' '));
  return (expansions.get(path) ?? []).filter(({ words }) => text.includes(words)).flatMap(({ questions }) => questions);
}
