import { AccountRequest } from './account-request.entity.ts';
import { DecoyAccount } from './decoy-account.entity.ts';

export const authTables = [AccountRequest, DecoyAccount];
