// The text of the home page. It must not claim more than the product specification does.
import { anchors, paths } from '#web/paths.ts';
import { lazyDrawing } from '#web/runtime/lazyDrawing.tsx';
import type { homeDrawings } from './homeDrawings.ts';

export const headline = 'The first SMB and enterprise AI\u00a0system built to run completely offline.';
export const lead =
  'Safe AI runs in your rack, learns from your documents and answers your people. Nothing it reads leaves the building, because no line leads out of it. SaaS, existing infrastructure or your preferred cloud are options, not conditions.';
export const facts = [
  ['Internet', 'Not required'],
  ['Runs on', 'Your servers or devices'],
  ['Training data', 'Stays on your premises'],
  ['Optional', 'SaaS, your cloud'],
] as const;
export const heroParts = [
  [1, 'Document store'],
  [2, 'Safe AI node'],
  [3, 'Your existing systems', 'wide'],
  [4, 'Workstations'],
  [5, 'Solid wall, no port'],
] as const;

export const howItWorks = `#${anchors.howItWorks}`;
export const steps = [
  {
    to: paths.train,
    title: 'Train',
    text: 'Fine-tune models on your own contracts, tickets and manuals. The files stay with you. So do the weights they change.',
    caption: 'Fine-tuning on your files',
  },
  {
    to: paths.deploy,
    title: 'Deploy',
    text: 'Install on servers or devices you already own, on your premises or behind an air gap.',
    caption: 'Into a bay you already have',
  },
  {
    to: paths.use,
    title: 'Use',
    text: 'People ask in plain language over your own network. Several agents can share the work; none of them goes outside.',
    caption: 'One question, three agents',
  },
] as const;

export const comparison = [
  [
    'Where a question goes',
    'To a server in your own room, over your own network.',
    'To a provider’s data center, over the internet.',
  ],
  [
    'What it needs to run',
    'Power, a local network, and your own directory, resolver, clock, log store and certificate authority.',
    'A live connection and an account.',
  ],
  [
    'Who can read it',
    'The people you let in, and anyone who can compel you.',
    'You, the provider, and anyone who can compel the provider.',
  ],
  ['When the line is cut', 'It answers as before.', 'It stops.'],
  ['When the model changes', 'On the day you install a new one.', 'On the day the provider decides.'],
  ['What you show an auditor', 'A room, a rack and the data still in it.', 'A contract and a list of subprocessors.'],
] as const;

export const differentiators = [
  {
    to: paths.worksOffline,
    title: 'Works offline',
    text: 'No internet to train, deploy or use it. The link can fail for an hour or never exist.',
    caption: 'Link down, answers up',
  },
  {
    to: paths.customizable,
    title: 'Customizable',
    text: 'Change the model, the rules or the screens, one layer at a time. The rest stays put.',
    caption: 'Five layers, each lifts out',
  },
  {
    to: paths.secureByDesign,
    title: 'Secure by design',
    text: 'Closed by default. Data never leaves your premises, and nothing outside can call in.',
    caption: 'One door per wall',
  },
  {
    to: paths.futureProof,
    title: 'Future-proof',
    text: 'New models fit the same socket. Replace one and keep what is built around it.',
    caption: 'Same pins, newer model',
  },
] as const;
export const differentiatorPaths: readonly string[] = differentiators.map(({ to }) => to);

export const criticalWork = [
  ['Government', 'the case due today'],
  ['Defense', 'the room with no signal'],
  ['Healthcare', 'the ward at three in the morning'],
  ['Banking', 'the close of the day'],
  ['Financial services', 'the question a regulator asks'],
  ['Utilities and infrastructure', 'the control room in the storm'],
] as const;

export const industries = [
  {
    to: paths.government,
    title: 'Government',
    text: 'Questions about case files and permits, answered where the files are kept.',
    caption: 'Section, records room',
    rules: 'FISMA, NIST SP 800-53, CJIS Security Policy',
    systems: 'Records, permits, case management',
    worry: 'A citizen’s file in a vendor’s prompt log',
  },
  {
    to: paths.healthcare,
    title: 'Healthcare',
    text: 'Notes, imaging reports and guidelines, without sending a chart anywhere.',
    caption: 'Section, reading room',
    rules: 'HIPAA, HITECH, 42 CFR Part 2',
    systems: 'EHR, PACS, HL7 v2 and FHIR feeds',
    worry: 'Patient data in a tool no one signed for',
  },
  {
    to: paths.financialServices,
    title: 'Financial services',
    text: 'Policies, trades and exceptions, read inside the bank.',
    caption: 'Section, vault level',
    rules: 'GLBA, SOX, PCI DSS',
    systems: 'Core banking, ledgers, surveillance',
    worry: 'A client’s position leaving in a question',
  },
  {
    to: paths.utilities,
    title: 'Utilities and infrastructure',
    text: 'Procedures and logs at hand when a storm takes down the network.',
    caption: 'Section, control room',
    rules: 'NERC CIP, AWIA section 2013',
    systems: 'SCADA, historian, GIS, work orders',
    worry: 'A new path from office into operations',
  },
] as const;

export const related = [
  {
    to: paths.investor,
    title: 'Investor portal',
    description: 'Documents, dates and updates. Each request for access is reviewed by a person.',
  },
  {
    to: paths.product,
    title: 'Product',
    description: 'What is in the rack: models, agents and the systems they work with.',
  },
  {
    to: paths.solutions,
    title: 'Solutions',
    description: 'Air-gapped deployment, on-premise training, legacy integration and more.',
  },
] as const;

const load = async () => (await import('./homeDrawings.ts')).homeDrawings;
/** Null in the browser build, so the home page's code contains no drawings. */
const server = import.meta.env.SSR ? await load() : null;

const figure = (name: keyof typeof homeDrawings) =>
  lazyDrawing(server?.[name] ?? false, async () => (await load())[name]);

export const HeroDeskFigure = figure('heroDesk');
export const HeroTabletFigure = figure('heroTablet');
export const HeroPhoneFigure = figure('heroPhone');
export const TrainFigure = figure('train');
export const DeployFigure = figure('deploy');
export const UseFigure = figure('use');
export const OfflineFigure = figure('offline');
export const CustomFigure = figure('custom');
export const SecureFigure = figure('secure');
export const FutureFigure = figure('future');
export const GovernmentFigure = figure('government');
export const HealthcareFigure = figure('healthcare');
export const FinanceFigure = figure('finance');
export const UtilitiesFigure = figure('utilities');
export const PlugFigure = figure('plug');
