import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { idsOf } from '../platform/ids.ts';
import { Node } from '../platform/node.ts';

export const newDelegationId = idsOf('del', 'Delegation');

export const delegationStatusEnum = { OFFERED: 'OFFERED', IN_FORCE: 'IN_FORCE', ENDED: 'ENDED' } as const;
export type DelegationStatus = keyof typeof delegationStatusEnum;
registerEnumType(delegationStatusEnum, {
  name: 'DelegationStatus',
  description: 'How far a delegation came.',
  valuesConfig: {
    OFFERED: { description: 'It waits for an answer; nothing is open by it.' },
    IN_FORCE: { description: 'Whoever accepted it has what it names, as far as its giver has it.' },
    ENDED: { description: 'Nothing is open by it any more.' },
  },
});

export const delegationEndingEnum = {
  EXPIRED: 'EXPIRED',
  WITHDRAWN: 'WITHDRAWN',
  REFUSED: 'REFUSED',
  RETURNED: 'RETURNED',
  ENDED_BY_ADMIN: 'ENDED_BY_ADMIN',
} as const;
export type DelegationEnding = keyof typeof delegationEndingEnum;
registerEnumType(delegationEndingEnum, {
  name: 'DelegationEnding',
  description: 'Why a delegation ended.',
  valuesConfig: {
    EXPIRED: { description: 'Its last day is over.' },
    WITHDRAWN: { description: 'Whoever gave it took it back.' },
    REFUSED: { description: 'Whoever it was offered to did not want it.' },
    RETURNED: { description: 'Whoever had it gave it back.' },
    ENDED_BY_ADMIN: { description: 'An admin ended it.' },
  },
});

@ObjectType({
  implements: Node,
  description: 'A part of an investor’s rights that they give to somebody, until a day.',
})
export class Delegation {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => String, { description: 'Name of whoever gives it.' })
  principal!: string;

  @Field(() => String, { description: 'The e-mail address it was offered to.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Name of whoever accepted it; null until somebody did.' })
  delegate!: string | null;

  @Field(() => Boolean, { description: 'Whether you gave it.' })
  isGiven!: boolean;

  @Field(() => Boolean, { description: 'Whether it is yours to answer, or you had it.' })
  isHeld!: boolean;

  @Field(() => delegationStatusEnum, { description: 'How far it came.' })
  status!: DelegationStatus;

  @Field(() => delegationEndingEnum, { nullable: true, description: 'Why it ended; null until it has.' })
  ending!: DelegationEnding | null;

  @Field(() => String, { description: 'What an admin said who ended it; empty otherwise.' })
  reason!: string;

  @Field(() => Date, { description: 'When it was offered.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When it ends by itself.' })
  endsAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was accepted.' })
  acceptedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it ended; null until it has.' })
  endedAt!: Date | null;

  @Field(() => Int, { description: 'How many documents and folders it names.' })
  itemCount!: number;

  level!: number;
}
