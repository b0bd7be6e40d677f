import type { ShownAnswerFragment } from '#graphql/generated/chat.ts';
import { isPortal, paths } from '#web/paths.ts';
import { useLocation } from 'react-router-dom';

export type Answer = ShownAnswerFragment;
export type Sentence = Answer['sentences'][number];

/** True if the answer quotes the portal, which has a page of its own for answers. */
export const quotesPortal = (citations: Pick<Answer, 'citations'>['citations']): boolean =>
  citations.some(isFromPortal);

/** True if the passage is of the portal and not of a public page. */
export const isFromPortal = ({ path }: Pick<Answer['citations'][number], 'path'>): boolean =>
  isPortal(path.replace(/[?#].*/, ''));

export const REFUSALS: Record<NonNullable<Answer['refusal']>, string> = {
  NO_EVIDENCE: 'This site does not answer the question. No passage says enough about its subject.',
  NO_AMOUNT: 'This site does not state the amount. Prices and other sums of money are not published here.',
  NO_NAME: 'This site does not give the name.',
  NO_DATE: 'This site does not give the date or time.',
  NO_NUMBER: 'This site does not give the number.',
  NOT_OURS_TO_DECIDE: 'This site gives no legal, financial or personal advice, and no guarantee. Ask a person who can.',
};

export const KINDS: Record<Answer['kind'], string> = {
  QUOTED: 'Quoted from this site, not written by a model',
  GENERATED: 'Written by a language model, each sentence checked against its sources',
  REFUSED: 'No answer on this site',
};

/** The heading of quotations, by where they are from: a public page is not one of the portal's documents. */
export function describeQuotations(citations: Pick<Answer, 'citations'>['citations']): string {
  const portalCount = citations.filter(isFromPortal).length;
  if (portalCount === 0) return KINDS.QUOTED;
  return portalCount === citations.length
    ? 'Quoted from the portal’s documents, not written by a model'
    : 'Quoted from the portal’s documents and public pages, not written by a model';
}

/** How long questions are stored, in one place for the form and the conversation. */
export const STORAGE = {
  unstored: 'Questions are stored only if you rate an answer, for an hour, or if you agree, for 12 months.',
  conversation: 'Questions are deleted an hour after the last one, unless you agree to keep them for 12 months.',
  kept: 'You agreed that your questions and ratings are kept for 12 months, so that we can improve the answers.',
};

export const LIMITATIONS: Record<NonNullable<Answer['limitation']>, string> = {
  NOT_STARTED: 'These are quotations from this site. A language model can write an answer from them.',
  MODEL_UNAVAILABLE: 'The language model does not respond. These are quotations from this site instead.',
  MODEL_BUSY: 'The language model is busy. These are quotations from this site instead.',
  LIMIT_REACHED: 'You have reached today’s limit of written answers. These are quotations from this site instead.',
  NOT_SUPPORTED:
    'The sources did not support what the language model wrote. These are quotations from this site instead.',
  INCOMPLETE: 'The language model stopped early. The sentences below are complete, but there may be more to say.',
};

const count = (number: number, noun: string): string => (number === 1 ? `one ${noun}` : `${number} ${noun}s`);

/** The text that a screen reader announces once the answer is complete. */
export function summarize({ kind, sentences, citations }: Answer): string {
  if (kind === 'REFUSED') return 'No answer found on this site.';
  if (kind === 'QUOTED') return `Answered with ${count(citations.length, 'passage')}.`;
  return `Answered with ${count(sentences.length, 'sentence')} from ${count(citations.length, 'source')}.`;
}

/** The answer as plain text, with the URL of each passage. */
export function toPlainText({ question, kind, sentences, citations }: Answer, origin: string): string {
  const isQuoted = kind === 'QUOTED';
  const sentenceTexts = sentences.map(
    ({ text, citations: numbers }) => `${text} ${numbers.map((n) => `[${n}]`).join('')}`,
  );
  const passages = citations.map(({ number, title, path, parts }) => {
    const quote = parts.map(({ text }) => text).join(' ');
    return `[${number}] ${isQuoted ? `“${quote}”\n` : ''}${title}: ${origin}${path}`;
  });
  return [question, ...(isQuoted ? [] : [sentenceTexts.join(' ')]), ...passages].join('\n\n');
}

/** The page that answers questions here: investors ask within the portal. */
export function useChatPath() {
  const path = isPortal(useLocation().pathname) ? paths.investorAsk : paths.chat;
  return { path, getAnswerPath: (question: string): string => `${path}?${new URLSearchParams({ q: question })}` };
}
