import type { Question } from '../../../site/Questions.tsx';

export const steps = [
  {
    title: 'Point at the shelves',
    text: 'Somebody who owns the records names the folders that may teach: contracts, closed tickets, manuals. Drafts, duplicates and other people’s mail stay out. The originals stay where they lie; a person copies the chosen ones to the machine.',
    note: 'Decides: records owner',
  },
  {
    title: 'Choose the examples',
    text: 'From the folders, pairs are made: a task as your people would put it, and a result they would sign. Begin with a few hundred careful pairs; your test says whether more are needed.',
    note: 'Decides: the department',
  },
  {
    title: 'Hold some back',
    text: 'Part of the questions is set aside before anything is trained, and never shown to the model. A test one has studied for proves nothing.',
    note: 'Decides: the people who will judge',
  },
  {
    title: 'Let it run',
    text: 'Fine-tuning changes a small share of the weights on your own accelerators, at hours when no one asks. What comes out is one file, small enough to handle, which you can name and sign.',
    note: 'Decides: no one, it computes',
  },
  {
    title: 'Judge it, then release it',
    text: 'The old and the new model answer the held-back questions side by side, without labels. If the departments prefer the new one, a named person releases it, and it is installed beside the old. If not, the examples were wrong, and step two begins again.',
    note: 'Decides: a named person',
  },
] as const;

export const choosing = [
  ['“Write it the way we write it”', 'Yes: form and tone', 'A sample in the request helps a little'],
  ['“Know our abbreviations”', 'Worth it only when there are many', 'Yes: a glossary, found at once'],
  ['“Know what changed last week”', 'No: training is not that fast', 'Yes: the document is simply there'],
  ['“Prove where that comes from”', 'No: weights have no page numbers', 'Yes: the passage is shown'],
  ['“Show this only to those who may see it”', 'No: weights know no rights', 'Yes: rights are checked per question'],
] as const;

export const questions: readonly Question[] = [
  {
    question: 'Do our files leave the building for training?',
    answer:
      'No. Fine-tuning runs on hardware inside your perimeter, and both the examples and the changed weights are written to your disks. None of our staff needs a copy, and no outside line exists that could carry one.',
  },
  {
    question: 'Can a person’s data be removed from a trained model?',
    answer:
      'Not reliably by editing the weights. The dependable way is to keep personal data out of the examples, to record which examples went into which tuning, and to train again without them where the law asks for removal.',
  },
  {
    question: 'Do we need a data scientist?',
    answer:
      'You need somebody who knows good work in your field and has time to say so. Running the training is an operator’s task; judging it is not.',
  },
];
