// npm run bench:chat-weights: fits the weights of /chat and prints them with cross-validation results. The ranking is
// fitted to the questions of bench/chat, the refusals also to the known questions with and without an answer. Each fold
// is measured with weights that were fitted to the others. All questions about a page are in the same fold. A known
// question is measured as if it were not known.
import 'reflect-metadata';
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { isCertainRefusal, type EvidenceFeatures, measureEvidence } from '../api/chat/answer.refusal.ts';
import { measurePassages, type MeasuredPassage, type PassageFeatures } from '../api/chat/answer.features.ts';
import { readExpansions } from '../api/chat/passages/passage.expansion.ts';
import { toMatch, toWeightedTerms } from '../api/chat/passages/passage.match.ts';
import { noPortalPassages } from '../api/chat/passages/passage.portal.search.service.ts';
import { type Candidate, readCandidates } from '../api/chat/passages/passage.search.service.ts';
import { analyzeQuestion } from '../api/chat/questions/question.analysis.service.ts';
import { loadKnownQuestions } from '../api/chat/questions/question.declined.ts';
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
const PENALTY = { choice: 1, evidence: 1 };
/** Of the known questions with an answer, every third is used, and it counts less than a question of bench/chat. */
const KNOWN = { every: 3, weight: 0.3 };

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

const strip = (form: Form, text: string, candidates: readonly Candidate[]): Candidate[] =>
  candidates.map((each) => {
    const isStripped = form === 'plain' || (form === 'mixed' && toFold(text + each.path) % 2 === 0);
    return isStripped ? { ...each, questions: [], questionWords: [] } : withoutQuestion(each, text);
  });

function withoutQuestion(candidate: Candidate, text: string): Candidate {
  const isOther = (_: unknown, at: number) => candidate.questions[at] !== text;
  const { questions, questionWords } = candidate;
  return { ...candidate, questions: questions.filter(isOther), questionWords: questionWords.filter(isOther) };
}

/** Questions with the same key have the same fold. */
const toFold = (key: string, folds = FOLDS): number => createHash('sha256').update(key).digest().readUInt32BE() % folds;

const toPath = (answer: string): string => answer.split(' :: ')[0]!;

/** The known questions that a question must not be compared with: itself, and those of a page without known questions. */
async function listHidden(text: string, answers: readonly string[], form: Form): Promise<Set<string>> {
  const expansions = await readExpansions();
  const pages = form === 'plain' ? answers.map(toPath) : [];
  return new Set([
    text,
    ...pages.flatMap((page) => (expansions.get(page) ?? []).flatMap(({ questions }) => questions)),
  ]);
}

interface MeasuredQuestion {
  text: string;
  /** Null for a question without an answer. */
  answers: string[] | null;
  forms: readonly Form[];
}

async function measureCases(em: SqlEntityManager, { text, answers, forms }: MeasuredQuestion): Promise<Case[]> {
  const analyzed = await analyzeQuestion(em, text, noPortalPassages);
  const known = await loadKnownQuestions();
  const match = toMatch(analyzed);
  const { nearest } = analyzed;
  const candidates = match ? await readCandidates(em, match, { terms: toWeightedTerms(analyzed), nearest }) : [];
  if (candidates.length === 0) return [];
  const isRight = candidates.map((passage) => answers?.some((answer) => isAnswer(answer, passage)) ?? false);
  const fold = toFold(answers?.[0] ? toPath(answers[0]) : text);
  const toCase = async (form: Form): Promise<Case> => {
    const hidden = await listHidden(text, answers ?? [], form);
    const question = { ...analyzed, declined: known.compare(text, analyzed.spelling, hidden) };
    const passages = measurePassages(question, strip(form, text, candidates));
    return { question, passages, isRight, isAnswerable: answers !== null, fold, form };
  };
  return Promise.all(forms.map(toCase));
}

/** The questions of bench/chat. */
async function* readBenchCases(em: SqlEntityManager): AsyncIterable<Case> {
  const { answerable, unanswerable } = await readQuestions(path.join(ROOT, 'bench/chat'));
  const forms = ['known', 'mixed', 'plain'] as const;
  for (const { q, a } of answerable) yield* await measureCases(em.fork(), { text: q, answers: a, forms });
  for (const q of unanswerable) yield* await measureCases(em.fork(), { text: q, answers: null, forms });
}

/** The known questions with and without an answer. */
async function* readKnownCases(em: SqlEntityManager): AsyncIterable<Case> {
  for (const text of (await loadKnownQuestions()).declined)
    yield* await measureCases(em.fork(), { text, answers: null, forms: ['known', 'plain'] });
  for (const [page, expansions] of await readExpansions())
    for (const { text, questions } of expansions)
      for (const question of questions.filter((each) => toFold(each, KNOWN.every) === 0))
        yield* await measureCases(em.fork(), { text: question, answers: [`${page} :: ${text}`], forms: ['known'] });
}

const toGroup = ({ passages, isRight }: Case): Sample[] =>
  passages.map(({ features }, at) => ({ features: Object.values(features) as number[], isRight: isRight[at]! }));

const fitRanking = (cases: readonly Case[]): number[] =>
  fitChoice(cases.filter(({ isAnswerable }) => isAnswerable).map(toGroup), PENALTY.choice);

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

/** A case whose passages are ranked, in the form in which it is fitted and measured. */
interface Judged {
  evidence: Sample;
  /** The position of the right passage, from 0; -1 if it was not found. */
  place: number;
  isPlain: boolean;
  isRefused: boolean | null;
  fold: number;
  form: Form;
}

function toJudged(each: Case, choice: readonly number[], weight = 1): Judged {
  const ranked = rank(each, choice);
  const best = ranked[0]!;
  const features = [...(Object.values(measureEvidence(each.question, best)) as number[]), 1];
  return {
    evidence: { features, isRight: each.isAnswerable, weight },
    place: ranked.findIndex(({ isRight }) => isRight),
    isPlain: best.features.isPlain === 1,
    isRefused: isCertainRefusal(each.question, ranked),
    fold: each.fold,
    form: each.form,
  };
}

/** The weights of both models, fitted to the cases of their form. */
type Evidence = Record<'known' | 'plain', number[]>;

function fitEvidence(judged: readonly Judged[]): Evidence {
  const fitForm = (form: Form) => {
    const samples = judged.filter((each) => each.form === form && each.isRefused === null);
    return fitLogistic(
      samples.map(({ evidence }) => evidence),
      PENALTY.evidence,
    );
  };
  return { known: fitForm('known'), plain: fitForm('plain') };
}

/** @param threshold a lower evidence score refuses the question */
const isRefused = ({ evidence, isPlain, isRefused }: Judged, weights: Evidence, threshold: number): boolean =>
  isRefused ?? weigh(isPlain ? weights.plain : weights.known, evidence.features) < threshold;

function summarize(judged: readonly (Judged & { refused: boolean })[]): string {
  const answerable = judged.filter(({ evidence }) => evidence.isRight);
  const others = judged.filter(({ evidence }) => !evidence.isRight);
  const within = (most: number) => answerable.filter(({ place }) => place >= 0 && place < most);
  const answered = within(3).filter(({ refused }) => !refused).length;
  const wrongly = answerable.filter(({ refused }) => refused).length;
  const refused = others.filter(({ refused }) => refused).length;
  return `at 1, 3, 5: ${within(1).length}, ${within(3).length}, ${within(5).length} of ${answerable.length}; first 3 and not refused ${answered}; wrongly refused ${wrongly}; refused ${refused} of ${others.length}`;
}

const print = (names: string[], weights: readonly number[]): void =>
  console.log(names.map((name, at) => `  ${name}: ${weights[at]!.toFixed(2)},`).join('\n'));

async function fitAll(em: SqlEntityManager): Promise<void> {
  const cases: Case[] = [];
  for await (const each of readBenchCases(em)) cases.push(each);
  const choice = fitRanking(cases);
  const known: Judged[] = [];
  for await (const each of readKnownCases(em)) known.push(toJudged(each, choice, each.isAnswerable ? KNOWN.weight : 1));
  const measured = Array.from({ length: FOLDS }, (_, fold) => {
    const ranking = fitRanking(cases.filter((each) => each.fold !== fold));
    const judged = cases.map((each) => toJudged(each, ranking));
    const weights = fitEvidence([...judged, ...known].filter((each) => each.fold !== fold));
    const held = {
      bench: judged.filter((each) => each.fold === fold),
      known: known.filter((each) => each.fold === fold),
    };
    return { held, weights };
  });
  for (const set of ['bench', 'known'] as const)
    for (const form of set === 'bench' ? (['known', 'mixed', 'plain'] as const) : (['known', 'plain'] as const))
      for (const threshold of THRESHOLDS) {
        const judged = measured.flatMap(({ held, weights }) =>
          held[set].map((each) => ({ ...each, refused: isRefused(each, weights, threshold) })),
        );
        console.log(set, form, threshold, summarize(judged.filter((each) => each.form === form)));
      }
  const evidence = fitEvidence([...cases.map((each) => toJudged(each, choice)), ...known]);
  const [first] = cases as [Case, ...Case[]];
  print(Object.keys(first.passages[0]!.features satisfies PassageFeatures), choice);
  const features: EvidenceFeatures = measureEvidence(first.question, rank(first, choice)[0]!);
  for (const weights of [evidence.known, evidence.plain]) print([...Object.keys(features), 'constant'], weights);
}

async function main(): Promise<void> {
  const bench = new Bench([]);
  try {
    const orm = await openOrm(process.argv[2] ?? (await indexSite(bench)), entities, 2);
    await fitAll(orm.em.fork()).finally(() => orm.close());
  } finally {
    await bench.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
