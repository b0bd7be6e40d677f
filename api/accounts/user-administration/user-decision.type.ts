import { Field, Int, ObjectType } from 'type-graphql';
import type { AccountStatus } from '#api/platform/viewer.ts';
import { Person } from '#api/platform/person.ts';
import { statusEnum } from '../users/user.entity.ts';
import { createPermissions } from '#api/platform/graphql/types.ts';

@ObjectType({
  description:
    'A decision on an account. A decision with the status PENDING and a reason is a question to the owner, or the answer to one.',
})
export class UserDecision {
  @Field(() => statusEnum, { description: 'The status of the account after the decision.' })
  status!: AccountStatus;

  @Field(() => String, {
    nullable: true,
    description: 'The reason, question or answer as plain text. Null if none was given.',
  })
  reason!: string | null;

  @Field(() => Date, { description: 'The date and time of the decision.' })
  createdAt!: Date;

  @Field(() => Person, {
    nullable: true,
    description: 'The person who decided. Null if an operator decided at the command line or the account was deleted.',
  })
  decidedBy!: Person | null;

  @Field(() => Boolean, { description: 'True if this is the answer of the owner to a question.' })
  isAnswer!: boolean;
}

@ObjectType({ description: 'Counts of accounts that are similar to one account. For administrators.' })
export class UserSignals {
  @Field(() => Int, { description: 'The number of other accounts whose email address has the same domain.' })
  sameDomainCount!: number;

  @Field(() => Int, { description: 'The number of other accounts with the same full name.' })
  sameNameCount!: number;
}

export const UserPermissions = createPermissions('User', 'an account.', {
  requestMoreInformation: 'ask the owner of the pending account for more information',
  approve: 'approve the pending account',
  reject: 'reject the pending account',
  suspend: 'suspend the approved account',
  reinstate: 'reinstate the suspended account',
  setRoles: 'change the roles of the approved account',
  setEnd: 'set, change or remove the end of the approved account',
  reopen: 'make the rejected account pending again',
  update: 'change the name, company and email address',
  resetSecondFactor: 'remove the second factors of the account',
  resendInvitation: 'send the invitation again',
  revokeInvitation: 'revoke the invitation, which deletes the account',
  delete: 'delete the account',
});
export type UserPermissions = InstanceType<typeof UserPermissions>;
