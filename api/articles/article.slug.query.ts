import type { Kysely } from 'kysely';
import type { Database } from '../entities.ts';
import { textsAs } from '../platform/sql.ts';

/**
 * The articles that have these slugs now or had them before; a current slug wins. Articles in the trash are not found.
 * `slug` is the slug that was looked for.
 */
export const selectBySlugs = (db: Kysely<Database>, slugs: readonly string[]) =>
  db
    .selectFrom(textsAs(slugs, 'wanted'))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('article as a')
          .select([
            'a.id',
            'a.slug as currentSlug',
            'a.status',
            'a.body_html as bodyHtml',
            eb.lit(1).$castTo<number>().as('place'),
          ])
          .where('a.slug', '=', eb.ref('wanted.value'))
          .where('a.deleted_at', 'is', null)
          .unionAll(
            eb
              .selectFrom('article_former_slug as f')
              .innerJoin('article as a', 'a.id', 'f.article_id')
              .select([
                'a.id',
                'a.slug as currentSlug',
                'a.status',
                'a.body_html as bodyHtml',
                eb.lit(2).$castTo<number>().as('place'),
              ])
              .where('f.slug', '=', eb.ref('wanted.value'))
              .where('a.deleted_at', 'is', null),
          )
          .orderBy('place')
          .limit(1)
          .as('found'),
      (join) => join.onTrue(),
    )
    .select(['wanted.value as slug', 'found.id', 'found.currentSlug', 'found.status']);
