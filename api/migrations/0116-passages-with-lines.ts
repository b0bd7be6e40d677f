import { Migration } from '@mikro-orm/migrations';

/**
 * Cuts articles and case studies into passages again, so that their table rows have a line for each cell. Pages are cut
 * again with each build. Locks the rows of the short table passage_due only, and /chat answers from the former passages
 * meanwhile.
 */
export class Migration0116PassagesWithLines extends Migration {
  override up(): void {
    this.addSql(`insert into passage_due as due (kind, source_id)
      select 'ARTICLE', id from article union all select 'CASE_STUDY', id from case_study
      on conflict (kind, source_id) do update set changes = due.changes + 1`);
  }
}
