import { Arg, Ctx, Extensions, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import { DocumentAccess } from './access.entity.ts';
import { accessTo } from './access.service.ts';
import { FolderInput } from './document.input.ts';
import { Folder } from './folder.entity.ts';
import { listFolders } from './folder.reading.service.ts';
import { createFolder, deleteFolder, updateFolder } from './folder.service.ts';

@Resolver(() => Folder)
export class FolderResolver {
  @Access('signed-in')
  @Query(() => [Folder], {
    description: 'All folders in which there is a document for you, in the order of their numbers.',
  })
  folders(@Ctx() context: Context) {
    return listFolders(context);
  }

  @Extensions({ listSize: 5 })
  @FieldResolver(() => [DocumentAccess], { nullable: true, description: 'Who may do what in it, for admins.' })
  access(@Ctx() context: Context, @Root() folder: Folder) {
    return accessTo(context, folder);
  }

  @Access('admin')
  @Mutation(() => Folder, { description: 'Makes an empty folder.' })
  createFolder(@Ctx() context: Context, @Arg('input', () => FolderInput) input: FolderInput) {
    return createFolder(context, input);
  }

  @Access('admin')
  @Mutation(() => Folder, { description: 'Renames a folder, or moves it with all that is in it.' })
  updateFolder(
    @Ctx() context: Context,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => FolderInput) input: FolderInput,
  ) {
    return updateFolder(context, id, input);
  }

  @Access('admin')
  @Mutation(() => Folder, { description: 'Deletes an empty folder; returns what it was.' })
  deleteFolder(@Ctx() context: Context, @Arg('id', () => ID) id: string) {
    return deleteFolder(context, id);
  }
}
