import { measureCoverage } from './answer.match.ts';
import type { Candidate } from './passages/passage.search.service.ts';
import { getQuestionKind } from './questions/question.kind.ts';
import type { Question } from './questions/question.types.ts';
import { rateWord } from './questions/question.words.ts';

const SYNONYM_SHARE = 0.7;

/** How similar the question is to the questions that a passage is known to answer; each number is from 0 to 1. */
export function measureExpected(question: Question, { questions, questionWords }: Candidate) {
  const own = new Set(question.terms.flatMap(({ alternatives: [first] }) => first?.lexemes ?? []));
  const all = new Set(question.terms.flatMap(({ alternatives }) => alternatives.flatMap(({ lexemes }) => lexemes)));
  const rate = (word: string): number => rateWord(word) * (own.has(word) ? 1 : all.has(word) ? SYNONYM_SHARE : 0);
  const scores = questionWords.map((words) =>
    balance(
      measureCoverage(question.terms, new Set(words)),
      sum(words.map(rate)) / Math.max(0.001, sum(words.map(rateWord))),
    ),
  );
  const [expected = 0, expectedNext = 0] = scores.toSorted((a, b) => b - a);
  const sameKind = scores.filter((_, at) => getQuestionKind(questions[at] ?? '') === question.kind);
  return {
    expected,
    expectedNext,
    expectedKind: Math.max(0, ...sameKind),
    spelling: Math.max(0, ...questions.map((text) => question.compareSpelling(text))),
  };
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** The harmonic mean: two questions are similar if each contains most of the other. */
const balance = (one: number, other: number): number => (one + other === 0 ? 0 : (2 * one * other) / (one + other));
