export const anatomy = [
  [
    'The question',
    'Put as one would put it to a colleague. Full sentences work better than keywords, since the reason for asking is half of the question.',
  ],
  ['The answer', 'As short as it can be. It is a draft by a well-read assistant, and should be read like one.'],
  [
    'The mark',
    'Each clause that rests on a document carries a number. A clause without one is the model’s own wording, and deserves a second look.',
  ],
  [
    'What is missing',
    'If nothing on your shelves answers part of the question, that is said in so many words. A gap that is named can be filled.',
  ],
  [
    'The passages',
    'The lines themselves, with document and place, opened with one tap. Only those that the person asking may open, as far as groups and rights were last read.',
  ],
  ['The record', 'Model version and time, kept with the question. They make yesterday’s answer explainable tomorrow.'],
] as const;

export const tasks = [
  ['Find', '“Which of our contracts end before June?”', 'A list with clauses quoted', 'Nothing'],
  ['Summarize', '“What happened on line 4 last night?”', 'A page, each point with its log line', 'Whether to escalate'],
  [
    'Draft',
    '“Answer this complaint, politely, by our rules.”',
    'A letter, and the rules it followed',
    'Reads, changes, sends',
  ],
  [
    'Compare',
    '“Does this offer meet the specification?”',
    'A table of points met, missed, unclear',
    'The unclear ones',
  ],
  [
    'Do, in steps',
    '“Prepare the file for Thursday’s hearing.”',
    'Several agents collect, check and assemble',
    'Confirms before anything is filed',
  ],
] as const;

export const habits = [
  {
    title: 'Open one source per answer',
    text: 'Choose the clause that would hurt if it were wrong. After a month you will know which kinds of questions deserve more than one.',
  },
  {
    title: 'Say that it is wrong',
    text: 'A correction with a short reason goes to the owner of the examples. It is the cheapest training material there is.',
  },
  {
    title: 'Keep decisions with people',
    text: 'Discharge, credit and sentence are decided by a person with a name, and are not prepared here. What the assistant may draft is released by a person too, and the record shows both.',
  },
] as const;
