import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import { ConnectionArgs } from '../platform/pagination.ts';
import { DocumentConnection } from './document.entity.ts';
import { DocumentsArgs } from './document.input.ts';
import { listDocuments } from './document.reading.service.ts';
import { FolderConnection } from './folder.entity.ts';
import { listFolders } from './folder.reading.service.ts';
import { DocumentsAs } from './seen-as.entity.ts';
import { asThey, viewDocumentsAs } from './seen-as.service.ts';

@Resolver(() => DocumentsAs)
export class DocumentsAsResolver {
  @Access('admin')
  @Query(() => DocumentsAs, {
    description:
      'The documents as another account sees them. The audit log records each use. For administrators. Errors: NOT_FOUND, CONFLICT if the account is not approved.',
  })
  viewDocumentsAs(
    @Ctx() context: Context,
    @Arg('userId', () => ID, { description: 'The id of the account.' }) userId: string,
  ) {
    return viewDocumentsAs(context, userId);
  }

  @FieldResolver(() => String, { description: 'The name of the account.' })
  name(@Root() { viewer }: DocumentsAs) {
    return viewer.name;
  }

  @FieldResolver(() => FolderConnection, { description: 'The folders that the account sees.' })
  folders(@Ctx() context: Context, @Root() as: DocumentsAs, @Args(() => ConnectionArgs) args: ConnectionArgs) {
    return listFolders(asThey(context, as), args);
  }

  @FieldResolver(() => DocumentConnection, {
    description: 'The documents that the account sees, with its numbers and rights.',
  })
  documents(@Ctx() context: Context, @Root() as: DocumentsAs, @Args(() => DocumentsArgs) args: DocumentsArgs) {
    return listDocuments(asThey(context, as), args);
  }
}
