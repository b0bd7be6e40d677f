import { Migration } from '@mikro-orm/migrations';

/**
 * Case studies have a version, a place on the site and a picture for shared links. Adding columns and replacing a trigger
 * locks `case_study` (ACCESS EXCLUSIVE) for a moment; the index locks its writes (SHARE) while it is built.
 */
export class Migration0152OrderOfCaseStudies extends Migration {
  override up(): void {
    this.addSql(`alter table case_study add column version integer not null default 1,
      add column position integer not null default 0, add column cover text`);
    this.addSql(`create index case_study_in_order
      on case_study (status, position, sort_at desc, updated_at desc, id desc)`);
    this.notePicturesOfCovers();
  }

  private notePicturesOfCovers(): void {
    this.addSql(`create or replace function note_picture_uses() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then
          delete from picture_use where owner_id = old.id;
        end if;
        if tg_op <> 'DELETE' then
          insert into picture_use (hash, kind, owner_id)
            select distinct named.parts[1], 'CASE_STUDY', new.id
            from regexp_matches(concat(new.body, ' ', new.cover), '/pictures/([0-9a-f]{32})/', 'g') as named (parts);
        end if;
        return null;
      end $$`);
    this.addSql('drop trigger case_study_picture_uses on case_study');
    this.addSql(`create trigger case_study_picture_uses
      after insert or delete or update of body, cover on case_study
      for each row execute function note_picture_uses()`);
  }
}
