import { AccountTotp } from './account-totp.entity.ts';
import { RecoveryCode } from './recovery-code.entity.ts';

export const twoFactorTables = [AccountTotp, RecoveryCode];
