import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { User } from '#api/accounts/users/user.entity.ts';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { ConnectionArgs } from '#api/platform/pagination.ts';
import { documentNewsEnum, documentRightEnum, listRights, type PortalDocument } from './document.type.ts';
import { DocumentsArgs } from './document.input.ts';
import { getDocumentNews } from './document.news.service.ts';
import { listDocuments } from './document.read.service.ts';
import { listFolders, toFolder } from './folder.read.service.ts';
import {
  ViewDocumentsAsInput,
  ViewDocumentsAsPayload,
  DocumentSeenByUser,
  DocumentSeenByUserConnection,
  FolderSeenByUser,
  FolderSeenByUserConnection,
} from './view-as.type.ts';
import { toViewAsContext, viewDocumentsAs } from './view-as.service.ts';

@Resolver(() => ViewDocumentsAsPayload)
export class ViewDocumentsAsResolver {
  @Access('admin', { scope: null, confirms: true })
  @Mutation(() => ViewDocumentsAsPayload, {
    description:
      'Reads the documents as another account sees them, or as an invited one will see them, and records the view in the audit log. Changes nothing else. Send it again for the next page of a list. For administrators. Errors: NOT_FOUND, CONFLICT if the account is neither approved nor invited.',
  })
  viewDocumentsAs(@Ctx() context: Context, @Arg('input', () => ViewDocumentsAsInput) { userId }: ViewDocumentsAsInput) {
    return viewDocumentsAs(context, userId);
  }

  @FieldResolver(() => User, { description: 'The account that sees these documents.' })
  user(@Root() { account }: ViewDocumentsAsPayload) {
    return account;
  }

  @FieldResolver(() => FolderSeenByUserConnection, { description: 'The folders that the account sees.' })
  folders(
    @Ctx() context: Context,
    @Root() payload: ViewDocumentsAsPayload,
    @Args(() => ConnectionArgs) args: ConnectionArgs,
  ) {
    return listFolders(toViewAsContext(context, payload), args);
  }

  @FieldResolver(() => DocumentSeenByUserConnection, {
    description: 'The documents that the account sees, with its numbers and rights.',
  })
  documents(
    @Ctx() context: Context,
    @Root() payload: ViewDocumentsAsPayload,
    @Args(() => DocumentsArgs) args: DocumentsArgs,
  ) {
    return listDocuments(toViewAsContext(context, payload), args);
  }
}

@Resolver(() => FolderSeenByUser)
export class FolderSeenByUserResolver {
  @FieldResolver(() => ID, { description: 'The id of the folder.' })
  folderId(@Root() folder: FolderSeenByUser) {
    return folder.id;
  }
}

@Resolver(() => DocumentSeenByUser)
export class DocumentSeenByUserResolver {
  @FieldResolver(() => ID, { description: 'The id of the document.' })
  documentId(@Root() document: PortalDocument) {
    return document.id;
  }

  @FieldResolver(() => String, { nullable: true, description: 'A summary in plain text. Null if there is none.' })
  summary(@Root() document: PortalDocument) {
    return document.summary || null;
  }

  @FieldResolver(() => FolderSeenByUser, {
    nullable: true,
    description: 'The folder that contains the document. Null if it is in no folder.',
  })
  folder(@Ctx() context: Context, @Root() document: PortalDocument) {
    return toFolder(context, document);
  }

  @FieldResolver(() => [documentRightEnum], {
    description: 'The rights of the account, including those that others delegated to it.',
  })
  rights(@Root() { level }: PortalDocument) {
    return listRights(level);
  }

  @FieldResolver(() => documentNewsEnum, {
    nullable: true,
    description:
      'The reason why the document is unread for the account. Null if it has read the newest version or cannot read it.',
  })
  news(@Ctx() context: Context, @Root() document: PortalDocument) {
    return getDocumentNews(context, document);
  }
}
