import type { Question } from '#web/site/Questions.tsx';

export const readers = [
  {
    title: 'The security officer',
    text: 'Begins with chapter 4 and the five threats that an air gap does not answer. Each is set against what the software does and what the site has to do, so that the second column can be copied into a plan under your own name.',
    note: 'Pages to print: the checklist',
  },
  {
    title: 'The architect',
    text: 'Wants chapter 2: six components and fourteen connections, each with its port, where it has one, until you change it. Chapter 8 gives four formulas for memory instead of a product name, and says which of your numbers go in.',
    note: 'To have at hand: config.json of a model',
  },
  {
    title: 'The assessor',
    text: 'Looks for what is claimed. There is a chapter on what stays the customer’s duty, a table of papers with the person who has to write each, and a sentence that says what the product does not have: a certificate.',
    note: 'To bring along: doubts',
  },
] as const;

export const handling = [
  ['Stored', 'Four answers, the page you came from, the words you agreed to, the time'],
  ['Mailed', 'One message; an answer from a person only where you asked something'],
  ['Counted', 'How often your link was used, on your own entry'],
  ['Deleted', 'After twelve months, or when you say so'],
] as const;

export const questions: readonly Question[] = [
  {
    question: 'Why is there a form at all?',
    answer:
      'Because a paper of this length usually starts a conversation, and we would like to know with whom. Nothing in it is secret. If you would rather not say who you are, the technical overview has the components, connections and failure modes on a page that asks for nothing.',
  },
  {
    question: 'Will a salesperson call?',
    answer:
      'The form has no field for a telephone number. What you write under “What you need it for” is read by a person, who answers it by mail if it is a question and leaves you alone if it is not.',
  },
  {
    question: 'May I pass the file on?',
    answer:
      'Inside your organization, as you like, printed or as a file; the assessor outside it is included. The link is another matter. It is yours, it stops after seven days, and a colleague can ask for one of their own in a minute.',
  },
  {
    question: 'How do you keep robots out without a puzzle?',
    answer:
      'Your browser does a small calculation while you type, which takes a moment and tells us nothing about you. Without JavaScript that cannot be done, so from one network fewer such requests are taken; the form works all the same.',
  },
];
