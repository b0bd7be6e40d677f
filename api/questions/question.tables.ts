import { QuestionGroup } from './question-group.entity.ts';
import { QuestionRow } from './question.entity.ts';

export const questionTables = [QuestionGroup, QuestionRow];
