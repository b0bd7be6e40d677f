import { EntityName } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { DocumentRow } from '../documents/document.entity.ts';
import { InvestorUpdateRow } from './investor-update.entity.ts';

@Entity({ tableName: 'investor_update_document' })
@Index({ name: 'investor_update_document_of_document', properties: ['documentId'] })
export class InvestorUpdateDocument {
  [EntityName]?: 'InvestorUpdateDocument';

  @ManyToOne(() => InvestorUpdateRow, {
    primary: true,
    mapToPk: true,
    fieldName: 'update_id',
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  updateId!: string;

  @ManyToOne(() => DocumentRow, {
    primary: true,
    mapToPk: true,
    fieldName: 'document_id',
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  documentId!: string;

  @Property({ type: 'integer' })
  position!: number;
}
