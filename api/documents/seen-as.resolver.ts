import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import { DocumentsArgs } from './document.input.ts';
import { listDocuments } from './document.reading.service.ts';
import { DocumentConnection } from './document.entity.ts';
import { Folder } from './folder.entity.ts';
import { listFolders } from './folder.reading.service.ts';
import { DocumentsAs } from './seen-as.entity.ts';
import { asThey, seeAs } from './seen-as.service.ts';

@Resolver(() => DocumentsAs)
export class DocumentsAsResolver {
  @Access('admin')
  @Query(() => DocumentsAs, { description: 'The documents as this investor finds them; that it was asked is audited.' })
  documentsAs(@Ctx() context: Context, @Arg('userId', () => ID) userId: string) {
    return seeAs(context, userId);
  }

  @FieldResolver(() => String, { description: 'Whose view this is.' })
  name(@Root() { viewer }: DocumentsAs) {
    return viewer.name;
  }

  @FieldResolver(() => [Folder], { description: 'What `folders` answers them.' })
  folders(@Ctx() context: Context, @Root() as: DocumentsAs) {
    return listFolders(asThey(context, as));
  }

  @FieldResolver(() => DocumentConnection, { description: 'What `documents` answers them.' })
  documents(@Ctx() context: Context, @Root() as: DocumentsAs, @Args(() => DocumentsArgs) args: DocumentsArgs) {
    return listDocuments(asThey(context, as), args);
  }
}
