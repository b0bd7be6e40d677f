export const plans = [
  [
    'A. One room',
    'A department, a pilot, a plant',
    'Nothing to keep in step',
    'A broken part means waiting for the spare part',
  ],
  [
    'B. Two rooms',
    'Work that must go on during maintenance or a flood in one basement',
    'Either room is enough',
    'Twice the machines, and a switch-over that has to be practiced',
  ],
  [
    'C. A house and its branches',
    'Stations, clinics, ships, substations',
    'Each branch answers with every other one gone',
    'Branches differ by as many days as the drive travels',
  ],
] as const;

export const forces = [
  {
    title: 'Who must never meet?',
    text: 'Two groups whose files may not touch get two indexes, or two machines, or two buildings. Start at two machines and argue downward; arguing upward after an incident is harder.',
    note: 'Decides: how many',
  },
  {
    title: 'How long may it be silent?',
    text: 'A day is plan A with a drawer of spare parts. An hour is plan B. If somebody answers “never,” ask what they did last year, before they had it.',
    note: 'Decides: A or B',
  },
  {
    title: 'How far away are the users?',
    text: 'If the way to them is a line that fails or may not exist, the machine goes to them. Small nodes with one trained model are easier to protect than one large node with forty tunnels.',
    note: 'Decides: C',
  },
  {
    title: 'What does it have to read?',
    text: 'A terabyte of scans next to the node causes no trouble. The same terabyte behind a branch line is a design, and it wants an index on the far side.',
    note: 'Decides: where the index is',
  },
  {
    title: 'Who is there at night?',
    text: 'An architecture that needs a specialist on site at two o’clock should not be installed where only a night guard is on duty. Count hands before counting servers.',
    note: 'Decides: what is left out',
  },
] as const;

export const handover = [
  {
    topic: 'Drawings',
    product: 'Plan, racks, flows and addresses, in files your own office can edit.',
    yours: 'Keep them true. Give the drawing an owner in facilities or IT.',
  },
  {
    topic: 'Decisions',
    product: 'A page for each fork: what was chosen, what was rejected, and what would reverse it.',
    yours: 'Sign the pages. The reasons outlive the people.',
  },
  {
    topic: 'Proof',
    product: 'A list of acceptance tests, agreed before anything is ordered.',
    yours: 'Run them without us in the room, and refuse what fails.',
  },
] as const;
