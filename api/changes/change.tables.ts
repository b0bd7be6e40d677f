import { AccessSnapshot } from './access-snapshot.entity.ts';
import { ChangeRetention } from './change-retention.entity.ts';
import { ChangeRow } from './change.entity.ts';

export const changeTables = [AccessSnapshot, ChangeRetention, ChangeRow];
