import { EntityName } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../users/user.entity.ts';

@Entity({ tableName: 'document_notice_reader' })
export class DocumentNoticeReader {
  [EntityName]?: 'DocumentNoticeReader';

  @ManyToOne(() => User, {
    primary: true,
    mapToPk: true,
    fieldName: 'account_id',
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  accountId!: string;

  @Property({ type: 'integer' })
  noticeId!: number;
}
