import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { idsOf } from '../platform/ids.ts';
import { Node } from '../platform/node.ts';

export const newUpdateId = idsOf('upd', 'Update');

export const updateStatusEnum = { DRAFT: 'DRAFT', SCHEDULED: 'SCHEDULED', PUBLISHED: 'PUBLISHED' } as const;
export type UpdateStatus = keyof typeof updateStatusEnum;
registerEnumType(updateStatusEnum, {
  name: 'UpdateStatus',
  description: 'Where an update is on its way to investors.',
  valuesConfig: {
    DRAFT: { description: 'Seen by admins only.' },
    SCHEDULED: { description: 'Released to all it is for in one instant, at `publishedAt`.' },
    PUBLISHED: { description: 'Released.' },
  },
});

/** An update as one viewer has it. */
@ObjectType('Update', { implements: Node, description: 'News for investors, for all of them or for groups.' })
export class InvestorUpdate {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => String, { description: 'Title, at most 120 characters.' })
  title!: string;

  @Field(() => String, { description: 'The text as written, in Markdown.' })
  body!: string;

  @Field(() => updateStatusEnum, { description: 'Where it is on its way to investors.' })
  status!: UpdateStatus;

  @Field(() => Date, { nullable: true, description: 'When it was or will be released; null for a draft.' })
  publishedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was last changed after its release; null where it was not.',
  })
  changedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When you opened it first; null where you have not.' })
  openedAt!: Date | null;

  @Field(() => Int, { description: 'Rises with each change; hand it to `updateUpdate` to be told of others.' })
  version!: number;

  /** Asked for by admins, see the resolver. */
  everyone!: boolean;
  withdrawnAt!: Date | null;
  withdrawnWhy!: string;
  /** Whether the viewer is in a group it is for. */
  addressed!: boolean;
}

@ObjectType({ description: 'How far an update reaches, at this moment.' })
export class UpdateReach {
  @Field(() => Int, { description: 'How many accounts it is for.' })
  readers!: number;

  @Field(() => Int, { description: 'How many of them have opened it.' })
  opened!: number;
}

@ObjectType({ description: 'That an update was taken back.' })
export class UpdateWithdrawal {
  @Field(() => Date, { description: 'When.' })
  at!: Date;

  @Field(() => String, { description: 'Why.' })
  reason!: string;
}
