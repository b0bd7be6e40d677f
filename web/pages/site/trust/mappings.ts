import { paths } from '../../../paths.ts';

/** A page of this site that shows what a row states. */
export type Evidence = { name: string; to: string };
export type Mapping = readonly [control: string, product: string, yours: string, evidence: Evidence];
export type Framework = { id: string; name: string; note: string; rows: readonly Mapping[] };

const overview = (name: string, anchor: string): Evidence => ({ name, to: `${paths.technicalOverview}#${anchor}` });
const components = overview('Components', 'components');
const connections = overview('Connections and ports', 'connections');
const models = overview('Models and formats', 'models');
const updates = overview('Updates by media', 'updates');
const audit = overview('Audit log', 'audit');
const failure = overview('Failure modes', 'failure');
const secure: Evidence = { name: 'Secure by design', to: paths.secureByDesign };
const controls: Evidence = { name: 'Specialized controls', to: paths.specializedSecurityControls };
const deploy: Evidence = { name: 'Deploy', to: paths.deploy };
const use: Evidence = { name: 'Use', to: paths.use };
const agents: Evidence = { name: 'Agent orchestration', to: paths.agentOrchestration };
const training: Evidence = { name: 'On-premise training', to: paths.onPremiseTraining };
const gap: Evidence = { name: 'Air-gapped deployment', to: paths.airGappedDeployment };
const lines: Evidence = { name: 'Connection protection', to: paths.connectionProtection };
const papers: Evidence = { name: 'Government compliance', to: paths.governmentCompliance };
const healthcare: Evidence = { name: 'Healthcare', to: paths.healthcare };
const finance: Evidence = { name: 'Financial services', to: paths.financialServices };
const utilities: Evidence = { name: 'Utilities', to: paths.utilities };
const product: Evidence = { name: 'Product', to: paths.product };

/**
 * What the product does for the controls of each framework, and what stays with the owner. The page, the CSV file and
 * the PDF are made from this list.
 */
export const frameworks: readonly Framework[] = [
  {
    id: 'nist-ai-rmf',
    name: 'NIST AI RMF 1.0',
    note: 'By function. The framework is voluntary, and no one certifies against it.',
    rows: [
      [
        'Govern',
        'Puts a name behind each change of a rule, a source or a release, as an entry of its log.',
        'AI policy, roles, an owner for each use, and somebody with the standing to stop one.',
        audit,
      ],
      [
        'Map',
        'Describes its components and connections, and the threats that remain once it stands alone.',
        'Context of each use, the people it touches, and the impact assessment.',
        secure,
      ],
      [
        'Measure',
        'Puts your test questions to the running and the staged release, side by side.',
        'Writing those questions, the error you accept, and tests for bias on your own cases.',
        updates,
      ],
      [
        'Manage',
        'Goes back to the former release in one step, unless the release notes say that the format of the index changes; then by restore. Stops answering when it cannot write its log.',
        'Risk treatment, incident response, and the day a use is withdrawn.',
        failure,
      ],
    ],
  },
  {
    id: 'nist-800-53',
    name: 'NIST SP 800-53 Rev. 5',
    note: 'By control family. Each control belongs in your own plan, with your parameters.',
    rows: [
      [
        'AC, Access control',
        'Searches with the groups that your directory gives the person, and the file rights of the last reading.',
        'Groups and file rights that are true, account reviews, separation of duties.',
        secure,
      ],
      [
        'AU, Audit and accountability',
        'Writes an entry before each answer, chained by digest, and sends it to your log store, or leaves it as a file for you to copy.',
        'Retention, review, clock source, and whether question and answer are kept in full.',
        audit,
      ],
      [
        'CA, Assessment and authorization',
        'Comes with a draft of the responsibility matrix, a description of parts and ports, a test plan and release notes.',
        'The assessment, the plan of action, and the signature.',
        papers,
      ],
      [
        'CM, Configuration management',
        'Changes only by a release, or by a change to one of the five layers that a person named by you made or released.',
        'Baseline, change board, inventory of your hosts and their firmware.',
        updates,
      ],
      [
        'CP, Contingency planning',
        'Hands what line K lists to your backup, and keeps the former release on disk.',
        'The plan, backup copies, and the drill that restores from them.',
        failure,
      ],
      [
        'IA, Identification and authentication',
        'Signs people in by LDAPS, SAML or OIDC and has no local account to fall back on.',
        'Identity proofing, multi-factor sign-in, and the life of credentials.',
        connections,
      ],
      [
        'MA and MP, Maintenance and media',
        'Has no line for remote maintenance; releases are accepted from media at one station.',
        'Custody of drives, scan station, escorts, and destruction of disks.',
        gap,
      ],
      [
        'PE, Physical protection',
        'Nothing: a rack has no lock of ours on it.',
        'Doors, guards, power, cooling, and the visitor book.',
        deploy,
      ],
      [
        'RA and SI, Risk and integrity',
        'Refuses a release with a wrong digest or signature, and files that its manifest does not name.',
        'Scanner content, advisories matched by a person, malware control at the scan station.',
        updates,
      ],
      [
        'SC, Communications protection',
        'Lists every connection by port, ends TLS with your certificate, and needs no route out.',
        'The segment, the deny rule on the switch, and key custody for disks.',
        connections,
      ],
      [
        'SR, Supply chain',
        'Ships a manifest of digests with two detached signatures on every release.',
        'Vendor assessment, provenance of the model you chose, and tamper checks on arrival.',
        models,
      ],
    ],
  },
  {
    id: 'iso-27001',
    name: 'ISO/IEC 27001:2022, Annex A',
    note: 'By control. The standard certifies the management system of an organization, and not a product.',
    rows: [
      [
        'A.5.15 and A.8.3, Access',
        'Quotes only what the person asking may open, by the groups and file rights last read.',
        'The access policy, and its review.',
        secure,
      ],
      [
        'A.5.19 to A.5.22, Suppliers',
        'Sends us no content, so you assess a software vendor instead of a processor.',
        'The supplier register, the contract, and a fresh look at us from time to time.',
        product,
      ],
      [
        'A.5.23, Cloud services',
        'Runs without one. If you choose a tenancy, the drawing of the wall moves there.',
        'Deciding whether a cloud is in scope, and its exit.',
        product,
      ],
      [
        'A.6 and A.7, People and places',
        'Nothing: both are outside of a machine’s reach.',
        'Screening, training, secure areas, clear desks, and disposal of equipment.',
        deploy,
      ],
      [
        'A.8.13, Backup',
        'Names what each part keeps, and what of it line K saves.',
        'Schedule, place, encryption, and proof that a copy restores.',
        connections,
      ],
      [
        'A.8.15 to A.8.17, Logging and time',
        'Takes the time from your server and adds entries that it cannot change afterward.',
        'Monitoring, alarm thresholds, and who reads the log.',
        audit,
      ],
      [
        'A.8.20 to A.8.22, Networks',
        'Fits into one segment. Where two hosts are involved, lines C to E run over mutual TLS, and line G, as syslog, over TLS.',
        'Segregation, and the count of dropped packets.',
        connections,
      ],
      [
        'A.8.24, Cryptography',
        'Uses certificates of your own authority for browsers and between parts.',
        'Policy, disk encryption, and the keys themselves.',
        controls,
      ],
      [
        'A.8.32, Change management',
        'Stages a release beside the running one until a person switches.',
        'Approval, test questions, and the record of both.',
        updates,
      ],
    ],
  },
  {
    id: 'iso-42001',
    name: 'ISO/IEC 42001:2023, Annex A',
    note: 'By objective. It certifies how an organization manages its AI systems: yours, or ours, each by itself.',
    rows: [
      [
        'A.2 and A.3, Policy and organization',
        'Enforces the rules you write in its gateway.',
        'The AI policy, responsibilities, and a way to report concerns.',
        { name: 'Customizable', to: paths.customizable },
      ],
      [
        'A.4, Resources',
        'Lists parts, data stores, tooling and hardware class for your inventory.',
        'People with the competence to run it, documented as a resource too.',
        components,
      ],
      [
        'A.5, Impact assessment',
        'States what it does not decide, task by task.',
        'Assessing the effect on people and society, and repeating it.',
        use,
      ],
      [
        'A.6, Life cycle',
        'Keeps base, tuning and rules as versions that can be swapped one at a time.',
        'Requirements, acceptance, monitoring, and retirement.',
        { name: 'Future-proof', to: paths.futureProof },
      ],
      [
        'A.7, Data',
        'Trains on the files you name, in your room, and says which copies that leaves behind.',
        'Quality, provenance, and the legal ground for using them.',
        training,
      ],
      [
        'A.8, Information for interested parties',
        'Shows its sources with each answer, and names what it did not find.',
        'Telling your own users and the people affected.',
        use,
      ],
      [
        'A.9, Use',
        'Confines agents to the tools on your list and asks a person before a change.',
        'Intended use, human oversight, and training of the people who confirm.',
        agents,
      ],
      [
        'A.10, Third parties',
        'Comes with tables that set what the product does beside what stays yours, on the solution pages.',
        'Contracts with model suppliers, and with your own customers.',
        { name: 'Solutions', to: paths.solutions },
      ],
    ],
  },
  {
    id: 'soc-2',
    name: 'SOC 2, Trust Services Criteria',
    note: 'By criterion. A report is an auditor’s opinion on a service organization. There is none on us; these rows help with yours.',
    rows: [
      [
        'CC6, Access',
        'Checks identity at the gateway and rights at every search.',
        'Provisioning, removal on leaving, and physical access.',
        secure,
      ],
      [
        'CC7, Operations',
        'Leaves a visible break when an entry is missing inside the chain of the log; your copy shows its end.',
        'Detection, response, and lessons from incidents.',
        audit,
      ],
      [
        'CC8, Change',
        'Logs which model, tuning and rule version gave an answer.',
        'Authorizing, testing and approving each change.',
        updates,
      ],
      [
        'CC9, Vendors and risk',
        'Keeps working if we do not, which you can rehearse.',
        'Vendor reviews and business risk.',
        { name: 'Works offline', to: paths.worksOffline },
      ],
      [
        'A1, Availability',
        'Loses no data when an accelerator fails: capacity drops, or answers stop on a single-device site.',
        'Capacity planning, spare parts, and recovery tests.',
        failure,
      ],
      [
        'PI1, Processing integrity',
        'Marks each clause that rests on a document, so that one without is visible.',
        'Deciding where output may enter a process, and who checks it.',
        use,
      ],
      [
        'C1 and P, Confidentiality and privacy',
        'Sends nothing to us: no content, no usage figures, no crash reports.',
        'Notice, consent, retention, disposal, and requests by individuals.',
        { name: 'Works offline', to: paths.worksOffline },
      ],
    ],
  },
  {
    id: 'hipaa',
    name: 'HIPAA, 45 CFR Part 164',
    note: 'By section. No certificate under HIPAA exists for a product or a vendor.',
    rows: [
      [
        '§164.308, Administrative safeguards',
        'Supplies the list of stores and connections for the risk analysis.',
        'Risk analysis, workforce security, contingency plan, evaluation.',
        healthcare,
      ],
      [
        '§164.310, Physical safeguards',
        'Holds ePHI on disks that can be named one by one.',
        'Facility access, workstation use, media reuse and disposal.',
        deploy,
      ],
      [
        '§164.312(a), Access control',
        'Knows each user by the account in your directory.',
        'Emergency access, automatic logoff period, encryption at rest.',
        connections,
      ],
      [
        '§164.312(b), Audit controls',
        'Logs sign-ins, and each question and answer, in full or as digests, with the passages and the version behind them.',
        'Regular review, and protection of a log that is itself ePHI.',
        audit,
      ],
      [
        '§164.312(c) to (e), Integrity and transmission',
        'Reads documents without altering them. Lines A, B and L are encrypted, C to E between hosts, and G as syslog. F, K and M have what the system at the other end offers.',
        'Encryption on the lines to stores, backup and business system (F, K, M), and policies that say what may be confirmed back into a record.',
        healthcare,
      ],
      [
        '§164.502(b), Minimum necessary',
        'Quotes passages and can leave whole sources out for a role.',
        'Deciding which role needs what.',
        healthcare,
      ],
      [
        '§164.504(e), Business associates',
        'Needs no access of ours to ePHI while it runs.',
        'Ruling on an agreement before anybody from outside helps on site.',
        healthcare,
      ],
    ],
  },
  {
    id: 'hitrust',
    name: 'HITRUST CSF',
    note: 'By assessment domain. The e1, i1 and r2 assessments examine your environment, with this system in it.',
    rows: [
      [
        'Access control',
        'Inherits users and groups from the directory, and multi-factor sign-in where that is SAML or OIDC.',
        'The directory itself, and privileged accounts on the hosts.',
        connections,
      ],
      [
        'Audit logging and monitoring',
        'Delivers entries, by syslog over TLS or as files, to a store it cannot read back.',
        'Correlation, alerts, and retention.',
        audit,
      ],
      [
        'Configuration and vulnerability management',
        'Arrives as whole signed releases. A security release is a supported one with the fix and nothing else new.',
        'Scanning with carried-in content, and the calendar of updates.',
        updates,
      ],
      [
        'Network and transmission protection',
        'Runs where every packet to the outside is dropped.',
        'Firewalls, wireless, and the test that shows it.',
        lines,
      ],
      [
        'Portable media security',
        'Accepts a drive only with its manifest and two signatures.',
        'Issue, labels, transport, and sanitizing of the drives.',
        gap,
      ],
      [
        'Third-party assurance',
        'Leaves us without a copy of your data to assure.',
        'Rating us as a vendor, with our questionnaire answers.',
        secure,
      ],
      [
        'Business continuity and disaster recovery',
        'Rebuilds its index from your document stores if it is lost; messages of line L come from the backup.',
        'Recovery times, and how a ward works without it.',
        failure,
      ],
    ],
  },
  {
    id: 'eu-ai-act',
    name: 'EU AI Act, Regulation (EU) 2024/1689',
    note: 'By article. Which of them apply follows from your use; a tuned model can make you its provider.',
    rows: [
      [
        'Art. 4, AI literacy',
        'Shows how far an answer can be checked, on the answer itself.',
        'Training for the people who use it.',
        use,
      ],
      [
        'Art. 26, Deployers of high-risk systems',
        'Keeps automatically made logs with you, for as long as you set.',
        'Oversight by competent people, input data, informing workers, and the period of retention.',
        audit,
      ],
      [
        'Art. 27, Fundamental rights impact',
        'Gives a description of purpose, parts and remaining threats to start from.',
        'The assessment, for those deployers who owe it.',
        secure,
      ],
      [
        'Art. 50, Transparency',
        'Shows model version and time beneath each answer. Our own duties, of paragraphs 1 and 2, stand under What purchasing asks.',
        'Paragraphs 3 and 4, which fall on deployers, and telling people outside your organization what they are reading.',
        use,
      ],
      [
        'Art. 9 and 15, Providers: risk, accuracy, security',
        'States residual threats and publishes no accuracy figure that it has not measured at your site.',
        'Risk management for a system that you put into service under your name.',
        secure,
      ],
      [
        'Art. 10 and 11, Providers: data and documentation',
        'Ties each tuning to its base by digest, and leaves the examples on your disks.',
        'Data governance, a record of the examples, and technical documentation of your system.',
        training,
      ],
      [
        'Art. 12 to 14, Providers: records, instructions, oversight',
        'Makes an entry for each use and waits for a person before it writes anywhere.',
        'Instructions for your deployers, and who may overrule it.',
        agents,
      ],
      [
        'Art. 25, Value chain',
        'Keeps base and tuning apart, so that it is plain who made which.',
        'Knowing when a change of purpose or of the model moves the duty to you.',
        models,
      ],
      [
        'Art. 53, General-purpose models',
        'Stores the license text with each base model and signs both.',
        'Checking what the model’s own provider published, before you choose it.',
        models,
      ],
    ],
  },
  {
    id: 'cmmc',
    name: 'CMMC 2.0, 32 CFR Part 170',
    note: 'By domain of Level 2, which is assessed against NIST SP 800-171. The contractor is assessed; a product cannot be.',
    rows: [
      [
        'AC and IA, Access and identity',
        'Limits CUI to people whom your directory and the rights of the file, each as last read, let open it.',
        'Accounts, multi-factor sign-in, and remote access rules.',
        secure,
      ],
      [
        'AU, Audit',
        'Traces each answer to a person by name.',
        'Review, protection, and retention of the entries.',
        audit,
      ],
      [
        'CM, Configuration',
        'Has a short list of parts, and installs nothing beyond it.',
        'Baseline of the hosts, and least functionality on them.',
        components,
      ],
      [
        'MA and MP, Maintenance and media',
        'Is served on site by people of yours, from written instructions.',
        'Supervised visits, marking of CUI, and sanitized disks.',
        gap,
      ],
      [
        'SC, System and communications',
        'Adds no boundary to the outside that would have to be monitored.',
        'FIPS-validated modules for disks, and for CUI that leaves a protected space. For the product’s own TLS, see Cryptography and keys on the trust page.',
        lines,
      ],
      [
        'SI, System integrity',
        'Loads model files in formats that cannot execute code.',
        'Flaw remediation on your dates, and malware protection on the hosts.',
        models,
      ],
      [
        'Assessment',
        'Keeps us from being an external service provider while no data reaches us.',
        'Scope, score, affirmation, and the assessor you appoint.',
        papers,
      ],
    ],
  },
  {
    id: 'nerc-cip',
    name: 'NERC CIP',
    note: 'By standard. The registered entity complies; where the system stands decides how much applies.',
    rows: [
      [
        'CIP-002, Categorization',
        'Takes no part in switching, so that it can stay out of the list.',
        'The written ruling on what it is, approved and dated.',
        utilities,
      ],
      [
        'CIP-004, Personnel',
        'Follows your directory when access is revoked: over LDAPS at the next search, otherwise at the next sign-in.',
        'Risk assessment of people, training, and the revocation itself.',
        secure,
      ],
      [
        'CIP-005 and CIP-007, Perimeter and ports',
        'Publishes its list of ports with a reason for each.',
        'Access points, and keeping it outside of the perimeter.',
        connections,
      ],
      [
        'CIP-006, Physical security',
        'Nothing: the room is yours.',
        'The physical perimeter, if BCSI or the host calls for one.',
        deploy,
      ],
      [
        'CIP-009, Recovery',
        'Restores from your backup onto an empty disk.',
        'The recovery plan, and its exercise.',
        deploy,
      ],
      [
        'CIP-010, Changes and media',
        'Names every file of a release with its digest.',
        'Baselines, transient devices, and removable media.',
        updates,
      ],
      [
        'CIP-011, Information protection',
        'Can hold BCSI in a separate index on a separate disk.',
        'Identification, access, and destruction of BCSI.',
        controls,
      ],
      [
        'CIP-013, Supply chain',
        'Signs what it ships, and keeps no path by which it could be reached.',
        'The procurement plan, and asking us for notice of incidents.',
        updates,
      ],
    ],
  },
  {
    id: 'sr-26-2',
    name: 'SR 26-2 and OCC Bulletin 2026-13',
    note: 'By theme. This guidance on model risk replaced SR 11-7 on April 17, 2026. Check each point against the text in force.',
    rows: [
      [
        'Scope: generative and agentic AI are outside',
        'Makes no claim under it, since the guidance does not cover such tools.',
        'Controls set by your own risk management, and the request for information that is to follow.',
        finance,
      ],
      [
        'Principles and materiality',
        'Can be listed use by use: each log entry has the versions of model, tuning and rules.',
        'An inventory with a materiality rating for each use.',
        audit,
      ],
      [
        'Validation habits that carry over',
        'Holds the same weights from validation until somebody installs others.',
        'Independent challenge, outcome tests on real work, and periodic review.',
        finance,
      ],
      [
        'Most relevant above $30 billion in assets',
        'Behaves alike in a small bank and a large one.',
        'Judging what is proportionate, and being ready for an examiner’s question.',
        finance,
      ],
    ],
  },
];

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** All mappings as CSV (RFC 4180), for a spreadsheet or a compliance tool. */
export function formatMappings(): string {
  const rows = frameworks.flatMap(({ name, rows: mappings }) =>
    mappings.map(([control, does, yours, { to }]) => [name, control, does, yours, to]),
  );
  const head = ['Framework', 'Control', 'The product does', 'Stays yours', 'Evidence'];
  return [head, ...rows].map((row) => `${row.map(quote).join(',')}\r\n`).join('');
}
