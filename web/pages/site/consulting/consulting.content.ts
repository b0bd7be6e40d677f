import type { Question } from '../../../site/Questions.tsx';

export const gates = [
  {
    title: 'Look',
    text: 'We read what you let us read and walk where you let us walk. The result is a map: which documents answer which questions, who owns them, what must not meet. An engagement may end here, with the advice to tidy a file share.',
    note: 'Gate: is there anything to read?',
  },
  {
    title: 'Choose',
    text: 'One use, with a name, an owner and a rough idea of what a wrong answer costs. Fifty questions are written by the people who would ask them, with answers they agree on.',
    note: 'Gate: would anyone miss it?',
  },
  {
    title: 'Prove',
    text: 'A unit in your building, with no cable to the outside, is asked the fifty questions. You mark them. We explain what went wrong, including what cannot be repaired.',
    note: 'Gate: is it good enough, for whom?',
  },
  {
    title: 'Build',
    text: 'Architecture, sources, rights, screens, acceptance tests, and the paragraphs your security office has to write. Ordering hardware comes late, when its size is known.',
    note: 'Gate: your tests, without us',
  },
  {
    title: 'Leave',
    text: 'Your operators restore a backup, load an update and read a log while we watch with our hands in our pockets. When they no longer look around, we go.',
    note: 'Done when: a week without a call to us',
  },
] as const;

export const bring = [
  ['A sponsor', 'Somebody who can say no to a department', 'Decides at each gate'],
  ['An owner of the documents', 'Knows which version is the real one', 'From the first phase'],
  ['A skeptic', 'Writes the hardest ten of the fifty questions', 'In the second and third'],
  ['A systems administrator', 'Has the keys and will have the machine', 'From the third on'],
  ['A security officer', 'Reads drawings before they are built', 'Throughout, in small doses'],
] as const;

export const questions: readonly Question[] = [
  {
    question: 'Do your consultants need to see our data?',
    answer:
      'Less than you would think. Structures, owners and a few harmless samples carry us through the first two phases. From the third, work happens on your machine in your building, by people you have admitted, and nothing is taken along.',
  },
  {
    question: 'How long does it take?',
    answer:
      'That depends more on finding the owner of a document than on anything technical, so we do not print a number. Each phase gets an estimate at the gate before it, made when something is known.',
  },
  {
    question: 'Would you advise against your own product?',
    answer:
      'Yes, and the gates are there to make it easy. If the work needs fresh public information, if the files are too poor to read, or if a search engine would do, you hear that before you have bought a rack.',
  },
];
