import type { Question } from '../../../site/Questions.tsx';

export const regimes = [
  [
    'FISMA, with NIST SP 800-37 and 800-53',
    'It is a federal information system, wherever it stands',
    'Your authorizing official, for your system',
  ],
  [
    'CJIS Security Policy',
    'Criminal justice information reaches it, at any level of government',
    'Auditors of the FBI and of your state’s CJIS Systems Agency',
  ],
  [
    'FedRAMP',
    'A cloud service holds federal information for an agency; the optional hosted form, run by a host, would be one',
    'The program and the agency that uses the service',
  ],
  [
    'FOIA, the Federal Records Act and state records laws',
    'Somebody asks it something in the course of official work',
    'Your records officer and, on appeal, a court',
  ],
] as const;

export const families = [
  {
    topic: 'AC · IA',
    product: 'Takes identity from the agency’s directory and searches with the rights of the person who asks.',
    yours: 'Issue PIV or CAC credentials, remove leavers, repair shares that everybody can read.',
  },
  {
    topic: 'AU',
    product:
      'Records the asker, question and answer in full or as digests, the sources shown, the model version and each confirmation.',
    yours: 'Set the events and the retention, store a second copy elsewhere, name the person who reads it.',
  },
  {
    topic: 'CM · SI · SR',
    product: 'Arrives as versioned files with checksums and signatures that are verified before anything is loaded.',
    yours: 'Run the change board, keep provenance with the baseline, reject what does not verify.',
  },
  {
    topic: 'MP · MA',
    product: 'Needs no remote maintenance and has one way in for software of ours, the update drive.',
    yours: 'Custody of that drive, escorts for visiting engineers, destruction of retired disks.',
  },
  {
    topic: 'SC',
    product: 'Makes no connection outside your network; what crosses the boundary inside it is listed by port.',
    yours:
      'Test that claim on your network, and use validated cryptographic modules for your disks. Which module the product’s own TLS uses is not stated yet: see Trust.',
  },
  {
    topic: 'CP · IR · PE · PS',
    product: 'Starts cold from its own disks and keeps what must be backed up in few places.',
    yours: 'Alternate site, exercises, incident reports, doors and background checks.',
  },
] as const;

export const questions: readonly Question[] = [
  {
    question: 'Do you have an ATO we can reuse?',
    answer:
      'No. An authorization covers one system in one place and is signed by an official of that agency. You can reuse the descriptions we write for its parts, and any control your facility already inherits.',
  },
  {
    question: 'Can one installation serve police records and the permit desk?',
    answer:
      'It can keep them in separate indexes with separate rights, but then everyone who administers the machine has to meet the CJIS screening rules. Two smaller machines are often the calmer answer.',
  },
  {
    question: 'Is this suitable for classified networks?',
    answer:
      'It does not need a connection, which is where that conversation begins. Everything after it, from the overlay to the accreditation of the enclave, is decided by the organization that owns the network, and we make no claim in advance.',
  },
];
