import { Field, Int, ObjectType } from 'type-graphql';
import { Category } from '../../categories/category.entity.ts';
import { Person } from '../../platform/person.ts';

@ObjectType({ description: 'The unpublished changes of a published or scheduled article. For administrators.' })
export class ArticleDraft {
  @Field(() => Int, {
    description:
      'The version of the draft. If it is lower than the version of the article, the article was changed after the draft was saved.',
  })
  version!: number;

  @Field(() => String, { description: 'The name in URLs after publication.' })
  slug!: string;

  @Field(() => String, { description: 'The title after publication.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'The summary after publication. Null if there is none.' })
  summary!: string | null;

  @Field(() => String, { description: 'The text after publication, in Markdown.' })
  body!: string;

  @Field(() => Category, { nullable: true, description: 'The category after publication. Null if there is none.' })
  category!: Pick<Category, 'id' | 'name' | 'slug' | 'description'> | null;

  @Field(() => String, {
    nullable: true,
    description: 'The path of the cover picture after publication. Null if there is none.',
  })
  cover!: string | null;

  @Field(() => Date, { description: 'The date and time at which the draft was saved.' })
  savedAt!: Date;

  @Field(() => Person, {
    nullable: true,
    description: 'The person who saved the draft, with their name at that time. Null for an imported draft.',
  })
  savedBy!: Person | null;
}
