import { Field, ObjectType } from 'type-graphql';
import { User } from '../accounts/user.entity.ts';
import { Group } from '../groups/group.entity.ts';
import { type DocumentRight, documentRightEnum } from './document.entity.ts';
import { Folder } from './folder.entity.ts';

@ObjectType({ description: 'What a group or a person may do with a document, or with all in a folder; for admins.' })
export class DocumentAccess {
  @Field(() => Group, { nullable: true, description: 'The group that holds it; null where a person does.' })
  group!: Group | null;

  @Field(() => User, { nullable: true, description: 'The person who holds it; null where a group does.' })
  user!: User | null;

  @Field(() => [documentRightEnum], { description: 'None at all: what a folder above gives is taken away here.' })
  rights!: DocumentRight[];

  @Field(() => Folder, { nullable: true, description: 'The folder above that gives it; null where it is given here.' })
  inheritedFrom!: Folder | null;
}
