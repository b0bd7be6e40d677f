import { AccountDecision } from './account-decision.entity.ts';
import { AccountName } from './account-name.entity.ts';
import { IdempotencyKey } from './idempotency-key.entity.ts';
import { User } from './user.entity.ts';

export const userTables = [AccountDecision, AccountName, IdempotencyKey, User];
