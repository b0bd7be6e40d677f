import { Migration } from '@mikro-orm/migrations';

/**
 * A preview link ends when its creator is suspended, loses the right to edit, or is deleted. Lock: SHARE ROW EXCLUSIVE
 * on account: adds two triggers. Lock: ROW EXCLUSIVE on article_preview_link: deletes the links that already should
 * have ended.
 */
export class Migration0182PreviewLinksEndWithTheirCreators extends Migration {
  override up(): void {
    this.addSql(`delete from article_preview_link l where not exists (
      select from account a
       where a.id = l.account_id and a.status = 'APPROVED' and a.roles && '{EDITOR,ADMIN}')`);
    this.addSql(`create function end_preview_links() returns trigger language plpgsql as $$
      begin
        delete from article_preview_link where account_id = old.id;
        return old;
      end $$`);
    this.addSql(`create trigger account_preview_links after update of status, roles on account for each row
      when (not (new.status = 'APPROVED' and new.roles && '{EDITOR,ADMIN}'))
      execute function end_preview_links()`);
    this.addSql(`create trigger account_preview_links_deleted before delete on account for each row
      execute function end_preview_links()`);
  }
}
