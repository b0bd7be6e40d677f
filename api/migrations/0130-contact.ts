import { Migration } from '@mikro-orm/migrations';

/**
 * Messages of visitors are leads, too. Columns with a constant default rewrite no row. ACCESS EXCLUSIVE on `lead` and
 * `mail` for a moment.
 */
export class Migration0130Contact extends Migration {
  override up(): void {
    this.addSql(`
      alter table lead
        add column kind text not null default 'WHITEPAPER',
        add column topic text,
        add column phone text,
        add column status text not null default 'NEW',
        add column notes text not null default ''
    `);
    this.addSql('alter table mail add column reply_to text');
  }
}
