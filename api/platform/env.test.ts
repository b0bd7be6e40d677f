import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readEnv, SettingsError } from './env.ts';
import { readOperatorFile } from './operator-files.ts';

const SECRET = 'vN3kq8Zt0bXw5LrYp2sDh7GfJc4MaEuQ';

describe('settings', () => {
  it('an operator who sets nothing gets a server on this machine', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://127.0.0.1:3000',
      REQUIRE_ADMIN_MFA: false,
    });
  });

  it.each([
    ['::', 'http://[::]:3000'],
    ['::1', 'http://[::1]:3000'],
    ['[::1]', 'http://[::1]:3000'],
    ['fe80::1%eth0', 'http://[fe80::1]:3000'],
    [' 0.0.0.0 ', 'http://0.0.0.0:3000'],
    ['localhost', 'http://localhost:3000'],
  ])('an operator who listens on %j gets a URL that works', (HOST, url) => {
    expect(readEnv({ HOST }).PUBLIC_URL).toBe(url);
  });

  it.each([
    ['PUBLIC_URL', 'localhost:4663', 'must be an http or https URL'],
    ['PUBLIC_URL', 'portal.example.com:8443', 'must be an http or https URL'],
    ['PUBLIC_URL', 'ftp://portal.example.com', 'must be an http or https URL'],
    ['PUBLIC_URL', 'portal.example.com', 'must be an http or https URL'],
    ['PUBLIC_URL', 'https://portal.example.com/portal', 'must end with the host and the port'],
    ['PUBLIC_URL', 'https://ir@portal.example.com', 'must end with the host and the port'],
    ['PUBLIC_URL', 'https://portal.example.com/?lang=en', 'must end with the host and the port'],
    ['DEMO_URL', 'mailto:ir@example.com', 'must be an http or https URL'],
    ['RECORDER_URL', 'file:///recorder.mjs', 'must be the http or https URL'],
    ['SMTP_URL', 'mail.example.com:587', 'must be an smtp:// or smtps:// URL'],
    ['SMTP_URL', 'http://mail.example.com', 'must be an smtp:// or smtps:// URL'],
    ['LLM_BASE_URL', 'localhost:11434', 'must be an http or https URL'],
    ['STORAGE_URL', 'https://bucket.example', 'must be s3://'],
    ['BACKUP_URL', 'D:/backups', 'must be s3://'],
    ['DATABASE_URL', 'db.example:5432/site', 'must begin with postgres://'],
    ['CLAMD', 'localhost:3310', 'must be tcp://'],
    ['HOST', 'http://0.0.0.0', 'must be an IP address'],
    ['METRICS_HOST', '*', 'must be an IP address'],
  ])('an operator learns which scheme %s needs in place of %s', (name, value, sentence) => {
    expect(() => readEnv({ [name]: value })).toThrow(`${name} ${sentence}`);
  });

  it('an operator who pastes a name or a telephone number gets it without signs that nobody sees', () => {
    const phone = '\u202A+49 30\u00A0555\u2011010\u202C';
    expect(readEnv({ INVESTOR_CONTACT_PHONE: phone }).INVESTOR_CONTACT_PHONE).toBe('+49 30 555-010');
    for (const [MAIL_FROM, name] of [
      ['"Acme, Inc." <ir@acme.example>', 'Acme, Inc.'],
      ['"The \\"A\\" team"<ir@acme.example>', 'The "A" team'],
      ['Acme, Inc. <ir@acme.example>', 'Acme, Inc.'],
      ['Müller & Co. < ir@acme.example >', 'Müller & Co.'],
      ['<ir@acme.example>', null],
      ['ir@acme.example', null],
    ] as const)
      expect(readEnv({ MAIL_FROM }).MAIL_FROM).toEqual({ name, email: 'ir@acme.example' });
  });

  it('an operator can begin a file with a byte order mark, as editors of Windows do', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'marks-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const input = readOperatorFile(
      path.join(import.meta.dirname, '../testing/cases/env-file-with-byte-order-mark/env.txt'),
    );
    expect(readEnv(parseEnv(input))).toMatchObject({
      DATABASE_URL: 'postgres://site:secret@db.example:5432/site',
      PUBLIC_URL: 'http://portal.example',
    });
    const file = path.join(folder, 'secret');
    for (const encoding of ['utf8', 'utf16le'] as const) {
      writeFileSync(file, `\uFEFF${SECRET}\r\n`, encoding);
      expect(readEnv({ SESSION_SECRET_FILE: file }).SESSION_SECRET).toEqual([SECRET]);
    }
    writeFileSync(file, Buffer.from(`\uFEFF${SECRET}\r\n`, 'utf16le').swap16());
    expect(readEnv({ SESSION_SECRET_FILE: file }).SESSION_SECRET).toEqual([SECRET]);
    const documents = path.join(folder, 'documents.json');
    writeFileSync(documents, '\uFEFF{"list":"{ articles { nodes { id } } }"}');
    expect(readEnv({ PERSISTED_DOCUMENTS: documents }).PERSISTED_DOCUMENTS?.has('list')).toBe(true);
  });

  it('an operator gets all errors at once', () => {
    const readInvalidEnv = () => readEnv({ PORT: 'eighty', SMTP_URL: 'mail', SESSION_SECRET: 'short' });
    expect(readInvalidEnv).toThrow(SettingsError);
    expect(readInvalidEnv).toThrow(/PORT[\s\S]*SESSION_SECRET[\s\S]*SMTP_URL/);
  });

  it('a server in production on a shared database requires a session secret, and reports it with all other errors', () => {
    const shared = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db.example/portal' };
    expect(() => readEnv(shared)).toThrow('SESSION_SECRET is needed');
    expect(() => readEnv({ ...shared, PORT: 'eighty', PUBLIC_URL: 'https://ai.example', LIMITS_SCALE: '2' })).toThrow(
      /PORT[\s\S]*SESSION_SECRET[\s\S]*LIMITS_SCALE/,
    );
    expect(readEnv({ ...shared, SESSION_SECRET: SECRET }).SESSION_SECRET).toEqual([SECRET]);
  });

  it('an operator who mounts secrets as files names the files, and learns which one is missing or set twice', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'secrets-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const [url, secret, empty] = ['uri', 'secret', 'empty'].map((name) => path.join(folder, name)) as [
      string,
      string,
      string,
    ];
    writeFileSync(url, 'postgres://db.example/portal\n');
    writeFileSync(secret, SECRET);
    writeFileSync(empty, '\n');
    const env = readEnv({ NODE_ENV: 'production', DATABASE_URL_FILE: url, SESSION_SECRET_FILE: secret });
    expect([env.DATABASE_URL, env.SESSION_SECRET]).toEqual(['postgres://db.example/portal', [SECRET]]);
    expect(() => readEnv({ SESSION_SECRET_FILE: `${secret}.old`, SMTP_URL_FILE: empty })).toThrow(
      /SESSION_SECRET_FILE names a file that cannot be read: ENOENT[\s\S]*SMTP_URL_FILE names an empty file/,
    );
    expect(() => readEnv({ DATABASE_URL_FILE: url, DATABASE_URL: 'postgres://db.example/other' })).toThrow(
      'DATABASE_URL and DATABASE_URL_FILE are both set',
    );
  });

  it.each([
    'postgres://site:p/word@db.example/site',
    'postgres://site:12/34@db.example/site',
    'postgres://site:p#word@db.example/site',
    'postgres://site:p%word@db.example/site',
    'postgres://site@db.example:54x2/site',
  ])('an operator learns how to write the password in %s', (url) => {
    expect(() => readEnv({ DATABASE_URL: url })).toThrow(/DATABASE_URL is not a valid URL: encode special characters/);
  });

  it.each([
    'postgres://site:p%2Fw%23%40%25@db.example/site',
    'postgres://site:p@word@db.example/site',
    'postgresql:///site?host=/run/postgresql',
    'postgres://site@db.example/site?sslmode=require',
  ])('an operator can use the database %s', (url) => {
    expect(readEnv({ DATABASE_URL: url }).DATABASE_URL).toBe(url);
  });

  it.each([
    ['a'.repeat(64), 'needs random secrets'],
    ['ab12'.repeat(16), 'needs random secrets'],
    [`${SECRET},${'b'.repeat(32)}`, 'needs random secrets'],
    [`${SECRET}, ${SECRET}`, 'lists the same secret twice'],
  ])('an operator cannot use the session secret %s', (secret, sentence) => {
    expect(() => readEnv({ SESSION_SECRET: secret })).toThrow(`SESSION_SECRET ${sentence}`);
  });

  it.each([
    'true',
    '1',
    'yes',
    '*',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    '10.0.0.0/8/8',
    'proxy.example',
    '10.0.0.1,',
    '10.0.0.1, true',
  ])('an operator cannot trust the proxies %s', (proxies) => {
    expect(() => readEnv({ TRUST_PROXY: proxies })).toThrow('TRUST_PROXY must list the IP addresses');
  });

  it.each(['127.0.0.1', '10.0.0.0/8, 2001:db8::/32', 'loopback,uniquelocal', '::ffff:10.0.0.1'])(
    'an operator can trust the proxies %s',
    (proxies) => {
      expect(readEnv({ TRUST_PROXY: proxies }).TRUST_PROXY).toBe(proxies);
    },
  );

  it.each([
    ['security@ai.example', 'mailto:security@ai.example'],
    ['https://ai.example/report', 'https://ai.example/report'],
  ])('the security contact %s becomes the URI %s', (value, uri) => {
    expect(readEnv({ SECURITY_CONTACT: value }).SECURITY_CONTACT).toBe(uri);
  });

  it.each(['http://ai.example', 'somebody', 'mailto:', 'javascript:alert(1)'])(
    'the security contact %s is refused',
    (value) => {
      expect(() => readEnv({ SECURITY_CONTACT: value })).toThrow('SECURITY_CONTACT must be');
    },
  );

  it.each([
    ['ir@ai.example', { name: null, email: 'ir@ai.example' }],
    ['Investor Relations <ir@ai.example>', { name: 'Investor Relations', email: 'ir@ai.example' }],
  ])('the calendar organizer %s is parsed as a name and an email address', (value, organizer) => {
    expect(readEnv({ CALENDAR_ORGANIZER: value }).CALENDAR_ORGANIZER).toEqual(organizer);
  });

  it.each(['somebody', 'Investor Relations', '<>', 'A <b', 'A\r\nB <ir@ai.example>'])(
    'the calendar organizer %j is refused',
    (value) => {
      expect(() => readEnv({ CALENDAR_ORGANIZER: value })).toThrow('CALENDAR_ORGANIZER must be');
    },
  );

  it('the contact of investors has a name, an email address and a telephone number', () => {
    const contact = { INVESTOR_CONTACT: 'Dana <ir@ai.example>', INVESTOR_CONTACT_PHONE: '+1 (555) 010-0199' };
    expect(readEnv(contact)).toMatchObject({
      INVESTOR_CONTACT: { name: 'Dana', email: 'ir@ai.example' },
      INVESTOR_CONTACT_PHONE: '+1 (555) 010-0199',
    });
    expect(() => readEnv({ INVESTOR_CONTACT_PHONE: 'call me' })).toThrow('INVESTOR_CONTACT_PHONE must be');
  });

  it('HTTPS requires a second factor of administrators, and rejects the switch of load tests', () => {
    const https = { PUBLIC_URL: 'https://ai.example', MAIL_REPLY_TO: 'ir@ai.example' };
    expect(readEnv(https).REQUIRE_ADMIN_MFA).toBe(true);
    expect(() => readEnv({ ...https, LIMITS_SCALE: '100' })).toThrow('LIMITS_SCALE');
  });

  it.each(['MAIL_FROM', 'MAIL_REPLY_TO'] as const)(
    'the mailbox in %s is parsed, or refused with one sentence',
    (name) => {
      expect(readEnv({ [name]: 'Investor Relations <ir@ai.example>' })[name]).toEqual({
        name: 'Investor Relations',
        email: 'ir@ai.example',
      });
      for (const value of ['somebody', '<>', 'ir@ai.example, all@ai.example', 'A\r\nB <ir@ai.example>'])
        expect(() => readEnv({ [name]: value })).toThrow(`${name} must be an email address`);
    },
  );

  it('a sample portal refuses settings that reach other people or the data of a real site', () => {
    expect(readEnv({ SAMPLE_PORTAL: 'true' }).SAMPLE_PORTAL).toBe(true);
    const real = {
      DATABASE_URL: 'postgres://db/site',
      PUBLIC_URL: 'https://ai.example',
      SMTP_URL: 'smtp://mail.example',
      STORAGE_URL: 'file:///srv/files',
    };
    for (const [name, value] of Object.entries(real))
      expect(() => readEnv({ SAMPLE_PORTAL: 'true', [name]: value }), name).toThrow(
        `${name} is not for a sample portal`,
      );
  });

  it('HTTPS requires a mailbox that receives replies, and reports it with all other errors', () => {
    const sentence = 'MAIL_REPLY_TO is needed where PUBLIC_URL is https';
    expect(() => readEnv({ PUBLIC_URL: 'https://ai.example' })).toThrow(sentence);
    expect(() => readEnv({ PUBLIC_URL: 'https://ai.example', PORT: 'eighty', MAIL_REPLY_TO: '' })).toThrow(
      new RegExp(`PORT[\\s\\S]*${sentence}`),
    );
    expect(readEnv({ PUBLIC_URL: 'http://ai.example' }).MAIL_REPLY_TO).toBeUndefined();
  });
});
