import { ContentVersionRow } from './content-version.entity.ts';
import { LimitCounter } from './limit-counter.entity.ts';

export const platformTables = [ContentVersionRow, LimitCounter];
