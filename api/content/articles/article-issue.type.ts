import { Field, Int, ObjectType } from 'type-graphql';
import { createEnum } from '#api/platform/graphql/types.ts';

export const ArticleIssueSeverity = createEnum('ArticleIssueSeverity', 'The effect of an issue on publishing.', {
  ERROR: 'Prevents publishing unless an override reason is given.',
  WARNING: 'Does not prevent publishing.',
});
export type ArticleIssueSeverity = keyof typeof ArticleIssueSeverity;

export const ArticleIssueField = createEnum('ArticleIssueField', 'The part of an article that an issue is about.', {
  TITLE: 'The title.',
  SUMMARY: 'The summary.',
  BODY: 'The text.',
});
export type ArticleIssueField = keyof typeof ArticleIssueField;

@ObjectType({ description: 'An issue that the publishing check found in an article.' })
export class ArticleIssue {
  @Field(() => ArticleIssueSeverity, { description: 'The effect on publishing.' })
  severity!: ArticleIssueSeverity;

  @Field(() => ArticleIssueField, { description: 'The part of the article that the issue is about.' })
  field!: ArticleIssueField;

  @Field(() => Int, {
    nullable: true,
    description: 'The line of the Markdown text, from 1. Null if the issue is not about the text.',
  })
  line!: number | null;

  @Field(() => String, { description: 'One sentence that describes the issue.' })
  message!: string;
}
