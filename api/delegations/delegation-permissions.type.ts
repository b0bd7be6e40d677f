import { Field, ObjectType } from 'type-graphql';

const canSentence = (action: string) => ({ description: `True if the viewer can ${action} now.` });

@ObjectType({ description: 'The actions that the viewer can take on a delegation.' })
export class DelegationPermissions {
  @Field(() => Boolean, canSentence('accept or refuse the invitation'))
  respond!: boolean;

  @Field(() => Boolean, canSentence('end the delegation'))
  end!: boolean;
}
