import { Migration } from '@mikro-orm/migrations';

/** What investors read about the company on their first page: at most one row. A new table locks no other. */
export class Migration0144CompanyProfile extends Migration {
  override up(): void {
    this.addSql(`create table company_profile (
      id integer primary key constraint company_profile_id_check check (id = 1),
      snapshot text not null,
      figures jsonb not null,
      updated_at timestamptz(3) not null
    )`);
  }
}
