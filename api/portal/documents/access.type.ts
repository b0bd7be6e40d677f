import { Field, ObjectType } from 'type-graphql';
import { User } from '#api/accounts/users/user.entity.ts';
import { Group } from '#api/accounts/groups/group.entity.ts';
import { type DocumentRight, documentRightEnum } from './document.type.ts';
import { Folder } from './folder.type.ts';

@ObjectType({
  description: 'The rights of one group or account to a document or folder. Only administrators can read this.',
})
export class DocumentAccess {
  @Field(() => Group, { nullable: true, description: 'The group that has the rights. Null if an account has them.' })
  group!: Group | null;

  @Field(() => User, { nullable: true, description: 'The account that has the rights. Null if a group has them.' })
  user!: User | null;

  @Field(() => [documentRightEnum], {
    description: 'The rights. An empty list if rights from a folder above are revoked here.',
  })
  rights!: DocumentRight[];

  @Field(() => Folder, {
    nullable: true,
    description: 'The folder above from which the rights are inherited. Null if they are set here.',
  })
  inheritedFrom!: Folder | null;

  @Field(() => Date, {
    nullable: true,
    description: 'The date and time at which the rights end. Null if they do not end.',
  })
  endsAt!: Date | null;
}
