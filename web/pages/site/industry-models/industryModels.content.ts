export const means = [
  {
    title: 'A glossary it can look up',
    text: 'House abbreviations, product codes, street names, the three meanings of “unit.” Costs an afternoon, can be corrected by anybody, and never spoils what the model knew before.',
    note: 'Try first',
  },
  {
    title: 'The right sources, well cut',
    text: 'A model that reads your protocol beats one that remembers somebody else’s. Cut documents where their authors did, at clauses and steps, so that what is found can stand alone.',
    note: 'Try second',
  },
  {
    title: 'A few examples in the instruction',
    text: 'Show it two good answers in the form you want. For reports with a fixed shape this is often the end of the search.',
    note: 'Try third',
  },
  {
    title: 'A tuning of your own',
    text: 'For tone, format and vocabulary that occur in every answer. Needs examples somebody approved and a test set no one trained on.',
    note: 'When the first three are not enough',
  },
  {
    title: 'A different base model',
    text: 'For a language, a script, a kind of code or a length of document the present one cannot handle. Means testing everything again.',
    note: 'Last, and sometimes first',
  },
] as const;

export const card = [
  [
    'License',
    'May you use it for this work, change it, and keep the change?',
    'Research only; “open” with a list of exceptions',
  ],
  [
    'Origin',
    'Who published these exact files, and how can you check the hash?',
    'A repackaged copy by an unknown account',
  ],
  ['Training data', 'What is said about it, and what is not?', 'Silence, or your competitors’ contracts'],
  [
    'Size',
    'Does it fit the memory you own, with room for several people asking?',
    'It loads, and then one person fills it',
  ],
  [
    'Context length',
    'Does your longest document fit, and is its middle still read?',
    'A number on a page no one tested',
  ],
  ['Languages', 'Tested with your texts, or only named?', 'Fluent in the language, ignorant of your law'],
  [
    'Refusals',
    'Will it discuss wounds, weapons or fraud with people whose job that is?',
    'A trauma nurse is told to seek help',
  ],
  ['Age', 'When did its reading end?', 'Rules that changed since, stated with confidence'],
] as const;

export const sectors = [
  {
    topic: 'Government',
    product: 'Statutes by section and date; forms with numbers; several languages at one counter.',
    yours: 'Which version of a rule was in force on the day of the event.',
  },
  {
    topic: 'Healthcare',
    product: 'Abbreviations with two meanings; negations; doses with units.',
    yours: 'Clinicians who read test answers, and a list of what it must not be asked.',
  },
  {
    topic: 'Financial services',
    product: 'Defined terms in capitals; tables; clauses that amend other clauses.',
    yours: 'Scored questions from your validation team, hidden from the people who tune the model.',
  },
  {
    topic: 'Utilities',
    product: 'Tag names, drawings’ title blocks, procedures whose order matters.',
    yours: 'Field crews’ words for things, which are in no manual.',
  },
] as const;
