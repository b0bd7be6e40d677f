import { Arg, Args, Ctx, Extensions, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { loadEditVersion } from '#api/content/edits/edit.version.service.ts';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { type IdInput, createPayload } from '#api/platform/graphql/mutation-types.ts';
import { ConnectionArgs } from '#api/platform/pagination.ts';
import { Person } from '#api/platform/person.ts';
import { isAdmin } from '#api/platform/viewer.ts';
import { DocumentAccess } from './access.type.ts';
import { AccessArgs } from './access.input.ts';
import { countAccess, listAccess } from './access.service.ts';
import {
  DocumentConnection,
  documentNewsEnum,
  DocumentPermissions,
  documentRightEnum,
  DocumentVersionConnection,
  PortalDocument,
  listRights,
  notifiedField,
} from './document.type.ts';
import {
  CreateDocumentInput,
  DeleteDocumentInput,
  DeleteDocumentVersionInput,
  DocumentsArgs,
  MakeDocumentVersionCurrentInput,
  UpdateDocumentInput,
} from './document.input.ts';
import { readFindings } from './document.inspect.service.ts';
import { FileFinding } from './document.inspect.type.ts';
import { loadPrincipal } from './document.delegate.service.ts';
import { listNotified } from './document.notice.service.ts';
import { listUnreadDocuments, getDocumentNews } from './document.news.service.ts';
import { listDocuments, listVersions, readDocument } from './document.read.service.ts';
import { getDocumentPermissions } from './document.policy.ts';
import { createDocument, deleteDocument, updateDocument } from './document.service.ts';
import { deleteVersion, makeVersionCurrent } from './document.version.service.ts';
import { Folder } from './folder.type.ts';
import { toFolder } from './folder.read.service.ts';
import { DataRoom } from './data-room.type.ts';
import { readDataRoom } from './data-room.service.ts';

@Resolver(() => PortalDocument)
export class DocumentResolver {
  @Access('signed-in', { scope: 'DOCUMENTS_READ' })
  @Query(() => DocumentConnection, {
    description: 'The documents that the viewer can list, in the order of the tree.',
  })
  documents(@Ctx() context: Context, @Args(() => DocumentsArgs) args: DocumentsArgs) {
    return listDocuments(context, args);
  }

  @Access('signed-in', { scope: 'DOCUMENTS_READ' })
  @Query(() => PortalDocument, {
    nullable: true,
    description: 'The document with this id. Null if it does not exist or is not shared with the viewer.',
  })
  document(@Ctx() context: Context, @Arg('id', () => ID, { description: 'The id of the document.' }) id: string) {
    return readDocument(context, id);
  }

  @Access('signed-in', { scope: 'DOCUMENTS_READ' })
  @Query(() => DocumentConnection, {
    description:
      'The documents whose newest version the viewer can open and has not read, newest version first. Files without pages can only be downloaded.',
  })
  documentsToRead(@Ctx() context: Context, @Args(() => ConnectionArgs) args: ConnectionArgs) {
    return listUnreadDocuments(context, args);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'The number of changes of the document by administrators, while `version` is the number of its file. Send it as `expectedVersion` to detect concurrent changes. Null for everyone but administrators.',
  })
  editVersion(@Ctx() context: Context, @Root() { id }: PortalDocument) {
    return loadEditVersion(context, 'document', id);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'A summary in plain text, at most 1,000 characters. Null if there is none.',
  })
  summary(@Root() document: PortalDocument) {
    return document.summary || null;
  }

  @FieldResolver(() => Boolean, {
    description: 'True if investors who can read the document see it first on their first page.',
  })
  isPinned(@Root() { pinnedAt }: PortalDocument) {
    return pinnedAt !== null;
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'True if downloads of a PDF are without its comments and metadata, as those of a new document are. Null for everyone but administrators.',
  })
  hasCleanDownloads(@Ctx() { viewer }: Context, @Root() { hasCleanDownloads }: PortalDocument) {
    return isAdmin(viewer) ? hasCleanDownloads : null;
  }

  @FieldResolver(() => documentNewsEnum, {
    nullable: true,
    description:
      'The reason why the document is unread. Null if the viewer has read its newest version or cannot open it.',
  })
  news(@Ctx() context: Context, @Root() document: PortalDocument) {
    return getDocumentNews(context, document);
  }

  @FieldResolver(() => Folder, {
    nullable: true,
    description: 'The folder that contains the document. Null if it is in no folder.',
  })
  folder(@Ctx() context: Context, @Root() document: PortalDocument) {
    return toFolder(context, document);
  }

  @FieldResolver(() => DocumentPermissions, { description: 'The actions that the viewer can take on the document.' })
  viewerCan(@Root() document: PortalDocument) {
    return getDocumentPermissions(document.reader, document);
  }

  @FieldResolver(() => [documentRightEnum], {
    description: 'The rights of the viewer, including those that others delegated to them.',
  })
  rights(@Root() { level }: PortalDocument) {
    return listRights(level);
  }

  @FieldResolver(() => [documentRightEnum], {
    description: 'The rights that the viewer has without delegations, and so can delegate.',
  })
  ownRights(@Root() { ownLevel }: PortalDocument) {
    return listRights(ownLevel);
  }

  @FieldResolver(() => Person, {
    nullable: true,
    description: 'The person for whom the viewer reads the document as a delegate. Null if their own rights suffice.',
  })
  async onBehalfOf(@Ctx() context: Context, @Root() document: PortalDocument): Promise<Person | null> {
    const principal = await loadPrincipal(context, document);
    return principal && { accountId: principal.id, name: principal.name };
  }

  @FieldResolver(() => DocumentVersionConnection, {
    nullable: true,
    description: 'All versions, newest first. Null for everyone but administrators.',
  })
  versions(
    @Ctx() context: Context,
    @Root() document: PortalDocument,
    @Args(() => ConnectionArgs) args: ConnectionArgs,
  ) {
    return listVersions(context, document, args);
  }

  @Extensions({ listSize: 5 })
  @FieldResolver(() => [FileFinding], {
    nullable: true,
    description:
      'What the newest file has besides what its pages show at first sight, such as comments or hidden sheets. Empty if nothing was found. Null until the file is inspected, and for everyone but administrators.',
  })
  findings(@Ctx() context: Context, @Root() document: PortalDocument) {
    return readFindings(context, document);
  }

  @Extensions({ listSize: 5 })
  @FieldResolver(() => [DocumentAccess], {
    nullable: true,
    description:
      'The rights of groups and accounts to this document, groups first, then by name. Null for everyone but administrators.',
  })
  access(@Ctx() context: Context, @Root() document: PortalDocument, @Args(() => AccessArgs) args: AccessArgs) {
    return listAccess(context, document, args);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'The number of groups and accounts in `access`. Null for everyone but administrators.',
  })
  accessCount(@Ctx() context: Context, @Root() document: PortalDocument) {
    return countAccess(context, document);
  }

  @Access('admin', { scope: 'DOCUMENTS_WRITE', creates: true, confirms: 'for a document in a folder' })
  @Mutation(() => CreateDocumentPayload, {
    description:
      'Creates a document from an uploaded file. Only administrators see it until it is shared with setAccess; in a shared folder, readers of the folder see it at once. For administrators. Errors: BAD_USER_INPUT, CONFLICT if the file is still in quarantine.',
  })
  async createDocument(@Ctx() context: Context, @Arg('input', () => CreateDocumentInput) input: CreateDocumentInput) {
    return { document: await createDocument(context, input) };
  }

  @Access('admin', {
    scope: 'DOCUMENTS_WRITE',
    confirms: 'for another folder, for a new version, to notify readers and to keep comments in downloads',
  })
  @Mutation(() => UpdateDocumentPayload, {
    description:
      'Changes the given fields of a document, or adds a version. For administrators. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT if the file is still in quarantine or six other documents are pinned or `expectedVersion` is not the current `editVersion`.',
  })
  async updateDocument(@Ctx() context: Context, @Arg('input', () => UpdateDocumentInput) input: UpdateDocumentInput) {
    return { document: await updateDocument(context, input), notified: await listNotified(context, input) };
  }

  @Access('admin', { scope: 'DOCUMENTS_WRITE', confirms: true })
  @Mutation(() => MakeDocumentVersionCurrentPayload, {
    description:
      'Makes a former version of a document current: the document gets a new version with the same file. For administrators. Errors: BAD_USER_INPUT, NOT_FOUND also if the file of the version was deleted, CONFLICT if the version is the current one or `expectedVersion` is not the current `editVersion`.',
  })
  async makeDocumentVersionCurrent(
    @Ctx() context: Context,
    @Arg('input', () => MakeDocumentVersionCurrentInput) input: MakeDocumentVersionCurrentInput,
  ) {
    return { document: await makeVersionCurrent(context, input) };
  }

  @Access('admin', { scope: 'DOCUMENTS_WRITE', confirms: true })
  @Mutation(() => DeleteDocumentVersionPayload, {
    description:
      'Deletes the file of a version of a document. Its number and its entries in the access log stay. This cannot be undone. For administrators. Errors: BAD_USER_INPUT, NOT_FOUND also if the file was deleted before, CONFLICT if the version is the current one.',
  })
  async deleteDocumentVersion(
    @Ctx() context: Context,
    @Arg('input', () => DeleteDocumentVersionInput) input: DeleteDocumentVersionInput,
  ) {
    return { document: await deleteVersion(context, input), deletedDocumentVersionNumber: input.number };
  }

  @Access('admin', { scope: 'DOCUMENTS_WRITE', confirms: true })
  @Mutation(() => DeleteDocumentPayload, {
    description:
      'Deletes a document with all its versions. This cannot be undone. For administrators. Errors: NOT_FOUND.',
  })
  async deleteDocument(@Ctx() context: Context, @Arg('input', () => DeleteDocumentInput) { id }: IdInput) {
    return { document: await deleteDocument(context, id), deletedDocumentId: id };
  }
}

const CreateDocumentPayload = createPayload('createDocument', {
  document: { type: () => PortalDocument, description: 'The new document.' },
});

const UpdateDocumentPayload = createPayload('updateDocument', {
  document: { type: () => PortalDocument, description: 'The document after the change.' },
  notified: notifiedField,
});

const DeleteDocumentPayload = createPayload('deleteDocument', {
  document: { type: () => PortalDocument, description: 'The document as it was before its deletion.' },
  deletedDocumentId: { type: () => ID, description: 'The id of the deleted document.' },
});

const MakeDocumentVersionCurrentPayload = createPayload('makeDocumentVersionCurrent', {
  document: { type: () => PortalDocument, description: 'The document with its new version.' },
});

const DeleteDocumentVersionPayload = createPayload('deleteDocumentVersion', {
  document: { type: () => PortalDocument, description: 'The document, whose current version is unchanged.' },
  deletedDocumentVersionNumber: { type: () => Int, description: 'The number of the deleted version.' },
});

@Resolver()
export class DataRoomResolver {
  @Access('signed-in', { scope: 'DOCUMENTS_READ' })
  @Query(() => DataRoom, {
    description: 'A summary of the documents that the viewer can list: numbers for each folder, and what is new.',
  })
  dataRoom(@Ctx() context: Context) {
    return readDataRoom(context);
  }
}
