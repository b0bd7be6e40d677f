import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { refuseStaleList } from '../edits/edit.conflict.service.ts';
import { getKysely } from '#api/kysely.ts';
import type { Context } from '#api/platform/context.ts';
import { lockUntilCommit } from '#api/platform/database/sql.ts';
import { fail } from '#api/platform/errors.ts';
import { type CaseStudy, CaseStudyStatus } from './case-study.entity.ts';
import type { MoveCaseStudyInput } from './case-study.input.ts';
import { findFor, recordStudy } from './case-study.service.ts';

/** Moves a published case study to a place from 1. Those between its old and its new place move by one. */
export async function moveCaseStudy(
  context: Context,
  { id, place, expectedPlace }: MoveCaseStudyInput,
): Promise<CaseStudy> {
  return context.em.transactional(async (em) => {
    await lockUntilCommit(em, 'the order of case studies');
    const study = await findFor({ ...context, em }, 'move', id);
    if (study.status !== CaseStudyStatus.PUBLISHED)
      fail('CONFLICT', 'Only a published case study has a place. Publish it first.');
    const last = await numberPublished(em);
    await em.refresh(study);
    if (typeof expectedPlace === 'number' && expectedPlace !== study.position)
      await refuseStaleList(
        { ...context, em },
        {
          expected: 'expectedPlace',
          field: 'ids',
          current: study.position,
          kinds: ['case_study.moved', 'case_study.published', 'case_study.unpublished', 'case_study.deleted'],
        },
      );
    const to = Math.min(place, last);
    if (to !== study.position) {
      await shiftBetween(em, study.position, to);
      study.position = to;
      await em.flush();
      await recordStudy({ ...context, em }, 'case_study.moved', study, { place: to });
    }
    return study;
  });
}

/** Gives each published case study the number of its place in the list. Returns the last one. */
async function numberPublished(em: SqlEntityManager): Promise<number> {
  const db = getKysely(em);
  const { numUpdatedRows } = await db
    .updateTable('case_study as s')
    .from(
      db
        .selectFrom('case_study as c')
        .select('c.id')
        .select(({ eb, fn }) =>
          eb
            .cast<number>(
              fn
                .agg<number>('row_number')
                .over((over) =>
                  over
                    .orderBy('c.position')
                    .orderBy('c.sortAt', 'desc')
                    .orderBy('c.updatedAt', 'desc')
                    .orderBy('c.id', 'desc'),
                ),
              'integer',
            )
            .as('place'),
        )
        .where('c.status', '=', CaseStudyStatus.PUBLISHED)
        .as('numbered'),
    )
    .set((eb) => ({ position: eb.ref('numbered.place') }))
    .whereRef('numbered.id', '=', 's.id')
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Moves those between two places by one, towards `from`. */
async function shiftBetween(em: SqlEntityManager, from: number, to: number): Promise<void> {
  await getKysely(em)
    .updateTable('case_study')
    .set((eb) => ({ position: eb('position', '+', from < to ? -1 : 1) }))
    .where('status', '=', CaseStudyStatus.PUBLISHED)
    .where((eb) => eb.between('position', Math.min(from, to), Math.max(from, to)))
    .execute();
}
