import { Field, Int, ObjectType } from 'type-graphql';
import { Category } from '../categories/category.entity.ts';

@ObjectType({ description: 'A text that waits over an article’s own until somebody publishes it. Only admins see it.' })
export class ArticleDraft {
  @Field(() => Int, {
    description: 'Its number among the texts of the article; one below the article’s is of an older text.',
  })
  version!: number;

  @Field(() => String, { description: 'Name in addresses from then on.' })
  slug!: string;

  @Field(() => String, { description: 'Title from then on.' })
  title!: string;

  @Field(() => String, { description: 'Summary from then on.' })
  summary!: string;

  @Field(() => String, { description: 'Text from then on, in Markdown.' })
  body!: string;

  @Field(() => Category, { nullable: true, description: 'The subject it is filed under from then on.' })
  category!: Pick<Category, 'id' | 'name' | 'slug' | 'description'> | null;

  @Field(() => String, { nullable: true, description: 'Address of its cover picture from then on.' })
  cover!: string | null;

  @Field(() => Date, { description: 'When it was saved.' })
  savedAt!: Date;

  @Field(() => String, { nullable: true, description: 'Who saved it, by name.' })
  savedBy!: string | null;
}
