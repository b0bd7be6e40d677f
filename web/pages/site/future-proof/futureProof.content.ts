export const replacing = [
  {
    title: 'Bring it to the quarantine',
    text: 'The new model comes in on a drive and waits on a machine that no one works on. Its origin, license and checksums are read before its first sentence.',
    note: 'Keeps: the transfer sheet',
  },
  {
    title: 'Ask it your questions',
    text: 'Both models answer the test set you have kept since the first day. People from the departments that wrote the questions read the differences.',
    note: 'Keeps: both sets of answers',
  },
  {
    title: 'Tune again, if at all',
    text: 'A tuning belongs to the model it was made for and does not move. What moves is the set of examples. Often the newer model needs fewer of them.',
    note: 'Keeps: the examples',
  },
  {
    title: 'Let a few work with it',
    text: 'One department uses the newcomer while the rest stay where they are. Both models see the same documents under the same rights.',
    note: 'Keeps: the complaints',
  },
  {
    title: 'Switch, and keep the old one',
    text: 'The change is a decision with a date and a name. The former model stays on its disk until somebody decides that it will not be wanted back.',
    note: 'Keeps: the way back',
  },
] as const;

export const questionRows = [
  ['Where are the weights?', 'In files on your disk, with their license.', 'Behind an address.'],
  ['Who decides when it changes?', 'You. The old one runs until you stop it.', 'A retirement date in an email.'],
  ['In what form are your examples?', 'Plain text that any trainer reads.', 'In a console, with an export button.'],
  [
    'Who can read the log in ten years?',
    'Anyone with a text editor and your permission.',
    'Anyone with a current subscription.',
  ],
  ['What if the vendor is gone?', 'It keeps answering. You plan in peace.', 'It stops with the last invoice.'],
] as const;
