import { PasskeyChallenge } from './passkey-challenge.entity.ts';
import { PasskeyRow } from './passkey.entity.ts';

export const passkeyTables = [PasskeyChallenge, PasskeyRow];
