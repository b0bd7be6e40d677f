import { Migration } from '@mikro-orm/migrations';
import { SHARED } from './0141-access-with-an-end.ts';

/**
 * A delegation gives no access while the person who gave it is only an editor, as while they are suspended. Replacing a
 * function locks no table.
 */
export class Migration0158DelegationsOfEditors extends Migration {
  override up(): void {
    this.addSql(
      SHARED.replace(
        "p.status = 'APPROVED'",
        "p.status = 'APPROVED' and ('INVESTOR' = any(p.roles) or 'ADMIN' = any(p.roles))",
      ),
    );
  }
}
