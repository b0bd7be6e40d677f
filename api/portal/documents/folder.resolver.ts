import { Arg, Args, Ctx, Extensions, FieldResolver, Int, Mutation, Query, Resolver, Root, ID } from 'type-graphql';
import { loadEditVersion } from '#api/content/edits/edit.version.service.ts';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { type IdInput, createPayload } from '#api/platform/graphql/mutation-types.ts';
import { DocumentAccess } from './access.type.ts';
import { AccessArgs } from './access.input.ts';
import { countAccess, listAccess } from './access.service.ts';
import { listNotified } from './document.notice.service.ts';
import { type DocumentAction, documentPolicy } from './document.policy.ts';
import { notifiedField } from './document.type.ts';
import { Folder, FolderConnection, FolderPermissions } from './folder.type.ts';
import { CreateFolderInput, DeleteFolderInput, FoldersArgs, UpdateFolderInput } from './folder.input.ts';
import { listFolders, readFolder } from './folder.read.service.ts';
import { createFolder, deleteFolder, updateFolder } from './folder.service.ts';

@Resolver(() => Folder)
export class FolderResolver {
  @Access('signed-in', { scope: 'DOCUMENTS_READ' })
  @Query(() => FolderConnection, {
    description:
      'The folders that contain documents that the viewer can list, in the order of the tree. Administrators also find empty folders.',
  })
  folders(@Ctx() context: Context, @Args(() => FoldersArgs) args: FoldersArgs) {
    return listFolders(context, args);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'The version of the folder. Each change by an administrator increases it. Send it as `expectedVersion` to detect concurrent changes. Null for everyone but administrators.',
  })
  version(@Ctx() context: Context, @Root() { id }: Folder) {
    return loadEditVersion(context, 'folder', id);
  }

  @FieldResolver(() => Int, {
    description: 'The number of documents that the viewer can list in this folder and in the folders inside it.',
  })
  async documentCount(@Ctx() context: Context, @Root() { id, documentCount }: Folder) {
    return documentCount ?? (await readFolder(context, id))?.documentCount ?? 0;
  }

  @Extensions({ listSize: 5 })
  @FieldResolver(() => [DocumentAccess], {
    nullable: true,
    description:
      'The rights of groups and accounts to this folder, groups first, then by name. Null for everyone but administrators.',
  })
  access(@Ctx() context: Context, @Root() folder: Folder, @Args(() => AccessArgs) args: AccessArgs) {
    return listAccess(context, folder, args);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'The number of groups and accounts in `access`. Null for everyone but administrators.',
  })
  accessCount(@Ctx() context: Context, @Root() folder: Folder) {
    return countAccess(context, folder);
  }

  @FieldResolver(() => FolderPermissions, { description: 'The actions that the viewer can take on the folder.' })
  viewerCan(@Ctx() { viewer }: Context): FolderPermissions {
    const can = (action: DocumentAction) => documentPolicy.can(viewer, action, null);
    return { update: can('update'), delete: can('delete'), setAccess: can('grant') };
  }

  @Access('admin', { scope: 'DOCUMENTS_WRITE', creates: true, confirms: false })
  @Mutation(() => CreateFolderPayload, {
    description:
      'Creates an empty folder, or finds one with `reuse`. For administrators. Errors: BAD_USER_INPUT, also if the parent folder does not exist or folders would be nested more than 8 deep.',
  })
  async createFolder(@Ctx() context: Context, @Arg('input', () => CreateFolderInput) input: CreateFolderInput) {
    return { folder: await createFolder(context, input) };
  }

  @Access('admin', { scope: 'DOCUMENTS_WRITE', confirms: 'for another parent folder and to notify readers' })
  @Mutation(() => UpdateFolderPayload, {
    description:
      'Renames a folder or moves it with its contents, which inherit the rights of the new place. For administrators. Errors: BAD_USER_INPUT, CONFLICT if `expectedVersion` is not the current version, NOT_FOUND.',
  })
  async updateFolder(@Ctx() context: Context, @Arg('input', () => UpdateFolderInput) input: UpdateFolderInput) {
    return { folder: await updateFolder(context, input), notified: await listNotified(context, input) };
  }

  @Access('admin', { scope: 'DOCUMENTS_WRITE', confirms: true })
  @Mutation(() => DeleteFolderPayload, {
    description: 'Deletes an empty folder. For administrators. Errors: NOT_FOUND, CONFLICT if the folder is not empty.',
  })
  async deleteFolder(@Ctx() context: Context, @Arg('input', () => DeleteFolderInput) { id }: IdInput) {
    return { folder: await deleteFolder(context, id), deletedFolderId: id };
  }
}

const CreateFolderPayload = createPayload('createFolder', {
  folder: { type: () => Folder, description: 'The new folder, or the existing one with `reuse`.' },
});

const UpdateFolderPayload = createPayload('updateFolder', {
  folder: { type: () => Folder, description: 'The folder after the change.' },
  notified: notifiedField,
});

const DeleteFolderPayload = createPayload('deleteFolder', {
  folder: { type: () => Folder, description: 'The folder as it was before its deletion.' },
  deletedFolderId: { type: () => ID, description: 'The id of the deleted folder.' },
});
