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
  ['Gateway', 'Serves the pages, ends TLS, signs people in, applies rules, writes the record', 'Sessions, rules'],
  ['Agents', 'Divide a task, search, call listed tools, assemble the answer', 'Nothing between tasks'],
  ['Runtime', 'Loads weights and tunings, computes; knows neither users nor documents', 'Weights'],
  ['Index', 'Finds passages; keeps each document’s rights beside it', 'Text, vectors, rights'],
  ['Update station', 'Receives media, verifies, stages, switches, goes back', 'Releases, including the previous one'],
  ['Log', 'Takes entries and gives none back to the application', 'The record, until your retention ends'],
] as const;

export const connections = [
  [
    'A',
    'People’s browsers',
    'Gateway',
    'Questions, answers',
    'TLS, certificate from your authority',
    'to be set by you',
  ],
  ['B', 'Gateway', 'Your directory', 'Sign-in, groups', 'LDAPS, SAML or OIDC, as you run it', 'to be set by you'],
  ['C', 'Gateway', 'Agents', 'Task with the asker’s identity', 'Mutual TLS, or one host', 'to be set by you'],
  ['D', 'Agents', 'Runtime', 'Prompt, completion', 'Mutual TLS, or one host', 'to be set by you'],
  ['E', 'Agents', 'Index', 'Search, passages', 'Mutual TLS, or one host', 'to be set by you'],
  [
    'F',
    'Index',
    'Your document stores',
    'Files and their rights, read only',
    'SMB, NFS or the store’s interface',
    'to be set by you',
  ],
  [
    'G',
    'Gateway, agents',
    'Your log store',
    'Record entries, one way',
    'Syslog over TLS, or files',
    'to be set by you',
  ],
  ['H', 'Update station', 'Runtime, index', 'Verified releases', 'Local copy, started by a person', 'none'],
] as const;

export const hardware = [
  [
    'Device',
    'One, consumer or workstation class',
    'Holds a small model in reduced precision',
    'Local disk, external backup',
  ],
  ['Server', 'Several in one chassis', 'Holds a mid-size model, or several small ones', 'Mirrored disks, your backup'],
  [
    'Rack',
    'Several chassis, fast links between them',
    'Holds a large model, or trains while it serves',
    'Shared storage, one machine to spare',
  ],
] as const;

export const updating = [
  {
    title: 'Write',
    text: 'A release is written to new media together with a manifest of every file and its digest, and detached signatures by two people.',
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
    text: 'A named operator points the runtime at the new release. The former one stays until it is removed by hand; going back is the same step.',
    note: 'Recorded',
  },
] as const;

export const failures = [
  ['Outside line lost', 'Nothing', 'Nothing'],
  [
    'Directory unreachable',
    'No one new signs in; running sessions end by your timeout',
    'Restore the directory; no local back door exists to open',
  ],
  [
    'Accelerator fails',
    'Capacity drops, or answers stop on a single-device site',
    'Swap the part; weights are on disk',
  ],
  ['Index lost', 'No document answers; the assistant says so', 'Rebuild from your stores, or restore'],
  [
    'Log store full or away',
    'Entries queue on local disk; when that is full, new questions are refused',
    'Make room; nothing is answered unrecorded',
  ],
  ['Bad release', 'Wrong or slow answers after a switch', 'Switch back to the former release'],
  [
    'Power lost',
    'Everything stops; the record is whole up to the last entry',
    'Power; services start without an operator, unless keys are kept apart from machines',
  ],
] as const;
