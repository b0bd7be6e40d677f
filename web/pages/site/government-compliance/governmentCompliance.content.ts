import type { Question } from '../../../site/Questions.tsx';

export const papers = [
  [
    'System security plan',
    'You, from our description of parts and ports',
    'Sentences copied from the last system, which had a firewall this one lacks',
  ],
  [
    'Boundary and data-flow diagrams',
    'You; our drawings may be redrawn freely',
    'The update drive and the printer left out',
  ],
  [
    'Customer responsibility matrix',
    'We draft it, control by control; you correct it',
    'Rows marked “shared” with no one’s name in them',
  ],
  [
    'Assessment plan and report',
    'Your assessor, with our test plan to start from; the machine may be taken apart',
    'Tests made on a demo and not on the installed unit',
  ],
  [
    'Plan of action and milestones',
    'You; our release notes say what is fixed, and when',
    'An item closed by a promise',
  ],
  ['Authorization to operate', 'Your authorizing official alone', 'Believing that a vendor brought one along'],
  [
    'Use inventory and impact assessment',
    'The program that uses it',
    'One entry for the tool where there should be one per use',
  ],
] as const;

export const weeks = [
  {
    title: 'Name the data',
    text: 'Categorization under FIPS 199 starts from the most sensitive document anybody will ask about, and not from the average. If the answer differs by office, consider two installations.',
    note: 'Leaves: a memo',
  },
  {
    title: 'List what you inherit',
    text: 'Doors, guards, power, directory, log store: the facility has these assessed already. Get the statement of each provider in writing, with its date, before you lean on it.',
    note: 'Leaves: inherited controls',
  },
  {
    title: 'Write only what is new',
    text: 'Perhaps a few dozen paragraphs concern the assistant as such. They deserve fresh words, and an editor who asks “how would I see that?” after every sentence.',
    note: 'Leaves: the plan',
  },
  {
    title: 'Test before the assessor does',
    text: 'Run the disconnection tests, try two accounts with different rights on the same question, verify one release with one wrong byte in it. Keep the screenshots.',
    note: 'Leaves: evidence with dates',
  },
  {
    title: 'Agree on what a change is',
    text: 'A new model, a new source and a new prompt template are all changes. Say which of them need the change board and which need a fresh assessment, while no one is in a hurry.',
    note: 'Leaves: a change rule',
  },
] as const;

export const questions: readonly Question[] = [
  {
    question: 'Which impact levels do you support?',
    answer:
      'The level is a property of your system and its information. The product has no built-in ceiling and no built-in approval; what an assessor finds at moderate or high depends on your facility at least as much as on us.',
  },
  {
    question: 'Do you supply machine-readable control descriptions?',
    answer:
      'Ask for the format your office works in, OSCAL for instance, before you sign. We would rather agree on a file your tools can import than hand you a PDF that somebody has to retype.',
  },
  {
    question: 'What changes if we take the hosted option later?',
    answer:
      'Nearly everything on this page. A service run for you by somebody else is a cloud offering, and FedRAMP becomes the question. Plan that as a new system and not as a setting.',
  },
];
