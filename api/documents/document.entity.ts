import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { idsOf } from '../platform/ids.ts';
import { Node } from '../platform/node.ts';
import { connectionOf } from '../platform/pagination.ts';
import type { Viewer } from '../platform/viewer.ts';

export const newDocumentId = idsOf('doc', 'Document');

export const documentRightEnum = { SEE: 'SEE', VIEW: 'VIEW', DOWNLOAD: 'DOWNLOAD' } as const;
export type DocumentRight = keyof typeof documentRightEnum;
registerEnumType(documentRightEnum, {
  name: 'DocumentRight',
  description: 'A right to a document. SEE is the lowest right, DOWNLOAD the highest.',
  valuesConfig: {
    SEE: { description: 'The document is listed with its title and summary.' },
    VIEW: { description: 'The document can be read page by page. Includes SEE.' },
    DOWNLOAD: {
      description: 'The document can be downloaded as a file that is marked with the reader. Includes SEE and VIEW.',
    },
  },
});

export const documentNewsEnum = { NEW: 'NEW', CHANGED: 'CHANGED' } as const;
export type DocumentNews = keyof typeof documentNewsEnum;
registerEnumType(documentNewsEnum, {
  name: 'DocumentNews',
  description: 'Why there is something to read in a document.',
  valuesConfig: {
    NEW: { description: 'Nothing of it was read yet.' },
    CHANGED: { description: 'It has a newer version than the one that was read.' },
  },
});

const ladder: DocumentRight[] = ['SEE', 'VIEW', 'DOWNLOAD'];

/** 0 for none, 3 for all. */
export const levelOf = (rights: readonly DocumentRight[]): number =>
  Math.max(0, ...rights.map((right) => ladder.indexOf(right) + 1));

export const rightsAt = (level: number): DocumentRight[] => ladder.slice(0, level);

/** A document as one viewer has it: what is newest of it, where it stands among what they see, what they may do. */
@ObjectType('Document', { implements: Node, description: 'A document of the portal, in its newest version.' })
export class PortalDocument {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => String, { description: 'What it is called.' })
  title!: string;

  @Field(() => String, { description: 'Summary, as plain text; empty where nothing was written.' })
  summary!: string;

  @Field(() => String, {
    description: 'Its number among all you may see, as `1.2.3`: the third in the second folder of the first.',
  })
  index!: string;

  @Field(() => Int, { nullable: true, description: 'How many pages it has; null where it has none.' })
  pageCount!: number | null;

  @Field(() => Int, { description: 'Number of its newest version, from 1.' })
  version!: number;

  @Field(() => String, { description: 'Name of the file it came in.' })
  fileName!: string;

  @Field(() => String, { description: 'Media type of the file.' })
  type!: string;

  @Field(() => Int, { description: 'Size of the file, in bytes.' })
  size!: number;

  @Field(() => Date, { description: 'When its words or its file last changed.' })
  updatedAt!: Date;

  folderId!: string | null;
  /** What its viewer may do, also as somebody's delegate. */
  level!: number;
  /** What of that they may do by rights of their own. */
  ownLevel!: number;
  /** When its newest version became that. */
  fileAt!: Date;
  /** Whose view of it this is; null where nobody’s by name. */
  readerId!: string | null;
  /** The same, with what they are; its folder is told as they have it. */
  reader!: Viewer;
}

export const DocumentConnection = connectionOf(PortalDocument, 'Document');

@ObjectType({ description: 'One version of a document; all are kept.' })
export class DocumentVersion {
  @Field(() => Int, { description: 'From 1.' })
  number!: number;

  @Field(() => String, { description: 'Name of the file it came in.' })
  fileName!: string;

  @Field(() => String, { description: 'Media type of the file.' })
  type!: string;

  @Field(() => Int, { description: 'Size of the file, in bytes.' })
  size!: number;

  @Field(() => String, { description: 'SHA-256 of the file, in hexadecimal digits.' })
  sha256!: string;

  @Field(() => Int, { nullable: true, description: 'How many pages it has; null where it has none.' })
  pageCount!: number | null;

  @Field(() => Date, { description: 'When it became the newest.' })
  createdAt!: Date;

  @Field(() => String, { nullable: true, description: 'Who brought it; null where the account is gone.' })
  createdBy!: string | null;
}
