import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

export enum ArticleIssueSeverity {
  ERROR = 'ERROR',
  WARNING = 'WARNING',
}
registerEnumType(ArticleIssueSeverity, {
  name: 'ArticleIssueSeverity',
  description: 'The effect of an issue on publishing.',
  valuesConfig: {
    ERROR: { description: 'Prevents publishing unless an override reason is given.' },
    WARNING: { description: 'Does not prevent publishing.' },
  },
});

export enum ArticleIssueField {
  TITLE = 'TITLE',
  SUMMARY = 'SUMMARY',
  BODY = 'BODY',
}
registerEnumType(ArticleIssueField, {
  name: 'ArticleIssueField',
  description: 'The part of an article that an issue is about.',
  valuesConfig: {
    TITLE: { description: 'The title.' },
    SUMMARY: { description: 'The summary.' },
    BODY: { description: 'The text.' },
  },
});

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
