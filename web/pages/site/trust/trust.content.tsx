import { InlineLink } from '#web/ui/InlineLink.tsx';
import { SetByOperator } from '#web/site/SetByOperator.tsx';
import { paths } from '#web/paths.ts';

export const contents = [
  { id: 'held', text: 'Held and not held' },
  { id: 'data-flow', text: 'Data flow and subprocessors' },
  { id: 'mappings', text: 'Framework mappings' },
  { id: 'disclosure', text: 'Vulnerability disclosure' },
  { id: 'components', text: 'Bills of materials' },
  { id: 'accessibility', text: 'Accessibility' },
  { id: 'questionnaire', text: 'Questionnaire answers' },
  { id: 'purchasing', text: 'What purchasing asks' },
] as const;

/** The flows that FIG. 1 numbers. */
export const flows = [
  [1, 'Question'],
  [2, 'Passages'],
  [3, 'Prompt and answer'],
  [4, 'Log entry'],
  [5, 'Backup copy'],
  [6, 'Release, by hand'],
] as const;

export const held = [
  ['ISO/IEC 27001', 'A vendor’s management of information security', 'Not held', 'Questionnaire answers, below'],
  ['ISO/IEC 42001', 'A vendor’s management of its AI', 'Not held', 'Mappings to NIST AI RMF and the EU AI Act'],
  [
    'SOC 2',
    'A vendor’s controls, in an auditor’s report',
    'No report',
    'Mappings to the criteria, for your own report',
  ],
  [
    'FIPS 140-3',
    'A cryptographic module',
    'Not held',
    <>
      The list of lines, with the protocol of each. <SetByOperator>module and validation number</SetByOperator>
    </>,
  ],
  ['Common Criteria', 'A product, against a stated target', 'Not held', 'A machine that your evaluator may take apart'],
  ['FedRAMP', 'A cloud service', 'Not held', 'Nothing to authorize in your own room; a hosted variant would need it'],
  ['HITRUST, CMMC', 'The organization that is assessed', 'Yours to obtain', 'Rows for your assessor, below'],
  ['HIPAA, NERC CIP', 'Nothing: no product certificate exists', 'Nothing to hold', 'Rows for your own file, below'],
  [
    'EU AI Act',
    'A high-risk system, in some cases by a notified body',
    <>
      Not held; the reference design is not offered as high-risk. <SetByOperator>confirmation</SetByOperator>
    </>,
    'Rows for your own file, below',
  ],
] as const;

export const accessibility = [
  [
    'Perceivable',
    'Supports',
    'Drawings have a description in words. Contrast of text is at least 4.5 to 1 in both themes. Text reflows at a width of 320 pixels.',
  ],
  [
    'Operable',
    'Supports',
    'All functions work by keyboard, and focus can be seen. Motion stops when your system asks for less of it.',
  ],
  [
    'Understandable',
    'Supports',
    'Fields have labels; an error names its field and the next step. Forms work without JavaScript.',
  ],
  ['Robust', 'Supports', 'Native elements come first, and changes of state are announced.'],
  [
    'Documents',
    'Supports in part',
    'The whitepaper and the mappings are tagged PDF. A file in the investor portal is as accessible as its author made it.',
  ],
] as const;

const technicalOverview = <InlineLink to={`${paths.technicalOverview}#connections`}>list of connections</InlineLink>;

/** One row for each domain of the Cloud Controls Matrix, whose questions the CAIQ asks. */
export const questionnaire = [
  [
    'Audit and assurance',
    <>
      No outside audit of us has been published. Your assessor may examine the installed unit, disks included.{' '}
      <SetByOperator>dates of our internal reviews</SetByOperator>
    </>,
  ],
  [
    'Application and interface security',
    'Every operation declares who may call it, values are bound and never pasted into a query, and input is limited in size before it runs. This site is tested with hostile texts before each release.',
  ],
  [
    'Business continuity',
    <>
      An installation runs on without us; that can be rehearsed on a weekday. A restore takes the size of the backup
      divided by the speed of your disks; a rebuild of the index takes its documents divided by those read in an hour,
      which your first week shows. <SetByOperator>whether a backup of a running index is consistent</SetByOperator>{' '}
      <SetByOperator>the continuity plan of our own office, and its last exercise</SetByOperator>
    </>,
  ],
  [
    'Change control',
    'We never change a running installation. A release reaches it when two people of yours have verified it, and your administrator decides on the day.',
  ],
  [
    'Cryptography and keys',
    <>
      Browsers are served over TLS with a certificate of your authority. Between separate hosts, lines C to E use mutual
      TLS, and line G uses TLS if it is syslog. Disk keys are yours.{' '}
      <SetByOperator>the modules used, with their validation numbers if any</SetByOperator>
    </>,
  ],
  ['Data center security', 'The data center is yours. We operate none for an installation on your premises.'],
  [
    'Data security and privacy',
    'No content, telemetry or crash report is sent. What this site itself stores about its visitors is listed in the privacy notice, with the periods that the operator has stated.',
  ],
  [
    'Governance, risk and compliance',
    <>
      Duties are divided row by row in the mappings above. <SetByOperator>who signs our policies</SetByOperator>
    </>,
  ],
  [
    'Human resources',
    <>
      No one of ours holds a standing account; during a visit, an account of yours is used under your eyes.{' '}
      <SetByOperator>screening and training of our staff</SetByOperator>
    </>,
  ],
  [
    'Identity and access',
    'Sign-in comes from your directory by LDAPS, SAML or OIDC; multi-factor sign-in needs one of the last two. Over LDAPS, a removed group counts at the next search. With SAML or OIDC it counts at the next sign-in, so set the timeout accordingly.',
  ],
  [
    'Interoperability and portability',
    <>
      Weights, tunings, examples and log are files in open formats on your disks. Leaving needs no export from us, and
      the index can be rebuilt from your stores; what came by line L is in the backup, or your interface engine sends it
      anew. <SetByOperator>the format in which index and rules can be taken out</SetByOperator>
    </>,
  ],
  [
    'Infrastructure security',
    <>
      One segment, deny by default, {technicalOverview} for the rule set. The switch should count what it drops, so that
      each dropped packet can be explained.
    </>,
  ],
  [
    'Logging and monitoring',
    'Each entry has who, when, what, from, by and result. Entries go one way to your store, and your team reads them with its own tools.',
  ],
  [
    'Incident management',
    <>
      Incidents in your installation are yours to detect, and you choose the lines that we may see. For an incident of
      ours that could reach you, such as a lost signing key:{' '}
      <SetByOperator>who is told, and within how many hours</SetByOperator>{' '}
      <SetByOperator>the telephone number for help, and its hours</SetByOperator>
    </>,
  ],
  [
    'Supply chain and transparency',
    <>
      Subprocessors for an offline installation: none. Components are to be named in a bill of materials that travels
      with the release. <SetByOperator>the first release with one</SetByOperator>
    </>,
  ],
  [
    'Threats and vulnerabilities',
    <>
      Periods for fixes of this site are in the disclosure policy above. What is published of a penetration test stands
      under “Data flow and subprocessors”.
    </>,
  ],
  [
    'Endpoint management',
    <>
      The product needs a browser on the user’s device and installs nothing there.{' '}
      <SetByOperator>how our own laptops are managed</SetByOperator>
    </>,
  ],
] as const;

export const purchasing = [
  [
    'The company',
    <>
      Name and address, as far as they are stated, are in the <InlineLink to={paths.privacy}>privacy notice</InlineLink>
      . <SetByOperator>register entry, evidence of the founding year, owners and accounts</SetByOperator>
    </>,
  ],
  ['Insurance', <SetByOperator key="insurance">kinds of cover and their sums</SetByOperator>],
  [
    'If we cease to exist',
    <>
      No license key expires and no server of ours is asked, so the racks keep answering.{' '}
      <SetByOperator>escrow of the source code, and what releases it</SetByOperator>
    </>,
  ],
  [
    'Contract and liability',
    <>
      The <InlineLink to={paths.terms}>terms</InlineLink> cover this website alone.{' '}
      <SetByOperator>the contract of sale, its liability and indemnity</SetByOperator>
    </>,
  ],
  [
    'Data protection agreement',
    <>
      As long as nobody of ours sees your console, we process nothing for you. Agree in writing before somebody does.{' '}
      <SetByOperator>
        the business associate agreement, for an offline site too, and the agreement for a hosted place
      </SetByOperator>
    </>,
  ],
  [
    'EU AI Act',
    <>
      Our role: provider of the system under our name, not of the base model.{' '}
      <SetByOperator>confirmation, and how we meet Article 50(1) and the marking of 50(2)</SetByOperator>
    </>,
  ],
  [
    'Medical device law',
    <>
      Not offered as a medical device, nor for diagnosis.{' '}
      <SetByOperator>the assessment behind that, by jurisdiction</SetByOperator>
    </>,
  ],
  [
    'Export control',
    <SetByOperator key="export">the classification of the product, and who applies for a license</SetByOperator>,
  ],
  [
    'References',
    <>
      Nobody is named as a customer here, and an example says that it is one.{' '}
      <SetByOperator>customers who have agreed to be called</SetByOperator>
    </>,
  ],
  [
    'Hardening',
    <SetByOperator key="hardening">instructions for hardening the hosts, with STIG or CIS results</SetByOperator>,
  ],
  [
    'Building a release',
    <SetByOperator key="building">who holds the signing keys, and how a release is built</SetByOperator>,
  ],
] as const;
