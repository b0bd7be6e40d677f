import { describe, expect, it } from 'vitest';
import { readEnv, SettingsError } from './env.ts';

describe('settings', () => {
  it('an operator who sets nothing gets a server on this machine', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://127.0.0.1:3000',
      REQUIRE_ADMIN_MFA: false,
    });
  });

  it('an operator is told all faults at once', () => {
    const faults = () => readEnv({ PORT: 'eighty', SMTP_URL: 'mail', SESSION_SECRET: 'short' });
    expect(faults).toThrow(SettingsError);
    expect(faults).toThrow(/PORT[\s\S]*SESSION_SECRET[\s\S]*SMTP_URL/);
  });

  it('https brings a second factor for admins, and refuses the load test’s switch', () => {
    expect(readEnv({ PUBLIC_URL: 'https://ai.example' }).REQUIRE_ADMIN_MFA).toBe(true);
    expect(() => readEnv({ PUBLIC_URL: 'https://ai.example', LIMITS_SCALE: '100' })).toThrow('LIMITS_SCALE');
  });
});
