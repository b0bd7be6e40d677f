const GIB = 2 ** 30;
const BTU_PER_WATT_HOUR = 3.412;

/** A size of the reference design, with the assumptions of its example. */
export interface Size {
  /** Billions of parameters, and bits of each. */
  model: { parameters: number; bits: number };
  /** GiB of cache for a conversation of 8,192 tokens. */
  conversationGib: number;
  people: number;
  /** Machines that answer, without the one to spare. */
  servers: number;
  /** Conversations at once on each machine. */
  conversations: number;
  overheadGib: number;
  cards: { count: number; gib: number };
  documents: number;
  watts: { cards: number; processors: number; rest: number; shared: number; machines: number };
}

const PAGES_PER_DOCUMENT = 10;
const PASSAGES_PER_PAGE = 2;
const BYTES_PER_VECTOR = 4_096;
const BYTES_PER_PAGE = 3_000;
const QUESTIONS_PER_PERSON_AND_YEAR = 20 * 250;
const BYTES_PER_ENTRY = 8_000;
const RELEASES = 3;

/** Questions being answered at the same time: one person in ten asks every two minutes and waits 20 seconds. */
const countInFlight = (people: number): number => (people / 10 / 120) * 20;

/** The memory, disk and power that an example needs, computed from its assumptions. */
export function computeSize({ model, people, servers, documents, watts, ...size }: Size) {
  const weightBytes = (model.parameters * 1e9 * model.bits) / 8;
  const weights = weightBytes / GIB;
  const cache = size.conversations * size.conversationGib;
  const pages = documents * PAGES_PER_DOCUMENT;
  const disk = {
    index: (pages * (PASSAGES_PER_PAGE * BYTES_PER_VECTOR + BYTES_PER_PAGE)) / 1e9,
    releases: (RELEASES * weightBytes) / 1e9,
    log: (people * QUESTIONS_PER_PERSON_AND_YEAR * BYTES_PER_ENTRY) / 1e9,
  };
  const power = watts.machines * (watts.cards + watts.processors + watts.rest) + watts.shared;
  return {
    weightGigabytes: weightBytes / 1e9,
    inFlight: countInFlight(people),
    planned: servers * size.conversations,
    weights,
    cache,
    memory: weights + cache + size.overheadGib,
    available: size.cards.count * size.cards.gib,
    disk: { ...disk, total: disk.index + disk.releases + disk.log },
    power,
    heat: power * BTU_PER_WATT_HOUR,
  };
}

const small = { parameters: 8, bits: 8 };

/** A clinic and an agency are the examples of the article on sizing hardware; the third adds a machine to spare. */
export const sizes: Record<'device' | 'server' | 'rack', Size> = {
  device: {
    model: small,
    conversationGib: 1,
    people: 30,
    servers: 1,
    conversations: 4,
    overheadGib: 4,
    cards: { count: 1, gib: 22.4 },
    documents: 20_000,
    watts: { cards: 300, processors: 125, rest: 75, shared: 0, machines: 1 },
  },
  server: {
    model: { parameters: 70, bits: 4.5 },
    conversationGib: 2.5,
    people: 400,
    servers: 1,
    conversations: 16,
    overheadGib: 8,
    cards: { count: 2, gib: 74.5 },
    documents: 500_000,
    watts: { cards: 2 * 350, processors: 2 * 250, rest: 300, shared: 0, machines: 1 },
  },
  rack: {
    model: { parameters: 70, bits: 8 },
    conversationGib: 2.5,
    people: 5_000,
    servers: 2,
    conversations: 84,
    overheadGib: 16,
    cards: { count: 4, gib: 74.5 },
    documents: 5_000_000,
    watts: { cards: 4 * 350, processors: 2 * 250, rest: 400, shared: 800, machines: 3 },
  },
};

const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
const tenth = (value: number): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The steps of one example, each as arithmetic. */
function describeSize(size: Size): string[] {
  const { model, people, conversations, conversationGib, overheadGib, cards, documents, servers, watts } = size;
  const { inFlight, weightGigabytes, weights, cache, memory, available, disk, power, heat } = computeSize(size);
  const perMachine = `${whole(watts.cards)} + ${whole(watts.processors)} + ${whole(watts.rest)}`;
  return [
    `${whole(people)} ÷ 10 ÷ 120 s × 20 s = ${tenth(inFlight)}`,
    servers > 1 ? `${servers} × ${conversations} = ${servers * conversations}` : whole(conversations),
    `${model.parameters} billion × ${model.bits} bits ÷ 8 = ${tenth(weightGigabytes)}\u00a0GB = ${tenth(weights)}\u00a0GiB`,
    `${conversations} × ${tenth(conversationGib)} = ${tenth(cache)} GiB`,
    `${tenth(weights)} + ${tenth(cache)} + ${overheadGib} = ${tenth(memory)} GiB`,
    `${cards.count} × ${tenth(cards.gib)} = ${tenth(available)} GiB`,
    whole(documents),
    `${tenth(disk.index)} + ${tenth(disk.releases)} + ${tenth(disk.log)} = ${tenth(disk.total)} GB`,
    watts.shared > 0
      ? `${watts.machines} × (${perMachine}) + ${watts.shared} = ${whole(power)} W`
      : `${perMachine} = ${whole(power)} W`,
    `${whole(power)} × 3.412 = ${whole(heat)} BTU/h`,
  ];
}

const steps = [
  'In flight, on average',
  'Planned for peaks',
  'Weights',
  'Cache, 8,192 tokens each',
  'With runtime and buffers',
  'Cards of one machine',
  'Documents of ten pages',
  'Index + three releases + a year of log',
  'Power: cards + processors + rest',
  'Heat',
];

const described = [sizes.device, sizes.server, sizes.rack].map(describeSize);

/** The rows of the table: each step, and its arithmetic for the three examples. */
export const sizing = [
  ['Example', '30 people, a clinic', '400 people, an agency', '5,000 people, a group of hospitals'],
  ...steps.map((step, i) => [step, ...described.map((column) => column[i]!)]),
  [
    'Chosen',
    'One 24 GB card, 1 TB disk',
    'Two 80 GB cards, 2 TB mirrored',
    'Three machines of four 80 GB cards, one to spare; 4 TB shared; 800 W for that storage and for the machines of the other components',
  ],
];
