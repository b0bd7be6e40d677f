import { describe, expect, it } from 'vitest';
import { siteDetailNames } from '#graphql/site-details.ts';
import { readEnv } from './platform/env.ts';
import { describePassword, describeStart } from './start-report.ts';

const facts = { url: 'https://ai.example', place: '.data', admin: null, signIns: 'SOME' as const, unsetDetails: [] };
const production = readEnv({ NODE_ENV: 'production', DEMO_URL: 'https://demo.safe-ai.com' });

describe('the report of a start', () => {
  it('contains only the URL and the data folder if the site is ready', () => {
    expect(describeStart({ ...facts, env: production })).toBe('\nReady: https://ai.example\nData: .data\n');
  });

  it('prints the command that creates an administrator if no account can sign in', () => {
    expect(describeStart({ ...facts, env: production, signIns: 'NO_ADMIN' })).toContain(
      'No administrator exists yet. Create one with:\n  npx portal admin create --username admin --email you@example.com\n',
    );
  });

  it('contains the URL of the language model, and never its key', () => {
    const settings = { LLM_BASE_URL: 'http://localhost:11434/v1/', LLM_MODEL: 'small', LLM_API_KEY: 'secret-key' };
    const report = describeStart({ ...facts, env: readEnv({ NODE_ENV: 'production', ...settings }) });
    expect(report).toContain('language model small at http://localhost:11434/v1/chat/completions');
    expect(report).not.toContain('secret-key');
    expect(report).not.toContain('embedding');
    const both = { ...settings, LLM_EMBEDDING_MODEL: 'vectors' };
    expect(describeStart({ ...facts, env: readEnv({ NODE_ENV: 'production', ...both }) })).toContain(
      'embedding model vectors at http://localhost:11434/v1/embeddings',
    );
  });

  it('names the account whose password was printed before, and the password itself only there', () => {
    const admin = { username: 'admin', password: 'made here' };
    expect(describePassword(admin)).toBe('Admin sign-in, shown this once: admin / made here');
    const report = describeStart({ ...facts, env: production, admin, signIns: 'NEVER' });
    expect(report).toContain('Sign in as admin at https://ai.example/auth.');
    expect(report).not.toContain('made here');
  });

  it('says how to create another administrator if the password of the first one was lost', () => {
    expect(describeStart({ ...facts, env: production, signIns: 'NEVER' })).toContain('npx portal admin create');
    expect(describeStart({ ...facts, env: production, signIns: null })).not.toContain('admin create');
  });

  it('says which facts about the operator are missing and where to set them, in production only', () => {
    const unsetDetails = ['street', 'city', 'phone'];
    const env = readEnv({ NODE_ENV: 'production' });
    const report = describeStart({ ...facts, env, unsetDetails });
    const line = 'Site details: 2 of 19 are not set: address, telephone. Set them at https://ai.example/admin/site.';
    expect(report.split('\n')).toContain(line);
    const all = describeStart({ ...facts, env, unsetDetails: siteDetailNames });
    expect(all.split('\n')).toContain('Site details: 19 of 19 are not set. Set them at https://ai.example/admin/site.');
    expect(report).toContain('“Try for Free” leads to https://demo.example');
    expect(describeStart({ ...facts, env: readEnv({}), unsetDetails })).not.toContain('not set');
  });
});
