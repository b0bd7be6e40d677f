export const stages = [
  {
    title: 'Intake: whose is it?',
    text: 'A document enters with its address, its owner and the list of groups that may open it. Without an owner it waits. This is the stage at which a third share comes to light.',
    note: 'Keeps: origin, owner, date',
  },
  {
    title: 'Scan: is it only a document?',
    text: 'Macros, embedded programs and known malware are looked for before anything tries to open the file. What parses documents runs without rights, since parsers are where crafted files do their damage.',
    note: 'Keeps: hash and verdict',
  },
  {
    title: 'Read: what does it say?',
    text: 'Text comes out of office files, scans and tables. A scan carries its recognition quality along, so that a shaky reading is later shown as shaky.',
    note: 'Keeps: text, page, confidence',
  },
  {
    title: 'Split: where does a thought end?',
    text: 'At clauses, steps, headings and messages. A passage cut by character count loses the “not” in front of it, and answers become wrong in a way no one can trace.',
    note: 'Keeps: passage and neighbors',
  },
  {
    title: 'Label: who may find it, until when?',
    text: 'Each passage inherits rights, classification, retention and language. Personal data found where none was expected is flagged for a person, not quietly blacked out.',
    note: 'Keeps: rights and expiry',
  },
  {
    title: 'Index: findable, and no more than that',
    text: 'Words and meaning are stored so that search can find the passage. The index quotes its source and never replaces it.',
    note: 'Keeps: a way back to the page',
  },
] as const;

export const changes = [
  ['A page is corrected', 'The old passage is removed when the new one arrives, not at some later cleanup'],
  [
    'A person is removed from a group',
    'Over LDAPS, the next search knows; with SAML or OIDC, the next sign-in does, so keep sessions short',
  ],
  ['The rights of a file change', 'The next reading of its source carries them over; you set how often that is'],
  [
    'A file is deleted',
    'Passages go at the next comparison, and leave the backups as those expire, on a date you can state',
  ],
  ['A folder is put on legal hold', 'Expiry stops for its passages, and somebody’s name stands beside the hold'],
  ['A case is sealed', 'It disappears from search before it disappears from the share'],
] as const;

export const gauges = [
  ['Age of the oldest waiting file', 'A source has changed, or its owner has left'],
  ['Share of files set aside, by reason', 'A new scanner, a new format, a reorganization'],
  ['Passages without rights', 'Must be none; one is an incident'],
  ['Difference between source and index', 'Deletions that did not arrive'],
  ['Questions answered with “nothing found”', 'The source everybody assumed was included'],
] as const;
