// npm run bench:chat-weights: fits the weights of /chat to the questions of bench/chat and prints them with
// cross-validation results. Each fold is measured with weights that were fitted to the other folds.
import 'reflect-metadata';
import path from 'node:path';
import { type EvidenceFeatures, findFixedRefusal, measureEvidence } from '../api/chat/answer.refusal.ts';
import { measurePassages, type MeasuredPassage, type PassageFeatures } from '../api/chat/answer.features.ts';
import { toMatch, toWeightedTerms } from '../api/chat/passages/passage.match.ts';
import { noPortalPassages } from '../api/chat/passages/passage.portal.search.service.ts';
import { readCandidates } from '../api/chat/passages/passage.search.service.ts';
import { analyzeQuestion } from '../api/chat/questions/question.analysis.service.ts';
import type { Question } from '../api/chat/questions/question.types.ts';
import { entities } from '../api/entities.ts';
import { openOrm } from '../api/platform/database/orm.ts';
import { Bench } from './bench.ts';
import { isAnswer, readQuestions } from './chat.questions.ts';
import { fitChoice, fitLogistic, type Sample, weigh } from './logistic.ts';
import { ROOT } from './processes.ts';
import { indexSite } from './rows/chat.ts';

const FOLDS = 8;
const THRESHOLDS = [-1.5, -1.2, -0.9, -0.75, -0.6, -0.3, 0];
const PENALTY = { choice: 1, evidence: 0.3 };

interface Case {
  question: Question;
  passages: MeasuredPassage[];
  isRight: boolean[];
  isAnswerable: boolean;
}

async function readCases(url: string): Promise<Case[]> {
  const orm = await openOrm(url, entities, 2);
  const measure = async (text: string, answers: string[] | null): Promise<Case> => {
    const em = orm.em.fork();
    const question = await analyzeQuestion(em, text, noPortalPassages);
    const match = toMatch(question);
    const found = match ? await readCandidates(em, match, toWeightedTerms(question)) : [];
    const passages = measurePassages(question, found);
    const isRight = passages.map((passage) => answers?.some((answer) => isAnswer(answer, passage)) ?? false);
    return { question, passages, isRight, isAnswerable: answers !== null };
  };
  try {
    const { answerable, unanswerable } = await readQuestions(path.join(ROOT, 'bench/chat'));
    const cases: Case[] = [];
    for (const { q, a } of answerable) cases.push(await measure(q, a));
    for (const q of unanswerable) cases.push(await measure(q, null));
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
  evidence: number[];
}

function fit(cases: readonly Case[]): Model {
  const choice = fitChoice(cases.filter(({ isAnswerable }) => isAnswerable).map(toGroup), PENALTY.choice);
  const open = cases.filter((each) => !findFixedRefusal(each.question, rank(each, choice)));
  return {
    choice,
    evidence: fitLogistic(
      open.map((each) => toEvidence(each, choice)),
      PENALTY.evidence,
    ),
  };
}

/** @param threshold a lower evidence score refuses the question */
function judge(each: Case, { choice, evidence }: Model, threshold: number) {
  const ranked = rank(each, choice);
  const place = ranked.findIndex(({ isRight }) => isRight);
  const isRefused =
    findFixedRefusal(each.question, ranked) !== null || weigh(evidence, toEvidence(each, choice).features) < threshold;
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
    const models = Array.from({ length: FOLDS }, (_, fold) => fit(cases.filter((_, at) => at % FOLDS !== fold)));
    for (const threshold of THRESHOLDS)
      console.log(threshold, summarize(cases.map((each, at) => judge(each, models[at % FOLDS]!, threshold))));
    const { choice, evidence } = fit(cases);
    const best = cases[0]!;
    print(Object.keys(best.passages[0]!.features satisfies PassageFeatures), choice);
    const features: EvidenceFeatures = measureEvidence(best.question, rank(best, choice));
    print([...Object.keys(features), 'constant'], evidence);
  } finally {
    await bench.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
