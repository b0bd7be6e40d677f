import { Field, Int, ObjectType } from 'type-graphql';
import type { AccountStatus } from '#api/platform/viewer.ts';
import { Person } from '#api/platform/person.ts';
import { statusEnum } from '../users/user.entity.ts';

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

const canSentence = (action: string) => ({ description: `True if the viewer can ${action} now.` });

@ObjectType({ description: 'The actions that the viewer can take on an account.' })
export class UserPermissions {
  @Field(() => Boolean, canSentence('ask the owner of the pending account for more information'))
  requestMoreInformation!: boolean;

  @Field(() => Boolean, canSentence('approve the pending account'))
  approve!: boolean;

  @Field(() => Boolean, canSentence('reject the pending account'))
  reject!: boolean;

  @Field(() => Boolean, canSentence('suspend the approved account'))
  suspend!: boolean;

  @Field(() => Boolean, canSentence('reinstate the suspended account'))
  reinstate!: boolean;

  @Field(() => Boolean, canSentence('change the roles of the approved account'))
  setRoles!: boolean;

  @Field(() => Boolean, canSentence('make the rejected account pending again'))
  reopen!: boolean;

  @Field(() => Boolean, canSentence('change the name, company and email address'))
  update!: boolean;

  @Field(() => Boolean, canSentence('remove the second factors of the account'))
  resetSecondFactor!: boolean;

  @Field(() => Boolean, canSentence('send the invitation again'))
  resendInvitation!: boolean;

  @Field(() => Boolean, canSentence('revoke the invitation, which deletes the account'))
  revokeInvitation!: boolean;

  @Field(() => Boolean, canSentence('delete the account'))
  delete!: boolean;
}
