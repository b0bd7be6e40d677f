import type { CompiledQuery } from 'kysely';
import { expect, it } from 'vitest';
import { listSlowStatements, noteDuration } from './slow-statements.ts';

const note = (sql: string, ms: number) => noteDuration({ sql } as CompiledQuery, performance.now() - ms);

it('keeps the names of slow statements, and none of their values', () => {
  const before = new Date(Date.now() - 1_000);
  note('select "a" from "article" where "a" = 1', 499);
  note('select \'taken from Ines\' as "x", "a"."id" from "public"."article" as "a"', 600);
  note('update "mail" set "recipient" = \'it\'\'s from ines@fund.example\'', 600);
  note('insert into "audit_event" values (1)', 600);
  note('with "old" as (select 1 from "session") delete from "lead"', 600);
  note('begin', 600);
  noteDuration({ sql: 'select', name: 'readArticle' } as never, performance.now() - 700);
  const names = listSlowStatements(before).map(({ name }) => name);
  expect(names).toEqual([
    'select article',
    'update mail',
    'insert audit_event',
    'with session',
    'begin',
    'readArticle',
  ]);
  expect(listSlowStatements(new Date(Date.now() + 1_000))).toEqual([]);
});
