import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { categoryInput } from '../../graphql/validation.ts';
import { Validated } from '../platform/validation.ts';

@Validated(categoryInput)
@InputType({
  description: 'What a category is made of. A new one needs a name; in a change, what is left out stays as it is.',
})
export class CategoryInput {
  @Field(() => String, { nullable: true, description: 'Name as shown.' })
  name?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name in addresses; made from the name of a new one where absent.',
  })
  slug?: string | null;

  @Field(() => String, { nullable: true, description: 'One sentence on what belongs here.' })
  description?: string | null;

  @Field(() => Int, { nullable: true, description: 'Order in lists, ascending.' })
  position?: number | null;
}

@Validated(z.object({ moveArticlesToId: z.string().nullish() }))
@InputType({ description: 'What becomes of the articles of a category that is deleted.' })
export class DeleteCategoryInput {
  @Field(() => ID, { nullable: true, description: 'The category that takes them; needed where there are any.' })
  moveArticlesToId?: string | null;
}

@Validated(z.object({ ids: z.array(z.string()).max(1_000, 'There are not so many categories') }))
@ArgsType()
export class OrderCategoriesArgs {
  @Field(() => [ID], { description: 'Every category once, in the order wanted.' })
  ids!: string[];
}
