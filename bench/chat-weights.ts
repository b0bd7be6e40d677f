// npm run bench:chat-weights: fits the weights of /chat to the questions of bench/chat and prints them with
// cross-validation results. Each fold is measured with weights that were fitted to the other folds. All questions about
// a page are in the same fold.
import 'reflect-metadata';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { type EvidenceFeatures, findFixedRefusal, measureEvidence } from '../api/chat/answer.refusal.ts';
import { measurePassages, type MeasuredPassage, type PassageFeatures } from '../api/chat/answer.features.ts';
import { toMatch, toWeightedTerms } from '../api/chat/passages/passage.match.ts';
import { noPortalPassages } from '../api/chat/passages/passage.portal.search.service.ts';
import { type Candidate, readCandidates } from '../api/chat/passages/passage.search.service.ts';
import { analyzeQuestion } from '../api/chat/questions/question.analysis.service.ts';
import { readDeclined } from '../api/chat/questions/question.declined.ts';
import { compareSpellings, toSpelling } from '../api/chat/questions/question.spelling.ts';
import type { Question } from '../api/chat/questions/question.types.ts';
import { entities } from '../api/entities.ts';
import { openOrm } from '../api/platform/database/orm.ts';
import { Bench } from './bench.ts';
import { isAnswer, readQuestions } from './chat.questions.ts';
import { fitChoice, fitLogistic, type Sample, weigh } from './logistic.ts';
import { ROOT } from './processes.ts';
import { indexSite } from './rows/chat.ts';

const FOLDS = 8;
const THRESHOLDS = [-1.5, -1.2, -0.9, -0.75, -0.6, -0.45, -0.3, 0];
const PENALTY = { choice: 1, evidence: 0.3 };

interface Case {
  question: Question;
  passages: MeasuredPassage[];
  isRight: boolean[];
  isAnswerable: boolean;
  fold: number;
  form: Form;
}

/**
 * Whether the passages of all pages have their known questions, those of every second page, or none. New articles and
 * the portal have none, so their passages must be able to win too.
 */
type Form = 'known' | 'mixed' | 'plain';

const strip = (form: Form, text: string, found: readonly Candidate[]): Candidate[] =>
  found.map((each) => {
    const isStripped = form === 'plain' || (form === 'mixed' && toFold(text + each.path) % 2 === 0);
    return isStripped ? { ...each, questions: [], questionWords: [] } : each;
  });

/** Questions with the same key have the same fold. */
const toFold = (key: string): number => createHash('sha256').update(key).digest().readUInt32BE() % FOLDS;

/**
 * The similarity to the other questions that the site does not answer. A question of the list would be most similar to
 * itself.
 */
const measureOthers = ({ text, spelling }: Question, declined: readonly string[]): number =>
  Math.max(...declined.filter((each) => each !== text).map((each) => compareSpellings(spelling, toSpelling(each))));

async function readCases(url: string): Promise<Case[]> {
  const orm = await openOrm(url, entities, 2);
  const declined = await readDeclined();
  const measure = async (text: string, answers: string[] | null): Promise<Case[]> => {
    const em = orm.em.fork();
    const analyzed = await analyzeQuestion(em, text, noPortalPassages);
    const question = { ...analyzed, declined: measureOthers(analyzed, declined) };
    const match = toMatch(question);
    const found = match ? await readCandidates(em, match, toWeightedTerms(question)) : [];
    const isRight = found.map((passage) => answers?.some((answer) => isAnswer(answer, passage)) ?? false);
    const fold = toFold(answers?.[0]?.split(' :: ')[0] ?? text);
    return (['known', 'mixed', 'plain'] as const).map((form) => {
      const passages = measurePassages(question, strip(form, text, found));
      return { question, passages, isRight, isAnswerable: answers !== null, fold, form };
    });
  };
  try {
    const { answerable, unanswerable } = await readQuestions(path.join(ROOT, 'bench/chat'));
    const cases: Case[] = [];
    for (const { q, a } of answerable) cases.push(...(await measure(q, a)));
    for (const q of [...unanswerable, ...declined]) cases.push(...(await measure(q, null)));
    return cases.filter(({ passages }) => passages.length > 0);
  } finally {
    await orm.close();
  }
}

const toGroup = ({ passages, isRight }: Case): Sample[] =>
  passages.map(({ features }, at) => ({ features: Object.values(features) as number[], isRight: isRight[at]! }));

/** Ranks the passages by these weights. */
function rank({ passages, isRight }: Case, weights: readonly number[]) {
  return passages
    .map((passage, at) => ({
      ...passage,
      isRight: isRight[at]!,
      score: weigh(weights, Object.values(passage.features) as number[]),
    }))
    .toSorted((a, b) => b.score - a.score);
}

const toEvidence = (each: Case, weights: readonly number[]): Sample => ({
  features: [...(Object.values(measureEvidence(each.question, rank(each, weights))) as number[]), 1],
  isRight: each.isAnswerable,
});

interface Model {
  choice: number[];
  /** Fitted to the cases of one form. */
  evidence: Record<'known' | 'plain', number[]>;
}

function fit(cases: readonly Case[]): Model {
  const choice = fitChoice(cases.filter(({ isAnswerable }) => isAnswerable).map(toGroup), PENALTY.choice);
  const open = cases.filter((each) => !findFixedRefusal(each.question, rank(each, choice)));
  const fitForm = (form: Form) =>
    fitLogistic(
      open.filter((each) => each.form === form).map((each) => toEvidence(each, choice)),
      PENALTY.evidence,
    );
  return { choice, evidence: { known: fitForm('known'), plain: fitForm('plain') } };
}

/** @param threshold a lower evidence score refuses the question */
function judge(each: Case, { choice, evidence }: Model, threshold: number) {
  const ranked = rank(each, choice);
  const place = ranked.findIndex(({ isRight }) => isRight);
  const isRefused =
    findFixedRefusal(each.question, ranked) !== null ||
    weigh(ranked[0]!.features.isPlain ? evidence.plain : evidence.known, toEvidence(each, choice).features) < threshold;
  return { isAnswerable: each.isAnswerable, place, isRefused };
}

function summarize(judged: readonly ReturnType<typeof judge>[]): string {
  const answerable = judged.filter(({ isAnswerable }) => isAnswerable);
  const others = judged.filter(({ isAnswerable }) => !isAnswerable);
  const within = (most: number) => answerable.filter(({ place }) => place >= 0 && place < most);
  const answered = within(3).filter(({ isRefused }) => !isRefused).length;
  const wrongly = answerable.filter(({ isRefused }) => isRefused).length;
  const refused = others.filter(({ isRefused }) => isRefused).length;
  return `at 1, 3, 5: ${within(1).length}, ${within(3).length}, ${within(5).length} of ${answerable.length}; first 3 and not refused ${answered}; wrongly refused ${wrongly}; refused ${refused} of ${others.length}`;
}

const print = (names: string[], weights: readonly number[]): void =>
  console.log(names.map((name, at) => `  ${name}: ${weights[at]!.toFixed(2)},`).join('\n'));

async function main(): Promise<void> {
  const bench = new Bench([]);
  try {
    const cases = await readCases(process.argv[2] ?? (await indexSite(bench)));
    const models = Array.from({ length: FOLDS }, (_, fold) => fit(cases.filter((each) => each.fold !== fold)));
    for (const form of ['known', 'mixed', 'plain'] as const)
      for (const threshold of THRESHOLDS) {
        const judged = cases.filter((each) => each.form === form);
        console.log(form, threshold, summarize(judged.map((each) => judge(each, models[each.fold]!, threshold))));
      }
    const { choice, evidence } = fit(cases);
    const best = cases[0]!;
    print(Object.keys(best.passages[0]!.features satisfies PassageFeatures), choice);
    const features: EvidenceFeatures = measureEvidence(best.question, rank(best, choice));
    for (const weights of [evidence.known, evidence.plain]) print([...Object.keys(features), 'constant'], weights);
  } finally {
    await bench.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
