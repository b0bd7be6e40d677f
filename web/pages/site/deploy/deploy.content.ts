import type { Question } from '../../../site/Questions.tsx';

export const sizes = [
  [
    'A, device',
    'A workstation or small server with one accelerator',
    'A team; a site with a single clerk; a first trial',
    'Small models, a few people at once',
    'Normal outlet, room air',
  ],
  [
    'B, one server',
    'A rack server with several accelerators, in a rack that exists',
    'A department; a hospital ward; a branch',
    'Mid-size models, several people at once',
    'Rack circuit; ask facilities about heat',
  ],
  [
    'C, own rack',
    'Several servers, shared storage, a spare',
    'An organization; training and use at the same time',
    'Larger models, many people, one machine may fail',
    'Planned power and cooling',
  ],
] as const;

export const days = [
  {
    title: 'Before: the survey',
    text: 'Somebody measures the room, the circuit and the cooling, and writes down the directory, clock and log store the system will talk to. Every requested network connection is listed with its reason, and rejected if the reason does not hold.',
    note: 'Result: a signed drawing',
  },
  {
    title: 'Arrival: the drive',
    text: 'The servers or devices are yours, in the rack already or newly ordered. Software comes on a sealed drive with a list of checksums on paper, and is verified at your station before it touches anything.',
    note: 'Result: two initials',
  },
  {
    title: 'Installation: power and network',
    text: 'The machine is mounted and joined to one segment. From here on no outside line is present; where one existed for other reasons, the switch port is shown to have no route to it.',
    note: 'Result: an empty capture file',
  },
  {
    title: 'Proof: the first answer',
    text: 'Sign-in is tested with three people of different rights. One folder is connected. A person who may see the folder asks a question; a person who may not see it asks the same question.',
    note: 'Result: one answer, one refusal',
  },
  {
    title: 'After: the first week',
    text: 'A small group works with it. The operator takes a backup and restores it onto an empty disk, while it is still no one’s emergency.',
    note: 'Result: a restore that worked',
  },
] as const;

export const responsibilities = [
  {
    topic: 'The room',
    product: 'A statement of the memory, power and cooling that the chosen size calls for.',
    yours: 'Power, cooling, a lock, and a person who may open it.',
  },
  {
    topic: 'The network',
    product: 'A list of the connections needed inside the perimeter, with nothing on it that points out.',
    yours: 'Addresses, certificates from your own authority, and a segment of its own.',
  },
  {
    topic: 'The people',
    product: 'Sign-in through your directory; instructions an operator can follow without calling anyone.',
    yours: 'An operator with time for it, a deputy, and groups that mean what they say.',
  },
  {
    topic: 'The exit',
    product: 'Everything it has learned or written is stored on disks you can name.',
    yours: 'A plan for those disks on the day the system leaves.',
  },
] as const;

export const questions: readonly Question[] = [
  {
    question: 'Can it run on hardware we already own?',
    answer:
      'On servers or devices you own, if their accelerators are on the list of the specifications and hold the model you want. Memory on the accelerator decides; processor age and disk brand matter little. Send the list and we say what fits on it.',
  },
  {
    question: 'How many people can ask at once?',
    answer:
      'That depends on the model, the length of the documents and the patience of the people, so we give no number here. It is measured in the first week, with your questions, and the size is corrected before the rollout.',
  },
  {
    question: 'What about virtual machines or our private cloud?',
    answer:
      'Existing infrastructure, your preferred cloud and SaaS are options. The steps stay the same; the wall in the drawing moves to wherever your control ends.',
  },
];
