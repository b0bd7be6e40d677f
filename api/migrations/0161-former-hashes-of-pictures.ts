import { Migration } from '@mikro-orm/migrations';

/** Texts and URLs that name the former files of a picture lead to its present ones. Locks no table with rows for long. */
export class Migration0161FormerHashesOfPictures extends Migration {
  override up(): void {
    this.addSql(`create table picture_former_hash (
      hash text primary key,
      picture_id text not null references picture (id) on delete cascade
    )`);
    this.addSql('create index picture_former_hash_of_picture on picture_former_hash (picture_id)');
  }
}
