import { Field, ObjectType } from 'type-graphql';

const canSentence = (action: string) => ({ description: `True if the viewer can ${action} now.` });

@ObjectType({
  description: 'The actions that the viewer can take on a case study. All are false for visitors and investors.',
})
export class CaseStudyPermissions {
  @Field(() => Boolean, canSentence('change the case study'))
  update!: boolean;

  @Field(() => Boolean, canSentence('publish the draft'))
  publish!: boolean;

  @Field(() => Boolean, canSentence('make the published case study a draft again'))
  unpublish!: boolean;

  @Field(() => Boolean, canSentence('change the place of the case study in the order of the site'))
  move!: boolean;

  @Field(() => Boolean, canSentence('delete the case study'))
  delete!: boolean;
}
