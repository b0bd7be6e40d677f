export const night = [
  {
    title: 'The feeds had come in until midnight',
    text: 'Discharge letters, lab messages and imaging reports came over the interface engine the hospital already has. Pixels stayed in the PACS; what was indexed is the radiologist’s text.',
    note: '§164.308(a)(1): in the risk analysis',
  },
  {
    title: 'She signs in as herself',
    text: 'The badge and the password that open the record open the assistant. It searches the files she may open and the feeds her role was given, so a psychiatric feed that is closed to her role does not leak out as a helpful summary. A message has no access list: the owner of each feed names its groups.',
    note: '§164.312(a), (d)',
  },
  {
    title: 'She asks about a drip rate',
    text: 'The question and the answer, in full or as digests, the passages found and the model version go to a log that is itself full of patient data and is guarded like the chart.',
    note: '§164.312(b)',
  },
  {
    title: 'She reads a draft with its sources',
    text: 'Three passages, each with document and page. When the protocol and the letter disagree, both are shown. There is no silent winner.',
    note: '§164.312(c): nothing altered',
  },
  {
    title: 'She signs, or she does not',
    text: 'Only an accepted draft returns to the record, through a write-back connector and under her name. The assistant has no account of its own that may write to a chart.',
    note: 'Your own clinical policy',
  },
] as const;

export const rules = [
  [
    '§164.308 Administrative',
    'Gives your risk analysis a complete list of parts, connections and stores of ePHI.',
    'The analysis itself, workforce training, sanctions, contingency plan, regular review of activity.',
  ],
  [
    '§164.310 Physical',
    'Occupies known rack units with known disks; beyond them, data is kept only in your log store, your backup, and where a person exports it or confirms it into a record.',
    'Doors, workstation placement, and wiping or shredding media before reuse or return.',
  ],
  [
    '§164.312 Technical',
    'Unique users from your directory, search under their rights, an activity log, encryption between browsers and the gateway.',
    'Deciding on the addressable specifications, emergency access, key custody, encryption on the lines to your stores, your backup and the record.',
  ],
  [
    'HITECH and breach notification',
    'Sends us no patient data while no one of ours sees your console, so no breach of ours can be a breach of yours by that route.',
    'Discovery, the 60-day outer limit, notices to people, HHS and sometimes the press.',
  ],
  [
    '42 CFR Part 2',
    'Can leave named sources out of the index altogether, or confine them to one of their own.',
    'Identifying those records, keeping consents, and ruling on any use beyond treatment.',
  ],
  [
    '§164.502(b) Minimum necessary',
    'Fetches passages and not whole charts; sources can be limited by role.',
    'Which role needs which source. Billing and operating-room staff do not need the same ones.',
  ],
] as const;
