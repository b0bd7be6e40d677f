import { AccountGroupMember } from './account-group-member.entity.ts';
import { Group } from './group.entity.ts';

export const groupTables = [AccountGroupMember, Group];
