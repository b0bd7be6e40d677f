export const layers = [
  ['Screens', 'Words, layout, language, which buttons exist', 'Your front-end team', 'Reading and access checks'],
  [
    'Rules and agents',
    'Who may ask what, which tasks are shared, which changes take a second person (one always confirms)',
    'Process owners',
    'The cases the rule was written for',
  ],
  [
    'Sources',
    'Which folders and systems are read, how often, with whose rights',
    'Records management',
    'That rights are kept; that answers cite the new source',
  ],
  [
    'Tuning',
    'House vocabulary, tone, form of the answers',
    'The owner of the examples',
    'Your whole test set, old against new',
  ],
  ['Base model', 'Languages, size, speed, what it can do at all', 'IT, with the security office', 'Everything'],
] as const;

export const changes = [
  {
    title: 'Nurses write “SOB”, and the model takes offense',
    text: 'It means shortness of breath. A vocabulary of house abbreviations is added, first as a source that can be looked up. Only if that is not enough do corrected examples go into a new tuning.',
    note: 'Layer 3, then 2',
  },
  {
    title: 'A permit office must answer in two languages',
    text: 'The rules and the screen change; the regulations behind them do not. If the base model is weak in the second language, that is found by test questions written in it, and only then is a different model tried.',
    note: 'Layers 4 and 5; perhaps 1',
  },
  {
    title: 'A control room wants approved procedures only',
    text: 'The search is narrowed to documents with a release stamp, and a rule tells the assistant to say that it found nothing when it found nothing stamped. No training is involved.',
    note: 'Layers 3 and 4',
  },
] as const;

export const responsibilities = [
  {
    topic: 'Examples',
    product: 'Works on copies that a person put on the machine, and shows which ones a tuning was made from.',
    yours: 'Choose them. A tuning repeats the habits of the people who wrote its examples, good and bad.',
  },
  {
    topic: 'Tests',
    product: 'Asks the old version and the new one the same questions, and lays the answers side by side.',
    yours: 'Write the questions, and say what a right answer is. No one outside your field can.',
  },
  {
    topic: 'Release',
    product: 'Keeps the version before, so that a change can be taken back.',
    yours: 'Name the person who signs for each layer, and the day it takes effect.',
  },
] as const;
