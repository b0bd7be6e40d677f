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
      begin
        if tg_op <> 'INSERT' then
          delete from picture_use where owner_id = old.id;
        end if;
        if tg_op <> 'DELETE' then
          insert into picture_use (hash, kind, owner_id)
            select distinct named.parts[1], 'CASE_STUDY', new.id
            from regexp_matches(new.body, '/pictures/([0-9a-f]{32})/', 'g') as named (parts);
        end if;
        return null;
      end $$`);
    this.addArticleUses();
    this.addSql(`create trigger case_study_picture_uses after insert or delete or update of body on case_study
      for each row execute function note_picture_uses()`);
  }

  /** An article uses what its own text shows, and what the text shows that waits over it. */
  private addArticleUses(): void {
    this.addSql(`create function note_article_picture_uses() returns trigger language plpgsql as $$
      declare owner text;
      begin
        if tg_table_name = 'article' then
          owner := case tg_op when 'DELETE' then old.id else new.id end;
        else
          owner := case tg_op when 'DELETE' then old.article_id else new.article_id end;
        end if;
        delete from picture_use where kind = 'ARTICLE' and owner_id = owner;
        insert into picture_use (hash, kind, owner_id)
          select distinct named.parts[1], 'ARTICLE', owner
          from (select concat(body, ' ', cover) as words from article where id = owner
            union all select concat(body, ' ', cover) from article_draft where article_id = owner) as texts,
            regexp_matches(words, '/pictures/([0-9a-f]{32})/', 'g') as named (parts);
        return null;
      end $$`);
    for (const table of ['article', 'article_draft'])
      this.addSql(`create trigger ${table}_picture_uses after insert or delete or update of body, cover on ${table}
        for each row execute function note_article_picture_uses()`);
  }
}
