import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { makeIdFactory } from '#api/platform/node.ts';
import { User } from '../users/user.entity.ts';

const newNoteId = makeIdFactory('note', 'UserNote');

@Entity({ tableName: 'account_note' })
@Index({
  name: 'account_note_of',
  properties: ['accountId', 'createdAt'],
  columns: [{ name: 'accountId' }, { name: 'createdAt', sort: 'DESC' }],
})
export class AccountNote {
  [EntityName]?: 'AccountNote';

  [OptionalProps]?: 'id' | 'createdAt';

  @PrimaryKey({ type: 'text' })
  id: string = newNoteId();

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'account_id', deleteRule: 'cascade' })
  accountId!: string;

  @Property({ type: 'text' })
  body!: string;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'written_by', nullable: true })
  writtenBy!: string | null;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt!: Date;
}
