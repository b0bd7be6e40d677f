import type { ChatAnswerQuery } from '../../../../graphql/generated/chat.ts';
import { paths } from '../../../paths.ts';

export type Answer = ChatAnswerQuery['chatAnswer'];

/** The URL of the answer to a question. */
export const chatPath = (question: string): string => `${paths.chat}?${new URLSearchParams({ q: question })}`;

export const REFUSALS: Record<NonNullable<Answer['refusal']>, string> = {
  NO_EVIDENCE: 'This site does not answer the question. No passage says enough about its subject.',
  NO_AMOUNT: 'This site does not state the amount. Prices and other sums of money are not published here.',
  NO_NAME: 'This site does not give the name.',
  NO_DATE: 'This site does not give the date or time.',
  NO_NUMBER: 'This site does not give the number.',
  NOT_OURS_TO_DECIDE: 'This site gives no legal, financial or personal advice, and no guarantee. Ask a person who can.',
};

/** What a screen reader announces once the answer is here. */
export function summarize({ kind, citations }: Answer): string {
  if (kind === 'REFUSED') return 'No answer found on this site.';
  return citations.length === 1 ? 'Answered with one passage.' : `Answered with ${citations.length} passages.`;
}

/** The answer as plain text, with the URL of each passage. */
export function toPlainText({ question, citations }: Answer, origin: string): string {
  const passages = citations.map(({ number, title, path, parts }) => {
    const quote = parts.map(({ text }) => text).join(' ');
    return `[${number}] “${quote}”\n${title}: ${origin}${path}`;
  });
  return [question, ...passages].join('\n\n');
}

export const SUGGESTIONS: readonly { page: string; to: string; questions: readonly string[] }[] = [
  {
    page: 'Works offline',
    to: paths.worksOffline,
    questions: ['Is it still offline if our building has internet?', 'Can it look something up on the web?'],
  },
  {
    page: 'Secure by design',
    to: paths.secureByDesign,
    questions: ['Are you certified?', 'What if a disk is stolen?'],
  },
  {
    page: 'Deploy',
    to: paths.deploy,
    questions: ['Can it run on hardware we already own?', 'How many people can ask at once?'],
  },
  {
    page: 'Healthcare',
    to: paths.healthcare,
    questions: ['Is a business associate agreement needed?', 'Is it a medical device?'],
  },
];
