export const decisions = [
  {
    title: 'Decide what it is',
    text: 'If its loss or misuse could affect the grid within fifteen minutes, NERC calls it a BES Cyber Asset. An assistant for manuals is not one, as long as no switching order waits for its answer. Have that sentence approved and dated.',
    note: 'By: CIP Senior Manager',
  },
  {
    title: 'Decide where it stands',
    text: 'Outside the Electronic Security Perimeter. Placed inside, an otherwise harmless server becomes a Protected Cyber Asset and takes on the requirements of its neighbors.',
    note: 'By: OT security',
  },
  {
    title: 'Decide what it holds',
    text: 'One-line diagrams with addresses and assessment reports are BES Cyber System Information. Give them an index with its own access list, on its own disks, and authorize, verify and revoke access to it as provisioned access under CIP-004.',
    note: 'By: records and compliance',
  },
  {
    title: 'Decide what happens without it',
    text: 'Run a shift with the assistant off. Whatever the crew misses is a dependency, and a dependency belongs in the first decision.',
    note: 'By: the shift itself',
  },
] as const;

export const cip = [
  [
    'CIP-005, electronic perimeters',
    'Opens nothing toward the perimeter; readings reach it as copies.',
    'Rules on the access points, and proof that none of them names its address as a source.',
  ],
  [
    'CIP-007, system security',
    'Few listening services, all listed; no download of patches on its own.',
    'If it is in scope: port justification, 35-day patch evaluation, 90 days of event logs. Otherwise good practice.',
  ],
  [
    'CIP-010, change and vulnerability',
    'Releases carry checksums and signatures that can be verified at your station.',
    'Baselines where required, and a plan for drives and laptops that are also used inside the perimeter.',
  ],
  [
    'CIP-011, information protection',
    'Keeps BCSI in an index that can be separated, encrypted and destroyed on its own.',
    'Identify BCSI, protect it in storage, transit and use, and sanitize the disks before reuse.',
  ],
  [
    'IEC 62443-3-2 and 3-3',
    'Fits a zone of its own with two conduits whose direction can be stated.',
    'The risk assessment, the target security level, and keeping the conduits as narrow as drawn.',
  ],
  [
    'AWIA §2013, drinking water',
    'Can stand at the treatment plant and needs no outside service in an emergency.',
    'Risk and resilience assessment, emergency response plan, certification to EPA every five years.',
  ],
] as const;
