import { Field, ID, Int, ObjectType, ArgsType, InputType } from 'type-graphql';
import { createEnum } from '#api/platform/graphql/types.ts';
import { z } from 'zod';
import { createFilterArgs } from '#api/platform/pagination.ts';
import { Validated } from '#api/platform/validation.ts';

export const changeTypeEnum = createEnum('ChangeType', 'The type of an object that changed.', {
  ARTICLE: 'An Article changed. Readers of published articles can read this change.',
  DOCUMENT: 'A Document, its file or its access changed. Members who can list the document can read this change.',
  EVENT: 'An Event of the calendar changed. Invited members can read this change.',
  INVESTOR_UPDATE: 'A published InvestorUpdate changed. Its audience can read this change.',
  QUESTION: 'A Question about a document changed. The people who can read the question can read this change.',
  USER: 'The account, the groups or the delegations of a User changed. Administrators can read this change, and the person, whose access to other objects may have changed.',
});
export type ChangeType = keyof typeof changeTypeEnum;

export const changeActionEnum = createEnum('ChangeAction', 'The kind of a change.', {
  CREATED: 'The object was created.',
  UPDATED: 'The object changed, or who can read it.',
  PUBLISHED: 'Its readers can read the object from now on.',
  UNPUBLISHED: 'Its readers cannot read the object any more. Remove it from copies.',
  DELETED: 'The object does not exist any more. Remove it from copies.',
  ACCESS_GAINED:
    'The viewer can read the object from now on, because of a group or a delegation. Other members do not get this change.',
  ACCESS_LOST:
    'The viewer cannot read the object any more, or it was deleted. Remove it from copies. Members who can still read the object do not get this change.',
  ACCESS_CHANGED:
    'The viewer gained or lost access to many objects of the type. List objects of this type again, and remove the others from copies. The field `nodeId` is the id of the viewer.',
});
export type ChangeAction = keyof typeof changeActionEnum;

@ObjectType({
  description:
    'A change of an object that the viewer can read. It names the object; read the object itself with `node` or with the query of its type.',
})
export class Change {
  @Field(() => ID, {
    description: 'Opaque id of the change, which starts with `chg_`. It is the same for each reader.',
  })
  id!: string;

  @Field(() => changeTypeEnum, { description: 'The type of the object.' })
  type!: ChangeType;

  @Field(() => ID, { description: 'The id of the object. For ACCESS_CHANGED, the id of the viewer.' })
  nodeId!: string;

  @Field(() => changeActionEnum, { description: 'The kind of the change.' })
  action!: ChangeAction;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version of the object after the change: the version of an article, document or investor update, or the sequence number of an event. Null for questions and users, which have none, and for changes of the access of the viewer.',
  })
  version!: number | null;

  @Field(() => Date, { description: 'The date and time of the change.' })
  changedAt!: Date;
}

@InputType({ description: 'Conditions on the changes of a list.' })
export class ChangeFilter {
  @Field(() => [changeTypeEnum], {
    nullable: true,
    description: 'Only changes of objects of these types. Null sets no condition.',
  })
  types?: ChangeType[] | null;
}

const filter = z.object({ types: z.array(z.enum(changeTypeEnum)).max(20, 'Name at most 20 types').nullish() });

@Validated(z.object({ filter: filter.nullish() }))
@ArgsType()
export class ChangesArgs extends createFilterArgs(
  ChangeFilter,
  'Filtering options for the list. The list has all items if absent or null.',
) {}
