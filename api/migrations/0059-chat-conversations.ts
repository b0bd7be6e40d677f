import { Migration } from '@mikro-orm/migrations';

/**
 * Questions of one browser to /chat. They expire after an hour unless the visitor agrees that they are kept. Answers are
 * not stored: what an answer may quote is decided each time.
 */
export class Migration0059ChatConversations extends Migration {
  override up(): void {
    this.addSql(`create table chat_conversation (
      id text primary key,
      token_hash text not null unique,
      account_id text references account on delete cascade,
      is_kept boolean not null default false,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`);
    this.addSql('create index chat_conversation_expires on chat_conversation (expires_at)');
    this.addSql(`create table chat_question (
      id text primary key,
      conversation_id text not null references chat_conversation on delete cascade,
      question text not null,
      kind text not null check (kind in ('QUOTED', 'GENERATED', 'REFUSED')),
      refusal text,
      is_helpful boolean,
      reason text not null default '',
      asked_at timestamptz not null default clock_timestamp()
    )`);
    this.addSql('create index chat_question_conversation on chat_question (conversation_id, asked_at)');
  }
}
