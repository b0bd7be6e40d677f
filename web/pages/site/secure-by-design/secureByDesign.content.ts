import type { Question } from '../../../site/Questions.tsx';

export const doors = [
  [
    '1, to the building',
    'People with a badge; deliveries; a sealed drive on update days',
    'Your guard, your visitor book, your scan station',
    'Your access system',
  ],
  [
    '2, to the service',
    'A signed-in person’s question',
    'Identity and groups, from your directory',
    'Who asked, when, with which rights',
  ],
  [
    '3, to the runtime',
    'A question that has passed door 2, with the passages its asker may read',
    'Rules: task allowed, sources allowed, person to confirm',
    'Which passages and which model version were used',
  ],
] as const;

export const threats = [
  {
    topic: 'A curious colleague',
    product: 'Searches only what the person asking may open, and records what was searched.',
    yours: 'Keep folder rights true. An assistant finds in a second what an open share has hidden by being boring.',
  },
  {
    topic: 'A document that gives orders',
    product:
      'Treats text from documents as material, confines agents to listed tools, and asks a person before anything is changed.',
    yours:
      'Decide which tools exist at all. No filter catches every planted instruction; a tool that is not there cannot be misused.',
  },
  {
    topic: 'A tampered update',
    product: 'Arrives with checksums and signatures that can be verified without a connection.',
    yours: 'Verify them at your own station, two people at a time, and keep the drive afterward.',
  },
  {
    topic: 'A stolen disk',
    product: 'Keeps everything in few, known places, so that encryption can cover all of them.',
    yours: 'Hold the keys, and destroy disks that leave service. Weights tuned on your files count as your files.',
  },
  {
    topic: 'A wrong answer, believed',
    product: 'Shows the passages an answer rests on, and says when there were none.',
    yours: 'Say where an answer is advice and where a person signs. That is policy, and it is yours.',
  },
] as const;

export const questions: readonly Question[] = [
  {
    question: 'Does an air gap replace the rest of our controls?',
    answer:
      'No. It removes one large class of attackers: everyone who is not in the building. Those who are, and everything that is carried in, still meet your access control, your segmentation and your logging.',
  },
  {
    question: 'Are you certified?',
    answer:
      'Certificates are issued for a system in its place, run by its owner, and this site claims none. What we bring to your assessor is a description of every component and connection, and a machine they are allowed to take apart.',
  },
  {
    question: 'What if we choose SaaS or our own cloud instead?',
    answer:
      'Then the wall is drawn somewhere else and part of it belongs to a provider. The doors stay the same, but this page’s drawing no longer describes your site, and your risk assessment should say so.',
  },
];
