import { EntityName } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { DocumentRow } from '../documents/document.entity.ts';
import { User } from '#api/accounts/users/user.entity.ts';

/** An administrator gets emails about who opens a document, or about the documents that a person opens. */
@Entity({ tableName: 'reading_watch' })
@Check({ name: 'reading_watch_target_check', expression: 'num_nonnulls(document_id, person_id) = 1' })
@Unique({ name: 'reading_watch_of_document_unique', properties: ['accountId', 'documentId'] })
@Unique({ name: 'reading_watch_of_person_unique', properties: ['accountId', 'personId'] })
@Index({ name: 'reading_watch_by_document', properties: ['documentId'] })
@Index({ name: 'reading_watch_by_person', properties: ['personId'] })
export class ReadingWatch {
  [EntityName]?: 'ReadingWatch';

  @PrimaryKey({ type: 'integer', generated: 'identity', autoincrement: true })
  id!: number;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'account_id', updateRule: 'no action', deleteRule: 'cascade' })
  accountId!: string;

  @ManyToOne(() => DocumentRow, { mapToPk: true, fieldName: 'document_id', nullable: true, deleteRule: 'cascade' })
  documentId!: string | null;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'person_id', nullable: true, deleteRule: 'cascade' })
  personId!: string | null;

  /** The newest entry of the audit log that the watch does not report. */
  @Property({ type: 'bigint' })
  sinceSeq!: string;
}
