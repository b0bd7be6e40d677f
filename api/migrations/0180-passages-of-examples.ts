import { Migration } from '@mikro-orm/migrations';

/**
 * Cuts case studies into passages again, whose titles say which are examples, and does so whenever that changes. /chat
 * answers from the former passages meanwhile.
 *
 * Lock: SHARE ROW EXCLUSIVE on case_study: replaces a trigger. Lock: ROW EXCLUSIVE on passage_due: adds a row for each.
 */
export class Migration0180PassagesOfExamples extends Migration {
  override up(): void {
    this.addSql(`create or replace trigger case_study_passages after insert or delete
      or update of title, summary, setting, problem, facts, body_html, status, illustrative on case_study
      for each row execute function note_passages_of_case_study()`);
    this.addSql(`insert into passage_due as due (kind, source_id) select 'CASE_STUDY', id from case_study
      on conflict (kind, source_id) do update set changes = due.changes + 1`);
  }
}
