import type { Question } from '../../../site/Questions.tsx';

export const roles = [
  [
    'Coordinator',
    'The request and the list of agents',
    'Any document',
    'Splits the task, joins the parts, gives up in time',
  ],
  [
    'Reader',
    'Search, with the asker’s rights',
    'Write, send, calculate',
    'Passages for the writer, page numbers for the coordinator, or “nothing found”',
  ],
  [
    'Calculator',
    'Numbers and a formula',
    'Search, documents',
    'Computes with a program, since language models guess at sums',
  ],
  [
    'Writer',
    'What the others found',
    'Search for more',
    'Drafts, and gives no number to a sentence that has no source',
  ],
  [
    'Checker',
    'The draft and the passages',
    'The asker’s identity',
    'Looks for claims that the passages do not support',
  ],
] as const;

export const failures = [
  [
    'One agent invents, the next believes',
    'Facts travel to the writer with their passage. A claim without one gets no number.',
    'Read drafts with the sources open, at least at first.',
  ],
  [
    'They talk in circles',
    'Each task has a limit of turns. When it is reached, the person gets what there is and the reason.',
    'Set the limit by how long the person can wait.',
  ],
  [
    'A document says “ignore your instructions”',
    'Text that was read is material, and is not supposed to name a tool. One that is not on the list cannot be misused.',
    'Keep the list of tools short.',
  ],
  [
    'Rights add up',
    'All agents act with the rights of one person, for the length of one request.',
    'Refuse the service account that may see everything “for convenience.”',
  ],
  [
    'No one knows who decided',
    'Nothing changes without a confirmation, and that is a record: who, what exactly, when.',
    'Say which changes one person may confirm and which take two.',
  ],
] as const;

export const questions: readonly Question[] = [
  {
    question: 'Is it one model or several?',
    answer:
      'Either. Agents are roles, and a single model can play all of them in turn. Different models make sense when one role needs speed and another needs care, and when the machine has memory for both.',
  },
  {
    question: 'Can agents run overnight without anyone asking?',
    answer:
      'They can prepare: collect, compare, draft. A scheduled task needs an owner whose rights it uses, and what it prepared waits in a tray in the morning. It changes nothing while people sleep. It needs LDAPS, because SAML and OIDC tell groups only at a sign-in.',
  },
  {
    question: 'When is a single assistant better?',
    answer:
      'For most questions. If one search and one answer will do, a committee only adds waiting time and places to err. Begin with one, and add a role when you can say which mistake it would have caught.',
  },
];
