export const controls = [
  [
    'Two-person release',
    'One administrator, persuaded or bribed',
    'A new model or rule loads only after a second signature',
    'Slower nights; keep a third person for holidays',
  ],
  [
    'Keys apart from machines',
    'A stolen rack, a returned disk',
    'Disks open only with a key that is stored elsewhere',
    'A restart needs a human with a token',
  ],
  [
    'Write-only recorder',
    'Someone with root and a reason',
    'Log entries leave for a device that cannot be told to forget',
    'Media to label, store and read now and then',
  ],
  [
    'Seals and photographs',
    'A quiet visit to the back of the rack',
    'Numbered seals, checked on a round, photographed when broken',
    'A habit, so it fails with the first skipped round',
  ],
  [
    'Separate index, separate disk',
    'A right granted in error',
    'The most sensitive sources are another search entirely',
    'Some questions must be asked twice',
  ],
  [
    'Marked answers',
    'A page that turns up outside',
    'Exports bear who, when and which sources',
    'Deters; does not prevent a photograph of a screen',
  ],
  [
    'Shielding and distance',
    'Listening to emanations',
    'Enclosures and zones, where your doctrine requires them',
    'Building work, tested by specialists you appoint',
  ],
] as const;

export const drills = [
  {
    title: 'The leaver',
    text: 'Disable an administrator’s account at ten in the morning. At five past, try everything it used to open, the maintenance console and the backup included.',
    note: 'Every quarter',
  },
  {
    title: 'The wrong byte',
    text: 'Change one character in an update on the drive. It must be refused at the station, again at the node, and somebody who does not know about the drill must find the refusal in the log.',
    note: 'Every release',
  },
  {
    title: 'The missing key',
    text: 'Start the system from cold while the holder of one key is on vacation. If it starts anyway, the control is decoration.',
    note: 'Twice a year',
  },
  {
    title: 'The planted page',
    text: 'Add a document that orders the assistant to reveal another. Ask about it innocently. Read the answer and the log side by side.',
    note: 'After each change of model',
  },
] as const;
