import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { makeIdFactory, Node } from '#api/platform/node.ts';
import { Person } from '#api/platform/person.ts';
import { createEnum, createPermissions } from '#api/platform/graphql/types.ts';

export const newDelegationId = makeIdFactory('del', 'Delegation');

export const delegationStatusEnum = createEnum('DelegationStatus', 'The status of a delegation.', {
  INVITED: 'The delegate has not answered the invitation and has no access yet.',
  IN_FORCE: 'The delegate has access to the named documents and folders, never more than the investor has.',
  ENDED: 'The delegation has ended. It gives no access.',
});
export type DelegationStatus = keyof typeof delegationStatusEnum;

export const delegationEndingEnum = createEnum('DelegationEnding', 'The reason why a delegation ended.', {
  EXPIRED: 'The end date has passed.',
  WITHDRAWN: 'The investor withdrew it.',
  REFUSED: 'The invited person refused it.',
  RETURNED: 'The delegate returned the access.',
  ENDED_BY_ADMIN: 'An administrator ended it.',
});
export type DelegationEnding = keyof typeof delegationEndingEnum;

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

export const DelegationPermissions = createPermissions('Delegation', 'a delegation.', {
  respond: 'accept or refuse the invitation',
  end: 'end the delegation',
});
export type DelegationPermissions = InstanceType<typeof DelegationPermissions>;
