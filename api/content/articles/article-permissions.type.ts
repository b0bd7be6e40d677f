import { Field, ObjectType } from 'type-graphql';

const canSentence = (action: string) => ({ description: `True if the viewer can ${action} now.` });

@ObjectType({
  description: 'The actions that the viewer can take on an article. All are false for visitors and investors.',
})
export class ArticlePermissions {
  @Field(() => Boolean, canSentence('change the article, save a draft of it and lock it'))
  update!: boolean;

  @Field(() => Boolean, canSentence('publish or schedule the article, or its draft'))
  publish!: boolean;

  @Field(() => Boolean, canSentence('return the published or scheduled article to draft'))
  unpublish!: boolean;

  @Field(() => Boolean, canSentence('move the article to the trash'))
  delete!: boolean;

  @Field(() => Boolean, canSentence('restore the article from the trash'))
  restore!: boolean;

  @Field(() => Boolean, canSentence('delete the article in the trash permanently'))
  deletePermanently!: boolean;
}
