// The chapters of the whitepaper. Product facts are imported from the site's content, so that the two cannot differ;
// only the connecting text is written here.
import { Drawing } from '../drawings/Drawing.tsx';
import ArchitectureDrawing from '../drawings/architecture.svg?react';
import ArchitectureWideDrawing from '../drawings/architecture.wide.svg?react';
import BoundaryDrawing from '../drawings/boundary.svg?react';
import BoundaryWideDrawing from '../drawings/boundary.wide.svg?react';
import OutageDrawing from '../drawings/outage.svg?react';
import OutageWideDrawing from '../drawings/outage.wide.svg?react';
import RackSizesDrawing from '../drawings/rack-sizes.svg?react';
import RungsDrawing from '../drawings/rungs.svg?react';
import RungsWideDrawing from '../drawings/rungs.wide.svg?react';
import RunFilesDrawing from '../drawings/run-files.svg?react';
import TopologiesDrawing from '../drawings/topologies.svg?react';
import TopologiesWideDrawing from '../drawings/topologies.wide.svg?react';
import TrainingLineDrawing from '../drawings/training-line.svg?react';
import TrainingLineWideDrawing from '../drawings/training-line.wide.svg?react';
import WalkDrawing from '../drawings/walk.svg?react';
import ZonesDrawing from '../drawings/zones.svg?react';
import ZonesWideDrawing from '../drawings/zones.wide.svg?react';
import { page as connectionProtection } from '#content/pages/connection-protection.mdx';
import { page as deploy } from '#content/pages/deploy.mdx';
import { page as futureProof } from '#content/pages/future-proof.mdx';
import { page as governmentCompliance } from '#content/pages/government-compliance.mdx';
import { page as onPremiseTraining } from '#content/pages/on-premise-training.mdx';
import { page as product } from '#content/pages/product.mdx';
import { page as secureByDesign } from '#content/pages/secure-by-design.mdx';
import { page as specializedSecurityControls } from '#content/pages/specialized-security-controls.mdx';
import { page as technicalOverview } from '#content/pages/technical-overview.mdx';
import lines from '#content/connections.yaml';
import { page as train } from '#content/pages/train.mdx';
import { page as worksOffline } from '#content/pages/works-offline.mdx';
import type { Block } from './blocks.ts';
import { outline } from './outline.ts';

export interface Chapter {
  title: string;
  /** The chapter's main statement, in one or two sentences. */
  claim: string;
  blocks: Block[];
}

const text = (content: string): Block => ({ kind: 'text', text: content });
const heading = (content: string): Block => ({ kind: 'heading', text: content });
const note = (content: string): Block => ({ kind: 'note', text: content });
const asTable = (list: readonly { topic: string; product: string; yours: string }[]) =>
  list.map(({ topic, product, yours }) => [topic, product, yours]);

export const chapters: Chapter[] = [
  {
    ...outline.why,
    blocks: [
      text(
        'Cloud AI services are used by sending something out: the question, the document it is about, the name of the person who asks. Contracts govern what happens then. They govern it after the fact, in a court, and only as far as somebody notices. What this paper says of the product is its reference design; your data sheet replaces it.',
      ),
      text(
        'The alternative is older than the cloud: put the machine where the files are. The question then is whether it truly stands alone, or whether it only looks that way while a line is open. Six things are commonly borrowed from outside, and each of them stops the system on the day the line is cut.',
      ),
      {
        kind: 'table',
        caption: 'What a service borrows, and where it comes from instead',
        columns: ['Thing', 'Borrowed from', 'Inside the perimeter'],
        rows: worksOffline.borrowed,
        widths: [22, 38, 40],
      },
      {
        kind: 'figure',
        drawing: <Drawing of={OutageDrawing} wide={OutageWideDrawing} />,
        caption: 'The outside line ends; the work goes on',
        label: 13,
      },
    ],
  },
  {
    ...outline.works,
    blocks: [
      text(
        'People reach a gateway with their browsers. The gateway asks your directory who they are, hands the task to agents, and writes the record. Agents search an index that keeps each document’s rights beside its text, and have the runtime compute the answer. The runtime never learns who is asking; the index knows nothing of models. Each part can be replaced without the others, and inspected without us.',
      ),
      {
        kind: 'figure',
        drawing: <Drawing of={ArchitectureDrawing} wide={ArchitectureWideDrawing} />,
        caption: 'Parts and connections; letters as in TABLE 2',
        label: 13.6,
      },
      {
        kind: 'table',
        caption: 'Connections inside the perimeter',
        columns: ['Line', 'From', 'To', 'Carries', 'By', 'Port'],
        rows: lines.connections,
        widths: [6, 16, 17, 20, 23, 18],
      },
      {
        kind: 'table',
        caption: 'Services of your own that it uses',
        columns: ['Line', 'From', 'To', 'Carries', 'By', 'Port'],
        rows: lines.ownServices,
        widths: [6, 16, 17, 20, 23, 18],
      },
      note(
        'The ports are defaults of the reference design. Each can be changed in the document made for your site. Lines A to J and N belong to every installation; K, L and M exist where you have or order them. The figure draws line G once, from the agents; entries as files stay on the machine or on storage of yours. Administration is done at a machine’s own console or through line A. Everything else on the segment is denied, in both directions, and the switch counts what it drops. Patches of the operating system, your own monitoring and, with SAML or OIDC, the way from people’s browsers to your identity provider are lines of yours, beside these fourteen.',
      ),
      {
        kind: 'table',
        caption: 'What runs, and what each part keeps',
        columns: ['Component', 'Does', 'Keeps'],
        rows: technicalOverview.components,
        widths: [18, 52, 30],
      },
      note(
        'You already have the directory, the document stores, the log store and the certificate authority. All six components run on one machine in the smallest class, and on separate machines in the largest. Training runs in the runtime, on examples that a person copies there; no line of its own leads to it. Signatures for the malware scan are carried in by you, like a release.',
      ),
    ],
  },
  {
    ...outline.deployment,
    blocks: [
      text(
        'This paper is about the first two rows of the table below, because they are the ones in which you alone hold every key. The other three are offered for those whose risk assessment allows them. The software is the same; the sentence “nothing leaves” is not.',
      ),
      {
        kind: 'table',
        caption: 'Five places for the same system',
        columns: ['Place', 'What it is', 'Who can open it', 'Updates come by'],
        rows: product.places,
        widths: [20, 38, 20, 22],
      },
      {
        kind: 'figure',
        drawing: <Drawing of={TopologiesDrawing} wide={TopologiesWideDrawing} />,
        caption: 'Arrangements inside one perimeter',
        label: 13.6,
      },
      heading('Five stages, each with something you can file'),
      text(
        'Installing is the short part of the project. Agreeing on the room, the segment and the people is the long one, and it is worth doing on paper first.',
      ),
      { kind: 'steps', steps: deploy.days },
    ],
  },
  {
    ...outline.security,
    blocks: [
      text(
        'Between the street and the model stand three doors. Each asks something different, each is kept by somebody different, and each writes down who passed. A door of ours is never the only one.',
      ),
      {
        kind: 'figure',
        drawing: <Drawing of={ZonesDrawing} wide={ZonesWideDrawing} />,
        caption: 'Three doors, one inside the other',
        label: 13.6,
      },
      {
        kind: 'table',
        caption: 'What passes each door, and what it leaves behind',
        columns: ['Door', 'Passes', 'Asked by', 'Leaves in the record'],
        rows: secureByDesign.doors,
        widths: [16, 30, 28, 26],
      },
      heading('Five threats that remain'),
      text(
        'A control is worth naming only together with the adversary it stops. These five are inside the wall already. None of them is answered by the product alone.',
      ),
      {
        kind: 'table',
        caption: 'What the product does about each, and what stays with you',
        columns: ['Threat', 'The product', 'You'],
        rows: asTable(secureByDesign.threats),
        widths: [18, 41, 41],
      },
      heading('If something must be connected after all'),
      text(
        'The system itself needs no connection. Sites keep one for reasons of their own: readings from a plant, tickets from another building. There are four rungs, and each step down needs a reason that somebody signs.',
      ),
      {
        kind: 'figure',
        drawing: <Drawing of={RungsDrawing} wide={RungsWideDrawing} />,
        caption: 'Four rungs between nothing and a session',
        label: 13,
      },
      {
        kind: 'table',
        caption: 'What each rung lets through',
        columns: ['Rung', 'Passes', 'What you accept', 'What you must watch'],
        rows: connectionProtection.rungs,
        widths: [20, 28, 30, 22],
      },
      heading('How gaps are crossed by accident'),
      { kind: 'steps', steps: connectionProtection.cheats },
    ],
  },
  {
    ...outline.data,
    blocks: [
      text(
        'Two different things are called “giving the model our data”. One is looking up: at the moment of the question, passages are found among the documents that the person asking may open, and shown beside the answer. The other is training: weights are changed so that the model writes as your people do. The first follows rights, as last read, question by question. The second cannot, because weights know no rights.',
      ),
      {
        kind: 'table',
        caption: 'What each is good for',
        columns: ['You want', 'Training', 'Looking up'],
        rows: train.choosing,
        widths: [32, 32, 36],
      },
      heading('A training run from shelf to release'),
      { kind: 'steps', steps: train.steps },
      {
        kind: 'figure',
        drawing: <Drawing of={TrainingLineDrawing} wide={TrainingLineWideDrawing} />,
        caption: 'The line of a training run, all of it inside',
        label: 13.6,
      },
      heading('What a run leaves behind'),
      text(
        'Copies made on the way are the part that no one remembers. They have an owner and an end date, or they are still there when the disk is sold.',
      ),
      {
        kind: 'table',
        caption: 'Leftovers of a run',
        columns: ['What', 'How sensitive', 'Where it ends'],
        rows: onPremiseTraining.leftovers,
        widths: [22, 42, 36],
      },
      {
        kind: 'figure',
        drawing: <Drawing of={RunFilesDrawing} />,
        caption: 'The files of one run',
        width: 214,
        label: 12.4,
      },
    ],
  },
  {
    ...outline.change,
    blocks: [
      text(
        'A system without a line still has to change: models improve, errors are fixed, certificates expire. The path for that is narrow enough to be watched by two people, and it works in one direction.',
      ),
      { kind: 'steps', steps: technicalOverview.updating },
      {
        kind: 'figure',
        drawing: <Drawing of={WalkDrawing} />,
        caption: 'The walk from the gatehouse to the rack',
        width: 262,
        label: 11.6,
      },
      heading('Exchanging the model'),
      text(
        'A model is a part. What you keep is the test set, the examples and the rules around it; they outlive every model and are the reason why exchanging one is a week of reading and not a new project.',
      ),
      { kind: 'steps', steps: futureProof.replacing },
      heading('The questions to ask any vendor'),
      text('The same answers decide whether you can leave. Ask them of us too, and ask for the place in the contract.'),
      {
        kind: 'table',
        caption: 'Five questions and the two kinds of answer',
        columns: ['Question', 'Owned', 'Rented'],
        rows: futureProof.questionRows,
        widths: [32, 38, 30],
      },
      heading('The record'),
      text(
        'Each question makes an entry before its answer is shown: who asked and in which groups, when by your clock, what, from which passages, by which versions, with what result. Entries carry the digest of the one before, so that a line missing inside the chain leaves a visible break; lines missing at its end are shown by the copy in your log store. Whether question and answer are kept in full or only as digests is your decision; the text helps an investigator, and it is also a new collection of personal data. Nothing in the record is sent to us.',
      ),
    ],
  },
  {
    ...outline.obligations,
    blocks: [
      text(
        'Owning the machine means owning what is around it. The list is short and does not shrink: a room, a network, an accurate directory, keys, backups, and people with time. We put it in writing before the crate is opened, because afterward it sounds like an excuse.',
      ),
      {
        kind: 'table',
        caption: 'What comes with the system and what the site prepares',
        columns: ['Topic', 'Comes with it', 'You prepare'],
        rows: asTable(deploy.responsibilities),
        widths: [16, 42, 42],
      },
      heading('Papers, and who writes them'),
      text(
        'Rules differ by sector; the papers resemble each other. The names below are those of a federal authorization. Elsewhere they are called records of processing, business associate agreements or cyber security plans, and ask for the same facts: parts, flows, people, and what is done when one of them fails.',
      ),
      {
        kind: 'figure',
        drawing: <Drawing of={BoundaryDrawing} wide={BoundaryWideDrawing} />,
        caption: 'Control families, hung where they are about something',
        label: 13.6,
      },
      {
        kind: 'table',
        caption: 'Who writes what, and how it goes wrong',
        columns: ['Paper', 'Who writes it', 'Common mistake'],
        rows: governmentCompliance.papers,
        widths: [26, 36, 38],
      },
      note(
        'We hold no certificate, and this paper claims none. ISO 27001 and ISO 42001 certify a vendor, SOC 2 is an auditor’s report on one, FIPS 140-3 certifies a cryptographic module and Common Criteria a product.',
      ),
    ],
  },
  {
    ...outline.sizing,
    blocks: [
      {
        kind: 'table',
        caption: 'Hardware classes, in words',
        columns: ['Class', 'What it is', 'Suits', 'Carries', 'Facilities'],
        rows: deploy.sizes,
        widths: [15, 23, 23, 22, 17],
      },
      {
        kind: 'figure',
        drawing: <Drawing of={RackSizesDrawing} />,
        caption: 'Three sizes of one system, on one floor',
        width: 352,
        label: 10,
      },
      {
        kind: 'table',
        caption: 'The same three, by memory on the accelerators',
        columns: ['Class', 'Accelerators', 'Capacity', 'Storage and backup'],
        rows: technicalOverview.hardware,
        widths: [14, 28, 32, 26],
      },
      heading('The arithmetic, to be redone with your numbers'),
      {
        kind: 'steps',
        steps: [
          {
            title: 'Weights',
            text: 'Parameters × bits per parameter / 8. Eight billion parameters at 16 bits take 14.9 GiB, at 8 bits 7.5 GiB. Lower precision costs accuracy; how much, only your own test set can say.',
            note: 'Fixed',
          },
          {
            title: 'Cache',
            text: '2 × layers × key-value heads × head dimension × bytes per value, for each token of each conversation that is open at once. A common eight-billion design needs 128 KiB a token at 16 bits: 1 GiB for a conversation of 8,192 tokens.',
            note: 'Grows with use',
          },
          {
            title: 'Conversations at once',
            text: 'Requests per second × seconds until a request is finished. Count the busiest hour of a real week, then allow for two to three times the mean. Employees are not conversations.',
            note: 'Yours to count',
          },
          {
            title: 'Memory needed',
            text: 'Weights + cache × conversations at once, with a reserve. The smallest class that holds the sum is the one to try first; the software is the same in all three, and moves up without being learned again.',
            note: 'The result',
          },
        ],
      },
      note(
        'GiB are units of 2 to the power of 30 bytes. The numbers above are calculated from the formulas. No throughput is promised here: it is measured in the first week, with your documents and your people.',
      ),
    ],
  },
  {
    ...outline.failure,
    blocks: [
      {
        kind: 'table',
        caption: 'What breaks, what people notice, what to do',
        columns: ['Event', 'Effect', 'Remedy'],
        rows: technicalOverview.failures,
        widths: [22, 38, 40],
      },
      text(
        'One row is a decision that should be read twice. When the log store is full, and the queue on the local disk too, the system stops answering, because an answer without a record is worse than no answer.',
      ),
      heading('Drills'),
      { kind: 'steps', steps: specializedSecurityControls.drills },
    ],
  },
  {
    ...outline.checklist,
    blocks: [
      heading('Before the order'),
      {
        kind: 'checks',
        items: [
          'The most sensitive document anybody will ask about is named, and the system is categorized by it.',
          'The room has power, cooling and a lock, measured and not estimated.',
          'An operator and a deputy are named, with hours in their calendars.',
          'Groups in the directory mean what their names say; open shares are closed.',
          'The memory calculation of the chapter on sizing is done with a count from a real week.',
          'It is decided whether questions and answers are kept in full or as digests, for how long, and who may read them.',
        ],
      },
      heading('At the handover: pull the plug yourself'),
      { kind: 'steps', steps: worksOffline.pullTest },
      {
        kind: 'checks',
        items: [
          'Every file on the media is named in the manifest; signatures of two people were verified at our own station.',
          'The list of connections matches the switch; each packet that it dropped in a working day has a cause that is known.',
          'Management ports are unplugged, or end on a switch in this room.',
          'Two people with different rights asked the same question and got different answers.',
          'A backup was restored onto an empty disk, and the restored system answered.',
        ],
      },
      heading('Every quarter'),
      {
        kind: 'checks',
        items: [
          'The account of somebody who left opens nothing, the maintenance console and the backup included.',
          'Each exception in the firewall has an owner and an end date in the future.',
          'Certificates, clocks and keys: each has an owner and a date, and none has passed.',
          'The chain of the record was verified from its first entry, by somebody who does not run the system.',
          'Failed disks and old releases were destroyed, with a paper for each.',
        ],
      },
    ],
  },
];
