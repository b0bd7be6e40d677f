import { Field, ObjectType } from 'type-graphql';

const canSentence = (action: string) => ({ description: `True if the viewer can ${action} now.` });

@ObjectType({ description: 'The actions that the viewer can take on a question.' })
export class QuestionPermissions {
  @Field(() => Boolean, canSentence('answer the question'))
  answer!: boolean;

  @Field(() => Boolean, canSentence('publish the question'))
  publish!: boolean;

  @Field(() => Boolean, canSentence('unpublish the question'))
  unpublish!: boolean;
}
