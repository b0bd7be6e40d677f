import { Migration } from '@mikro-orm/migrations';

/** How many calls of the language model ended how, by day in UTC. */
export class Migration0060ChatModelCalls extends Migration {
  override up(): void {
    this.addSql(`create table chat_model_call (
      day date not null,
      outcome text not null check (outcome in ('ANSWERED', 'FAILED', 'CUT_SHORT', 'CANCELED')),
      calls integer not null default 1,
      primary key (day, outcome)
    )`);
  }
}
