import { Migration } from '@mikro-orm/migrations';

const TEXTS = {
  article: ['title', 'summary', 'body'],
  case_study: ['title', 'summary', 'setting', 'problem', 'body'],
};

/**
 * Articles and case studies of earlier versions can contain letters and their accents as separate characters, which the
 * full text search does not find. Rewrites only such rows, which are locked meanwhile.
 */
export class Migration0101ComposedLetters extends Migration {
  override up(): void {
    for (const [table, columns] of Object.entries(TEXTS)) {
      const changes = columns.map((column) => `${column} = normalize(${column})`);
      const conditions = columns.map((column) => `${column} is not normalized`);
      this.addSql(`update ${table} set ${changes.join(', ')} where ${conditions.join(' or ')}`);
    }
  }
}
