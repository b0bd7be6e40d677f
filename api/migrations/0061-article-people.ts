import { Migration } from '@mikro-orm/migrations';

/**
 * The ids of the accounts that saved texts of articles and that hold locks, beside their names at that time. As in the
 * audit log, both stay when the account is deleted. Imported texts have a name without an account.
 */
export class Migration0061ArticlePeople extends Migration {
  override up(): void {
    for (const table of ['article_draft', 'article_version'])
      this.addSql(`alter table ${table} add column account_id text`);
    // Locks expire after two minutes, so that those without an account need not be kept.
    this.addSql('delete from article_lock');
    this.addSql('alter table article_lock add column account_id text not null');
  }
}
