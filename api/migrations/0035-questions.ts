import { Migration } from '@mikro-orm/migrations';

/** What investors ask about documents, and what they are answered. */
export class Migration0035Questions extends Migration {
  override up(): void {
    // `published_body` is the question in words that name nobody. `everyone` is a column of its own: a question whose
    // last group is deleted is for nobody, and not for all.
    this.addSql(`create table question (
      id text primary key,
      document_id text not null references document (id) on delete cascade,
      account_id text references account (id) on delete set null,
      page integer check (page > 0),
      body text not null,
      asked_at timestamptz(3) not null default now(),
      answer text not null default '',
      answered_at timestamptz(3),
      published_body text not null default '',
      published_at timestamptz(3),
      everyone boolean not null default false
    )`);
    this.addSql('create index question_by_time on question (asked_at desc, id desc)');
    this.addSql('create index question_of_document on question (document_id)');
    this.addSql('create index question_of_account on question (account_id)');
    this.addSql(`create table question_group (
      question_id text not null references question (id) on delete cascade,
      group_id text not null references account_group (id) on delete cascade,
      primary key (question_id, group_id)
    )`);
    this.addSql('create index question_group_of_group on question_group (group_id)');
  }
}
