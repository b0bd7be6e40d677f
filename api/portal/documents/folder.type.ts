import { Field, ID, ObjectType } from 'type-graphql';
import { makeIdFactory, Node } from '#api/platform/node.ts';
import { createConnectionType } from '#api/platform/pagination.ts';
import { createPermissions } from '#api/platform/graphql/types.ts';

export const newFolderId = makeIdFactory('fold', 'Folder');

/** A folder as one viewer sees it. Only administrators see folders that contain no document for them. */
@ObjectType({
  implements: Node,
  description:
    'A folder of documents and other folders. Administrators read all folders, others those with documents that are shared with them.',
})
export class Folder {
  @Field(() => ID, { description: 'Opaque id, which starts with `fold_`.' })
  id!: string;

  @Field(() => ID, { nullable: true, description: 'The id of the folder that contains this folder. Null at the top.' })
  parentId!: string | null;

  @Field(() => String, { description: 'The name, at most 120 characters.' })
  name!: string;

  @Field(() => String, {
    description:
      'The position in the tree of all folders that the viewer can list: `1.2` is the second item of the first folder.',
  })
  index!: string;

  /** Null if it was not read with the folder. */
  documentCount!: number | null;
}

export const FolderPermissions = createPermissions('Folder', 'a folder.', {
  update: 'rename and move the folder',
  delete: 'delete the folder once it is empty',
  setAccess: 'change who has rights to the folder',
});
export type FolderPermissions = InstanceType<typeof FolderPermissions>;

export const FolderConnection = createConnectionType(Folder, 'Folder');
