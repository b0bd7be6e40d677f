import { EntityName } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { DocumentRow } from '../documents/document.entity.ts';
import { User } from '#api/accounts/users/user.entity.ts';

/**
 * The newest version of a document that a person was sent and read, from readings that were removed. Without it, what
 * they read would be new again.
 */
@Entity({ tableName: 'earlier_reading' })
@Index({ name: 'earlier_reading_of_document', properties: ['documentId'] })
export class EarlierReading {
  [EntityName]?: 'EarlierReading';

  @ManyToOne(() => User, {
    primary: true,
    mapToPk: true,
    fieldName: 'account_id',
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  accountId!: string;

  @ManyToOne(() => DocumentRow, {
    primary: true,
    mapToPk: true,
    fieldName: 'document_id',
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  documentId!: string;

  /** Null if the person was sent neither a page nor the file. */
  @Property({ type: 'integer', nullable: true })
  sentVersion!: number | null;

  /** Null if the person had no page in view and did not download the file. */
  @Property({ type: 'integer', nullable: true })
  readVersion!: number | null;
}
