import { Migration } from '@mikro-orm/migrations';

/** Items may lack a link, have an author, and share a link with another item of the same feed. */
export class Migration0048FeedItemIdentity extends Migration {
  override up(): void {
    this.addSql('alter table feed_item alter column link drop not null, alter column link_key drop not null');
    this.addSql("alter table feed_item add column author text not null default ''");
    this.addSql('alter table feed_item drop constraint feed_item_link_key_key');
    this.addSql('create index feed_item_by_link_key on feed_item (link_key)');
    // Keys now keep the fragment of the link. Items without the new key would be stored a second time.
    this.addSql("update feed_item set link_key = link_key || substring(link from '#.+$') where link ~ '#.'");
  }
}
