import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '#api/accounts/users/user.entity.ts';
import { DocumentRow } from '../documents/document.entity.ts';
import { newQuestionId } from './question.type.ts';

@Entity({ tableName: 'question' })
@Index({
  name: 'question_by_time',
  properties: ['askedAt', 'id'],
  columns: [
    { name: 'askedAt', sort: 'DESC' },
    { name: 'id', sort: 'DESC' },
  ],
})
@Index({ name: 'question_of_account', properties: ['accountId'] })
@Index({ name: 'question_of_document', properties: ['documentId'] })
@Check({ name: 'question_page_check', expression: 'page > 0' })
export class QuestionRow {
  [EntityName]?: 'Question';

  [OptionalProps]?: 'id' | 'askedAt' | 'answer' | 'publishedBody' | 'everyone' | 'version' | 'documentVersion';

  @PrimaryKey({ type: 'text' })
  id: string = newQuestionId();

  @ManyToOne(() => DocumentRow, { mapToPk: true, fieldName: 'document_id', deleteRule: 'cascade' })
  documentId!: string;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'account_id', nullable: true })
  accountId!: string | null;

  @Property({ type: 'integer', nullable: true })
  page!: number | null;

  /** Null for a question from before versions were kept. */
  @Property({ type: 'integer', nullable: true })
  documentVersion!: number | null;

  @Property({ type: 'text' })
  body!: string;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  askedAt!: Date;

  @Property({ type: 'text', defaultRaw: "''" })
  answer!: string;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  answeredAt!: Date | null;

  @Property({ type: 'text', defaultRaw: "''" })
  publishedBody!: string;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  publishedAt!: Date | null;

  @Property({ type: 'boolean', defaultRaw: 'false' })
  everyone!: boolean;

  @Property({ type: 'integer', defaultRaw: '1' })
  version: number = 1;
}
