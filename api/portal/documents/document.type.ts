import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { makeIdFactory, Node } from '#api/platform/node.ts';
import { createConnectionType } from '#api/platform/pagination.ts';
import type { Viewer } from '#api/platform/viewer.ts';
import { Person } from '#api/platform/person.ts';
import { FileFinding } from './document.inspect.type.ts';
import { createEnum, createPermissions } from '#api/platform/graphql/types.ts';

export const newDocumentId = makeIdFactory('doc', 'Document');

export const documentRightEnum = createEnum(
  'DocumentRight',
  'A right to a document. LIST is the lowest right, DOWNLOAD the highest.',
  {
    LIST: 'The document is listed with its title and summary.',
    VIEW: 'The document can be read page by page. Includes LIST.',
    DOWNLOAD: 'The document can be downloaded as a file that is marked with the reader. Includes LIST and VIEW.',
  },
);
export type DocumentRight = keyof typeof documentRightEnum;

export const documentNewsEnum = createEnum('DocumentNews', 'The reason why a document is unread.', {
  NEW: 'The reader has not read any version of the document.',
  CHANGED: 'The document has a newer version than the one that the reader has read.',
});
export type DocumentNews = keyof typeof documentNewsEnum;

/** The field of a payload whose mutation can notify readers. */
export const notifiedField = {
  type: () => [Person],
  description:
    'The people whom the next email tells of it, by name, at most 100: those who can read it now, want emails at once and owe no signature. Empty without `notify`.',
};

const ladder: DocumentRight[] = ['LIST', 'VIEW', 'DOWNLOAD'];

/** The level of a set of rights: 0 for none, 3 for all. */
export const toLevel = (rights: readonly DocumentRight[]): number =>
  Math.max(0, ...rights.map((right) => ladder.indexOf(right) + 1));

export const listRights = (level: number): DocumentRight[] => ladder.slice(0, level);

/**
 * The newest version of a document as one viewer sees it. Its number counts only the documents that the viewer can
 * list.
 */
@Extensions({ scope: 'DOCUMENTS_READ' })
@ObjectType('Document', {
  implements: Node,
  description:
    'A document of the portal in its newest version. Administrators read all documents, others those that are shared with them.',
})
export class PortalDocument {
  @Field(() => ID, { description: 'Opaque id, which starts with `doc_`.' })
  id!: string;

  @Field(() => String, { description: 'The title, at most 120 characters.' })
  title!: string;

  /** '' if there is none; the resolver returns null. */
  summary!: string;

  @Field(() => String, {
    description:
      'The position in the tree of all documents that the viewer can list: `1.2.3` is the third item of the second folder in the first folder.',
  })
  index!: string;

  @Field(() => Int, { nullable: true, description: 'The number of pages. Null for files without pages.' })
  pageCount!: number | null;

  @Field(() => Int, { description: 'The number of the newest version. The first version is 1.' })
  version!: number;

  @Field(() => String, { description: 'The name of the uploaded file, with its extension.' })
  fileName!: string;

  @Field(() => String, { description: 'The media type of the file, such as `application/pdf`.' })
  mediaType!: string;

  @Field(() => Int, { description: 'The size of the file in bytes.' })
  byteSize!: number;

  @Field(() => Date, { description: 'The date and time of the last change to the title, the summary or the file.' })
  updatedAt!: Date;

  /** Null if the document is not pinned. */
  pinnedAt!: Date | null;
  hasCleanDownloads!: boolean;
  folderId!: string | null;
  /** The viewer's level, including delegations. */
  level!: number;
  /** The viewer's level without delegations. */
  ownLevel!: number;
  /** The time at which the newest version was added. */
  fileAt!: Date;
  /** The former version that has the same file and became current again. Null for an uploaded file. */
  restoredFrom!: number | null;
  /** The account as which the document was read. Null for a viewer without an account. */
  readerId!: string | null;
  /** The viewer as which the document was read. It determines the number of the document's folder. */
  reader!: Viewer;
}

export const DocumentPermissions = createPermissions('Document', 'a document.', {
  view: 'read the pages of the document',
  download: 'download the file of the document',
  update: 'change the document and add versions',
  delete: 'delete the document',
  setAccess: 'change who has rights to the document',
});
export type DocumentPermissions = InstanceType<typeof DocumentPermissions>;

export const DocumentConnection = createConnectionType(PortalDocument, 'Document');

@ObjectType({ description: 'One version of a document. Versions are kept until an administrator deletes them.' })
export class DocumentVersion {
  @Field(() => Int, { description: 'The number of the version. The first version is 1.' })
  number!: number;

  @Field(() => String, { description: 'The name of the uploaded file, with its extension.' })
  fileName!: string;

  @Field(() => String, { description: 'The media type of the file, such as `application/pdf`.' })
  mediaType!: string;

  @Field(() => Int, { description: 'The size of the file in bytes.' })
  byteSize!: number;

  @Field(() => String, { description: 'The SHA-256 hash of the file in hexadecimal digits.' })
  sha256!: string;

  @Field(() => Int, { nullable: true, description: 'The number of pages. Null for files without pages.' })
  pageCount!: number | null;

  @Field(() => Date, { description: 'The date and time at which the version was added.' })
  createdAt!: Date;

  @Field(() => Person, {
    nullable: true,
    description: 'The person who added the version. Null if their account was deleted.',
  })
  createdBy!: Person | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The number of the former version that became current again as this one, with the same file. Null for an uploaded file.',
  })
  restoredFrom!: number | null;

  @Field(() => Date, {
    nullable: true,
    description: 'The date and time at which the file of the version was deleted. Null if it can be opened.',
  })
  deletedAt!: Date | null;

  @Extensions({ listSize: 5 })
  @Field(() => [FileFinding], {
    nullable: true,
    description:
      'What the file has besides what its pages show at first sight. Empty if nothing was found. Null until the file is inspected.',
  })
  findings!: FileFinding[] | null;

  @Field(() => Int, { description: 'The number of people to whom an email about this version was sent.' })
  notifiedCount!: number;

  @Field(() => Int, { description: 'The number of people to whom a page or the file of this version was sent.' })
  readerCount!: number;
}

export const DocumentVersionConnection = createConnectionType(DocumentVersion, 'DocumentVersion');
