import { DelegationTarget } from './delegation-target.entity.ts';
import { DelegationRow } from './delegation.entity.ts';

export const delegationTables = [DelegationRow, DelegationTarget];
