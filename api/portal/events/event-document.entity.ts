import { EntityName } from '@mikro-orm/core';
import { Entity, Index, ManyToOne } from '@mikro-orm/decorators/legacy';
import { DocumentRow } from '../documents/document.entity.ts';
import { EventRow } from './event.entity.ts';

@Entity({ tableName: 'event_document' })
@Index({ name: 'event_document_of_document', properties: ['documentId'] })
export class EventDocument {
  [EntityName]?: 'EventDocument';

  @ManyToOne(() => EventRow, {
    primary: true,
    mapToPk: true,
    fieldName: 'event_id',
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  eventId!: string;

  @ManyToOne(() => DocumentRow, {
    primary: true,
    mapToPk: true,
    fieldName: 'document_id',
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  documentId!: string;
}
