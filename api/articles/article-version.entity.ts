import { Field, Int, ObjectType } from 'type-graphql';
import type { JsonMl } from '../../graphql/json-ml.ts';
import { JsonMlScalar } from '../platform/scalars.ts';

@ObjectType({ description: 'A text that an article has or had.' })
export class ArticleVersion {
  @Field(() => Int, { description: 'Its number; the newest is the article’s own.' })
  version!: number;

  @Field(() => String, { description: 'Title then.' })
  title!: string;

  @Field(() => String, { description: 'Summary then.' })
  summary!: string;

  @Field(() => String, { description: 'Text then, in Markdown.' })
  body!: string;

  @Field(() => Date, { description: 'When it was saved.' })
  savedAt!: Date;

  @Field(() => String, { nullable: true, description: 'Who saved it, by name; null where nobody wrote that down.' })
  savedBy!: string | null;

  @Field(() => Boolean, { description: 'Whether it was saved over another text and has not been published.' })
  isDraft!: boolean;
}

@ObjectType({ description: 'A text as readers would see it, though it is saved nowhere.' })
export class ArticlePreview {
  @Field(() => JsonMlScalar, { description: 'The text as JsonML.' })
  bodyTree!: JsonMl[];

  @Field(() => Int, { description: 'Minutes an unhurried reader takes, at least 1.' })
  readingMinutes!: number;
}
