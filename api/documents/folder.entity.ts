import { Field, ID, Int, ObjectType } from 'type-graphql';
import { idsOf } from '../platform/ids.ts';
import { Node } from '../platform/node.ts';

export const newFolderId = idsOf('fold', 'Folder');

/** A folder as one viewer has it. Nobody but admins knows of one in which there is nothing for them. */
@ObjectType({ implements: Node, description: 'A folder of documents and of other folders.' })
export class Folder {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => ID, { nullable: true, description: 'The folder it is in; null at the top.' })
  parentId!: string | null;

  @Field(() => String, { description: 'What it is called.' })
  name!: string;

  @Field(() => String, { description: 'Its number among all you may see, as `1.2`.' })
  index!: string;

  @Field(() => Int, { description: 'How many documents you may see in it and in the folders below.' })
  documentCount!: number;
}
