import { EntityName } from '@mikro-orm/core';
import { Entity, Index, ManyToOne } from '@mikro-orm/decorators/legacy';
import { Group } from '#api/accounts/groups/group.entity.ts';
import { QuestionRow } from './question.entity.ts';

@Entity({ tableName: 'question_group' })
@Index({ name: 'question_group_of_group', properties: ['groupId'] })
export class QuestionGroup {
  [EntityName]?: 'QuestionGroup';

  @ManyToOne(() => QuestionRow, {
    primary: true,
    mapToPk: true,
    fieldName: 'question_id',
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  questionId!: string;

  @ManyToOne(() => Group, {
    primary: true,
    mapToPk: true,
    fieldName: 'group_id',
    updateRule: 'no action',
    deleteRule: 'cascade',
  })
  groupId!: string;
}
