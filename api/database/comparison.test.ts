import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { describe, expect, it } from 'vitest';
import { entities } from '../entities.ts';
import { cloneDatabase } from '../testing/database.ts';
import { findDifferences } from './comparison.ts';

@Entity({ tableName: 'seed_run' })
class IncompleteSeedRun {
  @PrimaryKey({ type: 'text' })
  name!: string;

  @Property({ type: 'integer' })
  duration!: number;
}

describe('the entities and the migrated database', () => {
  it('agree', async () => {
    const { url } = await cloneDatabase('entities');
    expect(await findDifferences(url, entities)).toEqual([]);
  });

  it('differ in the columns that only one of them has', async () => {
    const { url } = await cloneDatabase('entities');
    const changed = [...entities.filter(({ name }) => name !== 'SeedRun'), IncompleteSeedRun];
    const differences = (await findDifferences(url, changed)).join('\n');
    expect(differences).toContain('alter table "seed_run" drop column "at"');
    expect(differences).toContain('alter table "seed_run" add "duration" int not null');
  });

  it('differ in a table without an entity', async () => {
    const { url } = await cloneDatabase('entities');
    const fewer = entities.filter(({ name }) => name !== 'SeedRun');
    expect(await findDifferences(url, fewer)).toEqual(['drop table if exists "seed_run" cascade;']);
  });
});
