import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { User } from '../users/user.entity.ts';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import { ConnectionArgs } from '../platform/pagination.ts';
import { DocumentConnection } from './document.type.ts';
import { DocumentsArgs } from './document.input.ts';
import { listDocuments } from './document.read.service.ts';
import { FolderConnection } from './folder.type.ts';
import { listFolders } from './folder.read.service.ts';
import { ViewDocumentsAsInput, ViewDocumentsAsPayload } from './view-as.payload.ts';
import { toViewAsContext, viewDocumentsAs } from './view-as.service.ts';

@Resolver(() => ViewDocumentsAsPayload)
export class ViewDocumentsAsResolver {
  @Access('admin', { confirms: true })
  @Mutation(() => ViewDocumentsAsPayload, {
    description:
      'Reads the documents as another account sees them, and records the view in the audit log. Changes nothing else. Send it again for the next page of a list. For administrators. Errors: NOT_FOUND, CONFLICT if the account is not approved.',
  })
  viewDocumentsAs(@Ctx() context: Context, @Arg('input', () => ViewDocumentsAsInput) { userId }: ViewDocumentsAsInput) {
    return viewDocumentsAs(context, userId);
  }

  @FieldResolver(() => User, { description: 'The account that sees these documents.' })
  user(@Root() { account }: ViewDocumentsAsPayload) {
    return account;
  }

  @FieldResolver(() => FolderConnection, { description: 'The folders that the account sees.' })
  folders(
    @Ctx() context: Context,
    @Root() payload: ViewDocumentsAsPayload,
    @Args(() => ConnectionArgs) args: ConnectionArgs,
  ) {
    return listFolders(toViewAsContext(context, payload), args);
  }

  @FieldResolver(() => DocumentConnection, {
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
