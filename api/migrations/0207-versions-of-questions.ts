import { Migration } from '@mikro-orm/migrations';

/**
 * A question keeps the version of the document that it is about. The version of an earlier question is the one that was
 * current when it was asked.
 *
 * Lock: ACCESS EXCLUSIVE on question: changes the catalog only.
 */
export class Migration0207VersionsOfQuestions extends Migration {
  override up(): void {
    this.addSql('alter table question add column document_version integer');
  }
}
