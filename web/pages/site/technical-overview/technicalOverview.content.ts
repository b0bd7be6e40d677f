export const contents = [
  { id: 'components', text: 'Components' },
  { id: 'connections', text: 'Connections and ports' },
  { id: 'hardware', text: 'Hardware classes' },
  { id: 'models', text: 'Models and formats' },
  { id: 'updates', text: 'Updates by removable media' },
  { id: 'audit', text: 'Audit log' },
  { id: 'failure', text: 'Failure modes' },
] as const;

export const components = [
  [
    'Gateway',
    'Serves the pages, ends TLS, signs people in, applies rules, writes the record',
    'Sessions, rules, drafts that wait for a person, test questions with their answers; conversations, if you keep them, until the day that you set; corrections, for the owner of the examples',
  ],
  ['Agents', 'Divide a task, search, call listed tools, assemble the answer', 'Nothing between tasks'],
  [
    'Runtime',
    'Loads weights and tunings, computes, trains; never learns who is asking',
    'Weights and tunings; while it trains, also examples, working copies, checkpoints and the run log',
  ],
  [
    'Index',
    'Takes files in, with staging, malware scan and text recognition; finds passages; keeps each document’s rights beside it',
    'Text, vectors, rights; staging copies; files that wait or were set aside',
  ],
  ['Update station', 'Receives media, verifies, stages, switches, goes back', 'Releases, including the previous one'],
  ['Log', 'Takes entries and gives none back to the application', 'The record, until your retention ends'],
] as const;

export const connections = [
  ['A', 'People’s browsers', 'Gateway', 'Questions, answers', 'TLS, certificate from your authority', '443/tcp'],
  [
    'B',
    'Gateway',
    'Your directory',
    'Sign-in and groups; over LDAPS, groups again at each search',
    'LDAPS, SAML or OIDC, as you run it',
    '636/tcp, or 443/tcp',
  ],
  ['C', 'Gateway', 'Agents', 'Task with the asker’s identity', 'Mutual TLS, or one host', '8443/tcp'],
  ['D', 'Agents', 'Runtime', 'Prompt, completion', 'Mutual TLS, or one host', '8444/tcp'],
  ['E', 'Agents', 'Index', 'Search, passages', 'Mutual TLS, or one host', '8445/tcp'],
  [
    'F',
    'Index',
    'Your document stores',
    'Files and their rights, read only',
    'SMB, NFS or the store’s interface',
    '445/tcp, 2049/tcp or the store’s',
  ],
  [
    'G',
    'Every other component',
    'Log, and your log store',
    'Record entries, one way',
    'Syslog over TLS, or files',
    '6514/tcp',
  ],
  [
    'H',
    'Update station',
    'Every component',
    'Verified releases',
    'Local copy at each machine, started by a person',
    'none',
  ],
] as const;

/** Lines to services of the owner that the drawing leaves out. K, L and M exist only where the owner has or orders them. */
export const ownServices = [
  ['I', 'Every machine', 'Your DNS servers', 'Names of your own hosts', 'DNS', '53/tcp and 53/udp'],
  ['J', 'Every machine', 'Your time servers', 'The time, for certificates and the log', 'NTP', '123/udp'],
  [
    'K',
    'Gateway, index, runtime, log',
    'Your backup',
    'Settings, waiting drafts, tests, kept conversations, corrections, index, tunings and record, on your schedule',
    'Files, or your backup agent',
    'as your backup asks',
  ],
  [
    'L',
    'Your interface engine',
    'Index',
    'HL7 v2 messages or FHIR resources, without rights of their own, read only',
    'MLLP over TLS, or HTTPS',
    '2575/tcp or 443/tcp',
  ],
  [
    'M',
    'Gateway',
    'Your business system',
    'Write-back: one change that a person confirmed',
    'The system’s own interface, under that person’s name',
    'as the system asks',
  ],
  ['N', 'Your scan station', 'Update station', 'Release media, carried by hand', 'A drive; no network', 'none'],
] as const;

export const hardware = [
  ['Device', 'One, workstation class', 'Holds a small model in reduced precision', 'Local disk, external backup'],
  ['Server', 'Several in one chassis', 'Holds a mid-size model, or several small ones', 'Mirrored disks, your backup'],
  [
    'Rack',
    'Several chassis, fast links between them',
    'Holds the same model in higher precision, or trains while it serves',
    'Shared storage, one machine to spare',
  ],
] as const;

export const updating = [
  {
    title: 'Write',
    text: 'A release is written to new media together with a manifest of every file and its digest, and a detached signature by one person of ours.',
    note: 'Outside',
  },
  {
    title: 'Wait',
    text: 'The media leaves only after the second person has checked the release and signed it. A release with one signature is not accepted by your station, so an urgent fix waits for the second one, too.',
    note: 'Outside',
  },
  {
    title: 'Carry',
    text: 'The sealed media crosses with one person, the transfer sheet with another.',
    note: 'Across the gap',
  },
  {
    title: 'Verify',
    text: 'A scan station of yours, joined to nothing, compares signatures and digests and refuses files that the manifest does not name.',
    note: 'Your station',
  },
  {
    title: 'Stage',
    text: 'The release is unpacked beside the running one. Nothing changes for users. The test questions are asked of both.',
    note: 'Connection H',
  },
  {
    title: 'Switch',
    text: 'A named administrator of yours points the runtime at the new release. The former one stays until it is removed by hand; going back is the same step, unless the release notes say that it needs a restore.',
    note: 'Recorded',
  },
] as const;

export const failures = [
  ['Outside line lost', 'Nothing', 'Nothing'],
  [
    'Directory unreachable',
    'No one new signs in; running sessions keep the groups last read, and end by your timeout',
    'Restore the directory; no local back door exists to open',
  ],
  [
    'Accelerator fails',
    'Capacity drops, or answers stop on a single-device site',
    'Swap the part; weights are on disk',
  ],
  [
    'Index lost',
    'No document answers; the assistant says so',
    'Rebuild from your stores, or restore; messages of line L come back from the backup, or if your interface engine sends them again',
  ],
  [
    'Log store full or away',
    'Entries queue on local disk; when that is full, new questions are refused',
    'Make room; nothing is answered unrecorded',
  ],
  [
    'Bad release',
    'Wrong or slow answers after a switch',
    'Switch back to the former release; restore, if its successor’s release notes ask for that',
  ],
  [
    'Power lost',
    'Everything stops; the record is whole up to the last entry',
    'Power; services start without a person, unless keys are kept apart from machines',
  ],
] as const;
