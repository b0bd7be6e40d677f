import { SetByOperator } from '#web/site/SetByOperator.tsx';
import lines from '#content/connections.yaml';
import { computeSize, type Size, sizes } from './sizing.ts';

export const contents = [
  { id: 'platform', text: 'Platforms and sign-in' },
  { id: 'reads', text: 'Models, files and languages' },
  { id: 'limits', text: 'Limits' },
  { id: 'ports', text: 'Ports' },
  { id: 'sizes', text: 'Three sizes, calculated' },
  { id: 'license', text: 'License model' },
  { id: 'lifecycle', text: 'Releases and support' },
] as const;

export const platform = [
  [
    'Operating system of the servers',
    'Red Hat Enterprise Linux 9 or Ubuntu Server 24.04 LTS, on x86-64',
    'Hardened and patched by you, from your own mirror or media',
  ],
  [
    'Accelerators',
    'NVIDIA data-center and workstation cards of compute capability 8.0 or higher, 16 GB or more',
    <>
      Drivers arrive with the release. <SetByOperator>cards of other makers</SetByOperator>
    </>,
  ],
  [
    'Without accelerator',
    'A server processor with eight or more memory channels',
    'For a small model and one person who can wait',
  ],
  ['Virtual machines', 'KVM and VMware, with the card passed through whole', 'No overcommitted memory'],
  [
    'Browsers',
    'Chrome, Edge, Firefox and Safari, in the current and the previous major release; Firefox ESR',
    'No plug-in, and nothing to install',
  ],
  [
    'Identity providers',
    'Active Directory and other LDAP version 3 directories; SAML 2.0; OpenID Connect',
    'One that answers inside your network; multi-factor is its task, by SAML or OpenID Connect',
  ],
  ['Log stores', 'Any that takes syslog over TLS (RFC 5425), or files', 'One direction only'],
] as const;

export const reads = [
  [
    'Model families',
    'Open-weight decoders in safetensors or GGUF, for instance Llama, Mistral, Qwen, Gemma, Granite',
    'Each under its own license, which you accept',
  ],
  ['Tuning', 'Adapters for one base, kept beside it', 'Needs a card to itself, or the night'],
  [
    'Text files',
    'PDF, Word, Excel, PowerPoint, OpenDocument, HTML, Markdown, CSV, plain text, email as .eml',
    'Rights come from the store',
  ],
  [
    'Scans',
    'TIFF, JPEG, PNG and PDF without text, through character recognition on site',
    'Quality follows the scan; keep the original',
  ],
  [
    'Clinical',
    'HL7 version 2 messages and FHIR R4 resources, read only',
    'The owner of each feed names its groups; pixels of DICOM images stay where they are',
  ],
  ['Not read', 'Encrypted files, audio, video, drawings of CAD programs', 'Listed as skipped, with the reason'],
  [
    'Languages of documents',
    'Those that the chosen model was trained on',
    'Test each of yours: a family lists dozens and masters a few',
  ],
  [
    'Languages of the screens',
    'English as delivered; others by changing the screens yourself',
    <SetByOperator key="languages">further languages and their dates</SetByOperator>,
  ],
] as const;

export const limits = [
  ['Accounts', 'None counted', 'Your directory'],
  ['Conversations at once', 'As many as the memory holds', 'TABLE 5'],
  ['Length of a conversation', '8,192 tokens in the examples', 'Set by you, up to what the model allows'],
  ['Size of one file', '200 MB, or 5,000 pages', 'Larger ones are skipped and listed'],
  ['Documents in an index', 'As many as the disk holds', 'TABLE 5; a separate index is asked by a question of its own'],
  ['Turns of agents in a task', 'Limited, always', 'Set by you'],
  ['Tools of agents', 'Only those on your list', 'Empty on delivery'],
  ['Entries waiting for the log store', 'The free disk of each machine', 'Then new questions are refused'],
] as const;

/** All lines of the technical overview, A to N, by the columns that a firewall rule needs. */
export const ports = [...lines.connections, ...lines.ownServices].map(([line, from, to, , , port]) => [
  line,
  from,
  to,
  port,
]);

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

export const license = [
  ['Unit', 'One installation, of any of the three sizes'],
  ['People, documents, questions', 'Not counted'],
  ['Activation', 'None: no license server, no lease that ends, no key that phones home'],
  ['Models', 'Under the license of their makers, beside ours'],
  ['When it ends', <SetByOperator key="term">term, price, and what a lapsed agreement still covers</SetByOperator>],
] as const;

export const lifecycle = [
  [
    'Feature release',
    'Four a year, on media',
    'New functions, newer models to choose from',
    'The newest and the one before',
  ],
  [
    'Security release',
    <SetByOperator key="periods">periods for the product</SetByOperator>,
    'A supported release with the fix and nothing else new, whole and signed',
    'The newest of each',
  ],
  ['Model', 'When you choose one', 'Weights, tokenizer, license text', 'As long as you keep the file'],
  [
    'Help',
    <SetByOperator key="hours">hours, telephone number and times of response</SetByOperator>,
    'A person on the telephone or at your site',
    <SetByOperator key="releases">for which releases</SetByOperator>,
  ],
  [
    'Long-term support',
    <SetByOperator key="offered">whether it is offered</SetByOperator>,
    'Fixes for one release over years',
    <SetByOperator key="years">how many years</SetByOperator>,
  ],
] as const;
