import type { Question } from '../../../site/Questions.tsx';

export const doors = [
  ['Mainframe batch', 'The spool: reports it has printed for decades', 'Page headers repeat, totals do not'],
  [
    'Midrange and terminal systems',
    'A nightly file in a folder',
    'Code pages; packed decimals; dates without a century',
  ],
  [
    'Relational database',
    'A replica or a view, with a read-only account',
    'Meaning hides in codes: status 7 means “do not ask”',
  ],
  [
    'Interface engine (HL7 v2, FHIR)',
    'One more subscriber to a feed it sends anyway',
    'Corrections arrive as new messages',
  ],
  ['Historian, SCADA export', 'The replica outside the control network', 'Tag names that only two people can read'],
  [
    'File shares and mailboxes',
    'The files, with their access lists',
    'Lists no one has cleaned since the reorganization',
  ],
  ['Paper', 'A scanner and patience', 'Stamps over text; the back of page two'],
] as const;

export const never = [
  {
    topic: 'Write access',
    product: 'Reads copies. A change is prepared as text, and a person enters it in the old screen.',
    yours:
      'Resist the request to “just let it post.” If it must, order a write-back connector: one narrow form, released by a person under their own name.',
  },
  {
    topic: 'Screen scraping',
    product: 'Can follow a terminal session where there is truly no other door.',
    yours: 'Treat it as scaffolding with an end date; a moved field is a wrong answer.',
  },
  {
    topic: 'The one account',
    product: 'Searches under the rights of the asker where the source knows them.',
    yours: 'Where the source knows only one all-seeing user, limit who may ask that source at all.',
  },
  {
    topic: 'The old system’s load',
    product: 'Reads outside business hours and in portions.',
    yours: 'Tell us when month-end is. It is the only thing the old system truly cares about.',
  },
] as const;

export const questions: readonly Question[] = [
  {
    question: 'Our system has no API. Is that the end?',
    answer:
      'Hardly ever. It prints, and what it prints can be caught on the way to the printer. Reports are often better than tables, because somebody once decided what belongs together on a page.',
  },
  {
    question: 'Can the assistant replace the old system?',
    answer:
      'No, and be wary of anyone who says so. It can make forty years of contents findable, which lowers the pressure to migrate by a fixed date and makes the eventual migration better informed.',
  },
  {
    question: 'How fresh are the answers?',
    answer:
      'As fresh as the last copy, and each answer should show its date. Nightly is enough for most work. Where minutes matter, look at the original screen; that is what it is for.',
  },
];
