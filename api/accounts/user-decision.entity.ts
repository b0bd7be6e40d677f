import { Field, Int, ObjectType } from 'type-graphql';
import type { AccountStatus } from '../platform/viewer.ts';
import { statusEnum } from './user.entity.ts';

@ObjectType({ description: 'A decision on an account; a pending one is a question about it, or the answer.' })
export class UserDecision {
  @Field(() => statusEnum, { description: 'What it became.' })
  status!: AccountStatus;

  @Field(() => String, { nullable: true, description: 'The reviewer’s sentence.' })
  reason!: string | null;

  @Field(() => Date, { description: 'When.' })
  at!: Date;

  @Field(() => String, { nullable: true, description: 'Name of who decided; null where that account is gone.' })
  decidedBy!: string | null;

  @Field(() => Boolean, { description: 'Whether it is no decision but the owner’s answer to a question.' })
  byOwner!: boolean;
}

@ObjectType({ description: 'What a reviewer may want to look at twice.' })
export class UserSignals {
  @Field(() => Int, { description: 'Other accounts with an address of the same domain.' })
  sameDomain!: number;

  @Field(() => Int, { description: 'Other accounts of the same full name.' })
  sameName!: number;
}

@ObjectType({ description: 'What the viewer may do with an account now.' })
export class UserViewerCan {
  @Field(() => Boolean, { description: 'Ask a pending one for more.' })
  ask!: boolean;

  @Field(() => Boolean, { description: 'Let a pending one in.' })
  approve!: boolean;

  @Field(() => Boolean, { description: 'Refuse a pending one.' })
  reject!: boolean;

  @Field(() => Boolean, { description: 'Keep an approved one out.' })
  suspend!: boolean;

  @Field(() => Boolean, { description: 'Let a suspended one back in.' })
  reinstate!: boolean;

  @Field(() => Boolean, { description: 'Change what an approved one may do.' })
  setRoles!: boolean;

  @Field(() => Boolean, { description: 'True if the viewer can make a rejected request pending again.' })
  reopen!: boolean;

  @Field(() => Boolean, { description: 'True if the viewer can correct the name, company and email address.' })
  update!: boolean;

  @Field(() => Boolean, { description: 'True if the viewer can remove a second factor that its owner has lost.' })
  resetSecondFactor!: boolean;

  @Field(() => Boolean, { description: 'True if the viewer can delete the account.' })
  delete!: boolean;
}
