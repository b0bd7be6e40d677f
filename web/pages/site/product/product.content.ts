import type { Question } from '#web/site/Questions.tsx';

export const parts = [
  [1, 'Update station'],
  [2, 'Document index'],
  [3, 'Model runtime'],
  [4, 'Agents'],
  [5, 'Gateway'],
  [6, 'Your network'],
] as const;

export const places = [
  ['Air-gapped', 'A room of yours, without any line', 'You', 'Removable media'],
  ['On your premises', 'A segment of your network without a route out', 'You', 'Removable media'],
  [
    'Existing infrastructure',
    'Servers, clusters or virtual machines you run today',
    'You, with the people who run them',
    'Removable media; packages of the operating system from your own mirror',
  ],
  ['Your preferred cloud', 'A tenancy you control, at a provider you chose', 'You and the provider', 'Your pipeline'],
  ['SaaS', 'A service hosted for you', 'The host', 'By the host, on dates it announces'],
] as const;

export const questions: readonly Question[] = [
  {
    question: 'Is it a model, an appliance or software?',
    answer:
      'Software around models, installed on servers or devices of yours. The model is a part that can be exchanged, and the hardware is a part that you own.',
  },
  {
    question: 'What does it cost?',
    answer:
      'Trying it is free. The price of an installation depends on its size and on what has to be built for it, so it is quoted after a survey, for your drawing and not from a list.',
  },
  {
    question: 'Which languages and file types does it read?',
    answer:
      'That follows from the model and the connectors you choose. Bring twenty of your worst documents to a trial on a machine of yours: scans, tables, the form from 1998. They tell more than a list of formats. Keep them out of the demo, which is a public site.',
  },
  {
    question: 'How is it different from running an open model ourselves?',
    answer:
      'A model by itself answers. Rights, sources, record, updates by drive and a way back are what an organization needs around it, and what a home-built project has to build itself.',
  },
];
