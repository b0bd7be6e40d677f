import { EntityName } from '@mikro-orm/core';
import { Check, Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

@Entity({ tableName: 'reading_trace' })
@Index({
  name: 'reading_trace_of_account',
  properties: ['accountId', 'createdAt'],
  columns: [{ name: 'accountId' }, { name: 'createdAt', sort: 'DESC' }],
})
@Index({
  name: 'reading_trace_of_document',
  properties: ['documentId', 'createdAt'],
  columns: [{ name: 'documentId' }, { name: 'createdAt', sort: 'DESC' }],
})
@Index({
  name: 'reading_trace_of_reader',
  properties: ['accountId', 'documentId', 'createdAt'],
  columns: [{ name: 'accountId' }, { name: 'documentId' }, { name: 'createdAt', sort: 'DESC' }],
})
@Check({ name: 'reading_trace_code_check', expression: "code ~ '^[0-9A-HJKMNP-TV-Z]{8}$'::text" })
@Check({ name: 'reading_trace_page_check', expression: 'page > 0' })
export class ReadingTrace {
  [EntityName]?: 'ReadingTrace';

  @PrimaryKey({ type: 'text' })
  code!: string;

  @Property({ type: 'text' })
  accountId!: string;

  @Property({ type: 'text' })
  documentId!: string;

  @Property({ type: 'text' })
  versionId!: string;

  @Property({ type: 'integer', nullable: true })
  page!: number | null;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt!: Date;

  @Property({ type: 'text', nullable: true })
  onBehalfOf!: string | null;
}
