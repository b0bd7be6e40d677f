import { ArgsType, Field, InputType } from 'type-graphql';
import { z } from 'zod';
import { createFilterArgs } from '#api/platform/pagination.ts';
import { Validated } from '#api/platform/validation.ts';
import { type ChangeType, changeTypeEnum } from './change.type.ts';

@InputType({ description: 'Conditions on the changes of a list.' })
export class ChangeFilter {
  @Field(() => [changeTypeEnum], {
    nullable: true,
    description: 'Only changes of objects of these types. Null sets no condition.',
  })
  types?: ChangeType[] | null;
}

const filter = z.object({ types: z.array(z.enum(changeTypeEnum)).max(20, 'Name at most 20 types').nullish() });

@Validated(z.object({ filter: filter.nullish() }))
@ArgsType()
export class ChangesArgs extends createFilterArgs(
  ChangeFilter,
  'Filtering options for the list. The list has all items if absent or null.',
) {}
