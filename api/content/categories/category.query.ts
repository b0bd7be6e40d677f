import type { ExpressionBuilder } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Database } from '#api/entities.ts';

/** The category `c` of a left join as an object. Null if there is none. */
export const buildCategory = (eb: Pick<ExpressionBuilder<{ c: Database['category'] }, 'c'>, 'case' | 'ref'>) =>
  eb
    .case()
    .when('c.id', 'is not', null)
    .then(
      jsonBuildObject({
        id: eb.ref('c.id'),
        name: eb.ref('c.name'),
        slug: eb.ref('c.slug'),
        description: eb.ref('c.description'),
        version: eb.ref('c.version'),
      }),
    )
    .end();
