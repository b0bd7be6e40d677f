import { Migration } from '@mikro-orm/migrations';

/** Pictures, whose files lie in the storage, and where each of them is used. */
export class Migration0018Pictures extends Migration {
  override up(): void {
    // Cursors carry milliseconds: with more in the column, a page could begin after rows nobody has seen.
    this.addSql(`create table picture (
      id text primary key,
      hash text not null unique check (hash ~ '^[0-9a-f]{32}$'),
      name text not null,
      alt text not null check (alt <> ''),
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      bytes integer not null,
      created_at timestamptz(3) not null default now(),
      created_by text references account (id) on delete set null
    )`);
    this.addSql('create index picture_by_age on picture (created_at desc, id desc)');
    // One that was just added is shown by nothing yet. A cover's words are read by the public.
    this.addSql(`create trigger picture_content_version after update or delete or truncate on picture
      for each statement execute function bump_content_version()`);
    this.addUses();
  }

  /** A trigger and not the services notes the uses, so no way of writing, by hand or by import, is forgotten. */
  private addUses(): void {
    this.addSql(`create table picture_use (
      hash text not null,
      kind text not null check (kind in ('ARTICLE', 'CASE_STUDY')),
      owner_id text not null,
      primary key (hash, kind, owner_id)
    )`);
    this.addSql('create index picture_use_of_owner on picture_use (owner_id)');
    this.addSql(`create function note_picture_uses() returns trigger language plpgsql as $$
      declare words text;
      begin
        if tg_op <> 'INSERT' then
          delete from picture_use where owner_id = old.id;
        end if;
        if tg_op <> 'DELETE' then
          words := new.body;
          if tg_table_name = 'article' then
            words := concat(words, ' ', new.cover);
          end if;
          insert into picture_use (hash, kind, owner_id)
            select distinct named.parts[1], tg_argv[0], new.id
            from regexp_matches(words, '/pictures/([0-9a-f]{32})/', 'g') as named (parts);
        end if;
        return null;
      end $$`);
    this.addSql(`create trigger article_picture_uses after insert or delete or update of body, cover on article
      for each row execute function note_picture_uses('ARTICLE')`);
    this.addSql(`create trigger case_study_picture_uses after insert or delete or update of body on case_study
      for each row execute function note_picture_uses('CASE_STUDY')`);
  }
}
