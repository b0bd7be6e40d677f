import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A page of the manuals that are part of the site.' })
export class ManualPage {
  @Field(() => String, { description: 'The last part of its URL, such as `backup`. `index` is the page `/docs`.' })
  name!: string;

  @Field(() => String, { description: 'The title.' })
  title!: string;

  markdown!: string;
}
