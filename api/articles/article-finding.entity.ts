import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

export enum FindingSeverity {
  ERROR = 'ERROR',
  WARNING = 'WARNING',
}
registerEnumType(FindingSeverity, {
  name: 'FindingSeverity',
  description: 'What a finding does to publishing.',
  valuesConfig: {
    ERROR: { description: 'Holds publishing back, unless a reason is given.' },
    WARNING: { description: 'Worth a look.' },
  },
});

@ObjectType({ description: 'Something that a check of an article found.' })
export class ArticleFinding {
  @Field(() => FindingSeverity, { description: 'What it does to publishing.' })
  severity!: FindingSeverity;

  @Field(() => String, { description: 'Field of `ArticleInput` it is about.' })
  field!: 'title' | 'summary' | 'body';

  @Field(() => Int, { nullable: true, description: 'Line of the text, from 1; null where it is about another field.' })
  line!: number | null;

  @Field(() => String, { description: 'What is wrong, in a sentence.' })
  message!: string;
}
