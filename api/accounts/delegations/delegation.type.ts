import { Extensions, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { makeIdFactory, Node } from '#api/platform/node.ts';
import { Person } from '#api/platform/person.ts';

export const newDelegationId = makeIdFactory('del', 'Delegation');

export const delegationStatusEnum = { INVITED: 'INVITED', IN_FORCE: 'IN_FORCE', ENDED: 'ENDED' } as const;
export type DelegationStatus = keyof typeof delegationStatusEnum;
registerEnumType(delegationStatusEnum, {
  name: 'DelegationStatus',
  description: 'The status of a delegation.',
  valuesConfig: {
    INVITED: { description: 'The delegate has not answered the invitation and has no access yet.' },
    IN_FORCE: {
      description: 'The delegate has access to the named documents and folders, never more than the investor has.',
    },
    ENDED: { description: 'The delegation has ended. It gives no access.' },
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
  description: 'The reason why a delegation ended.',
  valuesConfig: {
    EXPIRED: { description: 'The end date has passed.' },
    WITHDRAWN: { description: 'The investor withdrew it.' },
    REFUSED: { description: 'The invited person refused it.' },
    RETURNED: { description: 'The delegate returned the access.' },
    ENDED_BY_ADMIN: { description: 'An administrator ended it.' },
  },
});

@Extensions({ scope: 'PEOPLE_READ' })
@ObjectType({
  implements: Node,
  description:
    'Access to documents that an investor shares with a delegate until a date. The investor, the delegate and administrators can read it.',
})
export class Delegation {
  @Field(() => ID, { description: 'Opaque id, which starts with `del_`.' })
  id!: string;

  @Field(() => Person, { description: 'The investor who shares the access.' })
  principal!: Person;

  @Field(() => String, { description: 'The email address that the invitation was sent to.' })
  email!: string;

  @Field(() => Person, {
    nullable: true,
    description: 'The delegate. Null until a person accepts the invitation, and if their account was deleted.',
  })
  delegate!: Person | null;

  @Field(() => Boolean, { description: 'True if the viewer is the investor who shares the access.' })
  isGiven!: boolean;

  @Field(() => Boolean, { description: 'True if the viewer is the delegate or can answer the invitation.' })
  isHeld!: boolean;

  @Field(() => delegationStatusEnum, { description: 'The status of the delegation.' })
  status!: DelegationStatus;

  @Field(() => delegationEndingEnum, {
    nullable: true,
    description: 'The reason why the delegation ended. Null until it has ended.',
  })
  ending!: DelegationEnding | null;

  @Field(() => String, {
    nullable: true,
    description: 'The reason of the administrator who ended the delegation. Null if no administrator ended it.',
  })
  reason!: string | null;

  @Field(() => Date, { description: 'The date and time of the invitation.' })
  createdAt!: Date;

  @Field(() => Date, { description: 'The date and time at which the delegation expires.' })
  endsAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'The date and time at which the delegate accepted. Null until then.',
  })
  acceptedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'The date and time at which the delegation ended. Null until then.',
  })
  endedAt!: Date | null;

  @Field(() => Int, { description: 'The number of documents and folders that the delegation names.' })
  itemCount!: number;

  level!: number;
}

const canSentence = (action: string) => ({ description: `True if the viewer can ${action} now.` });

@ObjectType({ description: 'The actions that the viewer can take on a delegation.' })
export class DelegationPermissions {
  @Field(() => Boolean, canSentence('accept or refuse the invitation'))
  respond!: boolean;

  @Field(() => Boolean, canSentence('end the delegation'))
  end!: boolean;
}
