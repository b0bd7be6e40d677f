export const leftovers = [
  ['Examples', 'As sensitive as the documents they were cut from', 'With the department that wrote them'],
  ['Cleaned and split copies', 'The same, and no one remembers them', 'Deleted when the run is accepted or rejected'],
  ['Checkpoints', 'Earlier states of the weights, so earlier states of the secret', 'Deleted, except the one chosen'],
  ['Adapter', 'May repeat passages it saw often', 'Labeled like its most sensitive source'],
  ['Test answers', 'Quote documents in order to be judged', 'With the test questions'],
  ['Run log', 'File names, and a name is sometimes a secret too', 'With the audit log'],
] as const;

export const stops = [
  [
    'Who holds the data while it trains?',
    'The disk it was on yesterday, and copies on your own machine.',
    'A storage bucket in a region you picked.',
  ],
  ['Who sees a failed run?', 'The colleague who started it.', 'A support engineer with an export.'],
  ['How is a run erased?', 'Wipe a volume; shred it if you must.', 'Request deletion and believe the reply.'],
  ['Who else trains on the hardware?', 'No one, or a department you know.', 'Tenants you will never meet.'],
] as const;

export const day = [
  {
    title: 'In the morning, a decision',
    text: 'The owner of the examples signs for them: what they are, who appears in them, until when they may be used. No signature, no run.',
    note: 'Data owner',
  },
  {
    title: 'At noon, a rehearsal',
    text: 'A handful of examples goes through the whole procedure on the real machine. It shows broken files and missing memory while people are still at their desks.',
    note: 'Machine learning, or an operator',
  },
  {
    title: 'Overnight, the run',
    text: 'Training and answering compete for the same accelerators, so it runs when few people ask. How long it takes depends on model, examples and hardware; measure it on yours before promising a date.',
    note: 'No one, which is the point',
  },
  {
    title: 'Next morning, the gate',
    text: 'The old and the new model answer questions that were not used in training. People who know the work read the differences without being told which is which.',
    note: 'The departments judge, a named person releases',
  },
  {
    title: 'Before lunch, the cleanup',
    text: 'Accepted or rejected, the intermediate copies go. A run is finished when its leftovers are, and the log says so.',
    note: 'Operator, with a checklist',
  },
] as const;
