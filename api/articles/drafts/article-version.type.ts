import { Field, Int, ObjectType } from 'type-graphql';
import type { JsonMl } from '../../../graphql/json-ml.ts';
import { createConnectionType } from '../../platform/pagination.ts';
import { Person } from '../../platform/person.ts';
import { JsonMlScalar } from '../../platform/graphql/scalars.ts';

@ObjectType({ description: 'A saved text of an article. For administrators.' })
export class ArticleVersion {
  @Field(() => Int, {
    description: 'The number of the version, unique within the article. Newer versions have higher ones.',
  })
  version!: number;

  @Field(() => String, { description: 'The title in this version.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'The summary in this version. Null if it had none.' })
  summary!: string | null;

  @Field(() => String, { description: 'The text in this version, in Markdown.' })
  body!: string;

  @Field(() => Date, { description: 'The date and time at which this version was saved.' })
  savedAt!: Date;

  @Field(() => Person, {
    nullable: true,
    description:
      'The person who saved this version, with their name at that time. Null for text that came with the site or an import.',
  })
  savedBy!: Person | null;

  @Field(() => Boolean, { description: 'True if this version was saved as a draft and has never been published.' })
  isDraft!: boolean;
}

export const ArticleVersionConnection = createConnectionType(ArticleVersion, 'ArticleVersion');

@ObjectType({ description: 'An unsaved text as readers would see it.' })
export class ArticlePreview {
  @Field(() => JsonMlScalar, { description: 'The text as JsonML: `[tag, attributes?, ...children]`.' })
  bodyTree!: JsonMl[];

  @Field(() => Int, { description: 'The estimated reading time in minutes, at least 1.' })
  readingMinutes!: number;
}
