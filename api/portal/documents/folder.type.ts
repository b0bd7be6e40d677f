import { Field, ID, ObjectType } from 'type-graphql';
import { makeIdFactory, Node } from '#api/platform/node.ts';
import { createConnectionType } from '#api/platform/pagination.ts';

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

@ObjectType({ description: 'The actions that the viewer can take on a folder.' })
export class FolderPermissions {
  @Field(() => Boolean, { description: 'True if the viewer can rename and move the folder.' })
  update!: boolean;

  @Field(() => Boolean, { description: 'True if the viewer can delete the folder once it is empty.' })
  delete!: boolean;

  @Field(() => Boolean, { description: 'True if the viewer can change who has rights to the folder.' })
  setAccess!: boolean;
}

export const FolderConnection = createConnectionType(Folder, 'Folder');
