import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

export const changeTypeEnum = {
  ARTICLE: 'ARTICLE',
  DOCUMENT: 'DOCUMENT',
  EVENT: 'EVENT',
  INVESTOR_UPDATE: 'INVESTOR_UPDATE',
  QUESTION: 'QUESTION',
  USER: 'USER',
} as const;
export type ChangeType = keyof typeof changeTypeEnum;
registerEnumType(changeTypeEnum, {
  name: 'ChangeType',
  description: 'The type of an object that changed.',
  valuesConfig: {
    ARTICLE: { description: 'An Article. For all readers of published articles.' },
    DOCUMENT: {
      description: 'A Document, its file, or who can read it. For members who can list the document.',
    },
    EVENT: { description: 'An Event of the calendar. For invited members.' },
    INVESTOR_UPDATE: { description: 'An InvestorUpdate. For its audience, once it is published.' },
    QUESTION: { description: 'A Question about a document. For the people who can read the question.' },
    USER: {
      description:
        'A User: the account, or its groups and delegations. For administrators, and for the person themselves, whose access to other objects may have changed.',
    },
  },
});

export const changeActionEnum = {
  CREATED: 'CREATED',
  UPDATED: 'UPDATED',
  PUBLISHED: 'PUBLISHED',
  UNPUBLISHED: 'UNPUBLISHED',
  DELETED: 'DELETED',
} as const;
export type ChangeAction = keyof typeof changeActionEnum;
registerEnumType(changeActionEnum, {
  name: 'ChangeAction',
  description: 'The kind of a change.',
  valuesConfig: {
    CREATED: { description: 'The object was created.' },
    UPDATED: { description: 'The object changed, or who can read it.' },
    PUBLISHED: { description: 'Its readers can read the object from now on.' },
    UNPUBLISHED: { description: 'Only administrators can read the object from now on. Remove it from copies.' },
    DELETED: { description: 'The object does not exist any more. Remove it from copies.' },
  },
});

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

  @Field(() => ID, { description: 'The id of the object.' })
  nodeId!: string;

  @Field(() => changeActionEnum, { description: 'The kind of the change.' })
  action!: ChangeAction;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version of the object after the change: the version of an article, document or investor update, or the sequence number of an event. Null for questions and users, which have none.',
  })
  version!: number | null;

  @Field(() => Date, { description: 'The date and time of the change.' })
  changedAt!: Date;
}
