import { Property } from '@mikro-orm/decorators/legacy';
import { Field, InputType, ObjectType } from 'type-graphql';
import type { SeoFields } from '#graphql/seo-fields.ts';

/** The columns and GraphQL fields of a text that search engines read. */
@ObjectType()
export abstract class SeoText implements SeoFields {
  @Field(() => String, {
    nullable: true,
    description: 'The title for search engines and shared links, at most 60 characters. Null stands for the title.',
  })
  @Property({ type: 'text', nullable: true })
  seoTitle: string | null = null;

  @Field(() => String, {
    nullable: true,
    description:
      'The description for search engines and shared links, at most 155 characters. Null stands for the summary.',
  })
  @Property({ type: 'text', nullable: true })
  seoDescription: string | null = null;

  @Field(() => Boolean, {
    description: 'True if the page asks search engines not to list it. The site map and the feeds leave it out.',
  })
  @Property({ type: 'boolean', defaultRaw: 'false' })
  isNoindex: boolean = false;
}

/** The same fields in an input. */
@InputType()
export abstract class SeoInput {
  @Field(() => String, {
    nullable: true,
    description:
      'The title for search engines and shared links, at most 60 characters. Null stands for the title of the text.',
  })
  seoTitle!: string | null | undefined;

  @Field(() => String, {
    nullable: true,
    description:
      'The description for search engines and shared links, at most 155 characters. Null stands for the summary.',
  })
  seoDescription!: string | null | undefined;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True asks search engines not to list the page, and leaves it out of the site map and the feeds. Null stands for false.',
  })
  isNoindex!: boolean | null | undefined;
}
