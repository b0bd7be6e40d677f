import { Migration } from '@mikro-orm/migrations';

/** Who has an article open for writing. A courtesy among admins: it runs out by itself and refuses no save. */
export class Migration0017ArticleLocks extends Migration {
  override up(): void {
    this.addSql(`create table article_lock (
      article_id text primary key references article (id) on delete cascade,
      key text not null,
      holder text not null,
      since timestamptz not null default now(),
      seen_at timestamptz not null default now()
    )`);
  }
}
