import { Secret, TOTP } from 'otpauth';

/** The TOTP code of now, or of `ago` steps of 30 seconds before. */
export function getCode(secret: string, ago = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.now() - ago * 30_000 });
}
