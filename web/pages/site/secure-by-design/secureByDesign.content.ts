import type { Question } from '../../../site/Questions.tsx';

export const doors = [
  [
    '1, to the building',
    'People with a badge; deliveries; a sealed drive on update days',
    'Your guard, your visitor book, your scan station',
    'Who came, and when, in your access system',
  ],
  [
    '2, to the service',
    'A signed-in person’s question',
    'Identity and groups, from your directory; rules: task allowed, sources allowed',
    'Who asked, when, with which rights',
  ],
  [
    '3, to the runtime',
    'A question that has passed door 2, with the passages its asker may read',
    'That it comes from the agents, by certificate where they run on another host',
    'Which passages and which model version were used',
  ],
] as const;

export const threats = [
  {
    topic: 'A curious colleague',
    product:
      'Searches only what the person asking may open, as far as the index has read it, and records what was searched.',
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
    yours:
      'Hold the keys, and destroy disks that leave service. Weights tuned on your files count as your files, and so does the index.',
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
      'We hold no certificate. ISO 27001 and ISO 42001 certify a vendor, SOC 2 is an auditor’s report on one, FIPS 140-3 certifies a cryptographic module and Common Criteria a product; this site claims none of them. What we bring to your assessor is a description of every component and connection, and a machine they are allowed to take apart.',
  },
  {
    question: 'What if we choose SaaS or our own cloud instead?',
    answer:
      'Then the wall is drawn somewhere else and part of it belongs to a provider. The doors stay the same, but this page’s drawing no longer describes your site, and your risk assessment should say so.',
  },
];
