import { Field, ID, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { categoriesAtMost } from '#graphql/limits.ts';
import { createCategoryInput, updateCategoryInput } from '#graphql/validation.ts';
import { type EditInput, expectedVersion } from '#api/platform/graphql/mutation-types.ts';
import { Validated } from '#api/platform/validation.ts';

@InputType()
abstract class CategoryInput {
  @Field(() => String, {
    nullable: true,
    description: 'One sentence about the articles in this category, at most 300 characters. Null stands for none.',
  })
  description?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The name in URLs: lowercase letters, digits and hyphens, at most 80 characters. If absent or null, that of a new category is made from its name, and another one stays unchanged.',
  })
  slug?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The position in lists, in ascending order from 0. If absent or null, a new category is the last, and another one stays where it is.',
  })
  position?: number | null;
}

@Validated(createCategoryInput)
@InputType({ description: 'The input of the mutation createCategory.' })
export class CreateCategoryInput extends CategoryInput {
  @Field(() => String, { description: 'The name that readers see, at most 60 characters.' })
  name!: string;
}

@Validated(updateCategoryInput)
@InputType({
  description: 'The input of the mutation updateCategory. Absent fields stay unchanged; null clears a field.',
})
export class UpdateCategoryInput extends CategoryInput implements EditInput {
  @Field(() => Int, expectedVersion)
  expectedVersion?: number | null;

  @Field(() => ID, { description: 'The id of the category to change.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The name that readers see, at most 60 characters. Null leaves it unchanged.',
  })
  name?: string | null;
}

@InputType({ description: 'The input of the mutation deleteCategory.' })
export class DeleteCategoryInput {
  @Field(() => ID, { description: 'The id of the category to delete.' })
  id!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'The id of the category that its articles move to. Required if the category has articles, otherwise absent or null.',
  })
  moveArticlesToId?: string | null;
}

const ids = z.array(z.string()).max(categoriesAtMost, `Send at most ${categoriesAtMost} ids`);

@Validated(z.object({ ids, expectedIds: ids.nullish() }))
@InputType({ description: 'The input of the mutation reorderCategories.' })
export class ReorderCategoriesInput {
  @Field(() => [ID], { description: 'The ids of all categories, each once, in the new order.' })
  ids!: string[];

  @Field(() => [ID], {
    nullable: true,
    description:
      'The ids in the order on which the change is based. The mutation fails with CONFLICT if the order is another one now. Absent or null replaces it without this check.',
  })
  expectedIds?: string[] | null;
}
