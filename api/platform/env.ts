import { isIP, isIPv6 } from 'node:net';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { readPersistedDocuments } from './graphql/persisted-documents.file.ts';
import { projectRoot } from './root.ts';
import { describeFileError, readOperatorFile } from './operator-files.ts';
import { isSecret, readSecretFiles } from './secret-files.ts';
import { isEmail } from '#graphql/email.ts';
import { cleanPhone } from '#graphql/pasted-text.ts';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** For how many days something is kept. 0 keeps it. A page shows the last `least` days. */
const days = (standard: number, least = 1) =>
  z.coerce
    .number('must be a number of days')
    .int()
    .refine((value) => value === 0 || (value >= least && value <= 36_500), `must be 0, or from ${least} to 36500 days`)
    .default(standard);

const isStorage = (value: string): boolean => {
  const url = URL.parse(value);
  if (url?.protocol === 'file:') return url.pathname.length > 1;
  return url?.protocol === 's3:' && Boolean(url.username && url.password && url.host && url.pathname.length > 1);
};

const storageUrl = z
  .url('must be an s3:// or file:// URL')
  .refine(isStorage, 'must be s3://key:secret@host/bucket?region=… or file:///folder')
  .optional();

/** A `/` in the password ends the host, so the rest of the password and the host become the path. */
function isDatabaseUrl(value: string): boolean {
  const url = URL.parse(value);
  try {
    if (!url || url.pathname.includes('@')) return false;
    decodeURIComponent(`${url.username}${url.password}${url.pathname}`);
    return true;
  } catch {
    return false; // a % that does not begin an encoded character
  }
}

const isScanner = (value: string): boolean => {
  const url = URL.parse(value);
  return (url?.protocol === 'tcp:' && url.hostname !== '') || (url?.protocol === 'unix:' && url.pathname.length > 1);
};

/** An email address or an https URL, as the URI that RFC 9116 wants in security.txt. */
const securityContact = z
  .union(
    [
      z
        .string()
        .refine(isEmail)
        .transform((email) => `mailto:${email}`),
      z.url({ protocol: /^https$/ }),
      z
        .string()
        .startsWith('mailto:')
        .and(z.string().refine((uri) => isEmail(uri.slice(7)))),
    ],
    'must be an email address or an https URL',
  )
  .optional();

/** zod alone accepts every scheme, such as `localhost:` of `localhost:3000`. */
const webUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https URL, such as https://www.example.com' });

/** Links begin with it, so a path or a user name in it would be lost without a word. */
const isOrigin = (value: string): boolean => {
  const url = URL.parse(value);
  return url === null || url.href === `${url.origin}/`;
};

const isHost = (host: string): boolean => isIP(host) !== 0 || /^[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?\.?$/i.test(host);

/** An IP address or the name of this machine. IPv6 addresses are also written in brackets. */
const host = z
  .string()
  .transform((value) => value.replace(/^\[(.*)\]$/, '$1'))
  .refine(isHost, 'must be an IP address, such as 127.0.0.1 or ::1, or the name of this machine')
  .default('127.0.0.1');

/** The origin of a server that listens there. A zone, such as %eth0, is no part of a URL. */
export const toOrigin = (name: string, port: number): string =>
  `http://${isIPv6(name) ? `[${name.split('%', 1)[0]}]` : name}:${port}`;

/** `ir@example.com`, or with a name `Investor Relations <ir@example.com>`, which can be in quotation marks. */
const mailbox = z
  .string()
  .transform((value) => {
    const pattern = /^(?:"((?:[^"\\\p{Cc}]|\\["\\])*)"\s*|([^<>"\p{Cc}]*))<([^<>]*)>$/u;
    const [, quoted, plain = '', email = value.trim()] = pattern.exec(value.trim()) ?? [];
    const name = quoted?.replace(/\\(["\\])/g, '$1') ?? plain;
    return { name: name.trim() || null, email: email.trim() };
  })
  .refine(
    ({ email }) => isEmail(email),
    'must be an email address such as ir@example.com, or a name and an email address: Investor Relations <ir@example.com>',
  )
  .optional();

/** An IP address, a network, or a name of networks that Express knows. */
function isProxy(proxy: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(proxy)) return true;
  const [address = '', prefix, ...rest] = proxy.split('/');
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (rest.length > 0 || bits === 0) return false;
  return prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= bits);
}

/** `host` or `host:port`, separated by commas. */
const hostList = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
  );

/** The path of a file. The setting is what the file contains: the text of each document by its identifier. */
const persistedDocuments = z
  .string()
  .transform((file, { addIssue }) => {
    try {
      return readPersistedDocuments(file);
    } catch (error) {
      addIssue(`names a file that ${(error as Error).message}`);
      return z.NEVER;
    }
  })
  .optional();

/** The settings of what is deleted after some days, and their defaults. */
export const retentionDays = {
  READING_TRACE_DAYS: 730,
  NOTIFICATION_DAYS: 365,
  CHAT_MODEL_CALL_DAYS: 90,
  FEED_ITEM_DAYS: 180,
  MAIL_DAYS: 90,
} as const;

const settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number('must be a port number').int().min(0).max(65535).default(3000),
  HOST: host,
  PUBLIC_URL: webUrl
    .refine(isOrigin, 'must end with the host and the port: the site does not run below a path, a user name or a query')
    .optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .refine(isDatabaseUrl, {
      error:
        'is not a valid URL: encode special characters of the user name and password, such as %2F for /, %23 for #, %40 for @ and %25 for %; or leave the password out and set PGPASSWORD',
      when: ({ issues }) => issues.length === 0,
    })
    .optional(),
  DATABASE_NAMED_STATEMENTS: flag.default(true),
  DATA_DIR: z.string().default('.data'),
  SESSION_SECRET: z
    .string()
    .transform((list) => list.split(',').map((secret) => secret.trim()))
    .refine((list) => list.every((secret) => secret.length >= 32), 'needs secrets of at least 32 characters')
    .refine(
      (list) => list.every((secret) => new Set(secret).size >= 8),
      'needs random secrets, not repeated characters; create one with: openssl rand -base64 32',
    )
    .refine((list) => new Set(list).size === list.length, 'lists the same secret twice; each one must be different')
    .optional(),
  ADMIN_USERNAME: z.string().min(3, 'needs at least 3 characters').default('admin'),
  ADMIN_EMAIL: z.string().refine(isEmail, 'must be an email address').default('admin@localhost.localdomain'),
  ADMIN_PASSWORD: z.string().min(8, 'needs at least 8 characters').optional(),
  SECURITY_CONTACT: securityContact,
  CALENDAR_ORGANIZER: mailbox,
  INVITATIONS_PER_DAY: z.coerce.number('must be a number').int().min(0, 'must not be negative').default(2_000),
  NEUTRAL_UPDATE_SUBJECTS: flag.default(false),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// URL, such as smtp://mail.example.com:587' })
    .refine((url) => URL.parse(url)?.hostname !== '', 'must name the host of the server')
    .optional(),
  MAIL_FROM: mailbox,
  MAIL_REPLY_TO: mailbox,
  CONTACT_EMAIL: mailbox,
  INVESTOR_CONTACT: mailbox,
  INVESTOR_CONTACT_PHONE: z
    .string()
    .overwrite(cleanPhone)
    .regex(/^\+?[0-9][0-9 ()./-]{2,30}$/, 'must be a telephone number such as +1 555 010 0199')
    .optional(),
  BACKUP_PASSPHRASE: z.string().min(12, 'needs at least 12 characters').optional(),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[02-9ac-hj-np-z]{58}$/, 'must be a public key of age (age1…), which age-keygen writes')
    .optional(),
  BACKUP_IDENTITY_FILE: z.string().optional(),
  BACKUP_URL: storageUrl,
  PROOF_FILE: z.string().default('dist/proof.json'),
  // Only `npm run proof` and `npm run bundle` read it.
  PROOF_KEY_FILE: z.string().optional(),
  BACKUP_KEEP: z.coerce.number('must be a number').int().min(1, 'must be at least 1').default(14),
  BACKUP_FULL_EVERY: z.coerce.number('must be a number').int().min(1, 'must be at least 1').default(1),
  READING_TRACE_DAYS: days(retentionDays.READING_TRACE_DAYS),
  NOTIFICATION_DAYS: days(retentionDays.NOTIFICATION_DAYS),
  CHAT_MODEL_CALL_DAYS: days(retentionDays.CHAT_MODEL_CALL_DAYS, 30),
  FEED_ITEM_DAYS: days(retentionDays.FEED_ITEM_DAYS),
  MAIL_DAYS: days(retentionDays.MAIL_DAYS, 7),
  DEMO_URL: webUrl.default('https://demo.example'),
  SITE_NAME: z.string().min(1).default('Safe AI'),
  TRUST_PROXY: z
    .string()
    .refine(
      (list) => list.split(',').every((proxy) => isProxy(proxy.trim())),
      'must list the IP addresses or networks of your proxies, such as 10.0.0.5 or 10.0.0.0/8; no value trusts every proxy, because visitors could then choose their own IP address',
    )
    .optional(),
  LLM_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https URL, such as http://localhost:11434/v1' })
    .refine((url) => !/[@?#]/.test(url), 'must not contain a user name, a query or a fragment')
    .optional(),
  LLM_MODEL: z.string().max(200, 'has at most 200 characters').optional(),
  LLM_EMBEDDING_MODEL: z.string().max(200, 'has at most 200 characters').optional(),
  LLM_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be printable ASCII without spaces')
    .optional(),
  RECORDER_URL: z.url({ protocol: /^https?$/, error: 'must be the http or https URL of a module' }).optional(),
  STORAGE_URL: storageUrl,
  CLAMD: z.string().refine(isScanner, 'must be tcp://host:3310 or unix:///run/clamav/clamd.ctl').optional(),
  FEED_ALLOW_HOSTS: hostList,
  FEED_ALLOW_HTTP: flag.default(false),
  WEBHOOK_ALLOW_HOSTS: hostList,
  REQUIRE_ADMIN_MFA: flag.optional(),
  // Only `npm run demo` sets it.
  SAMPLE_PORTAL: flag.default(false),
  REGISTERED_OPERATIONS_ONLY: flag.default(false),
  PERSISTED_DOCUMENTS: persistedDocuments,
  DRAIN_SECONDS: z.coerce.number('must be a number').min(0).max(60, 'must be at most 60').optional(),
  LIMITS_SCALE: z.coerce.number('must be a number').positive('must be above 0').default(1),
  METRICS_PORT: z.coerce.number('must be a port number').int().min(0).max(65535).optional(),
  METRICS_HOST: host,
  // `npm start` and the container pass it to Node. Here it is only checked.
  HEAP_MB: z.coerce.number('must be a number of megabytes').int().min(64, 'must be at least 64').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export interface Env extends Omit<z.infer<typeof settings>, 'PUBLIC_URL' | 'REQUIRE_ADMIN_MFA' | 'DRAIN_SECONDS'> {
  /** Origin without a trailing slash; every absolute link and every same-origin check uses it. */
  PUBLIC_URL: string;
  /** True if the operator set the URL of the site. Otherwise the host of each request counts. */
  hasPublicUrl: boolean;
  REQUIRE_ADMIN_MFA: boolean;
  /** The time in milliseconds that a stopping server still accepts requests while `/readyz` answers 503. */
  DRAIN_SECONDS: number;
}

/** Thrown with one line for each invalid setting, so that an operator fixes all of them at once. */
export class SettingsError extends Error {}

/** Reads the settings from `source`. Throws a SettingsError that names every error. */
export function readEnv(source: NodeJS.ProcessEnv = withDotEnv(process.env)): Env {
  const files = readSecretFiles(withoutEmpty(source));
  const { values } = files;
  const result = settings.safeParse(values);
  const errors = [
    ...(result.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? []),
    ...files.errors,
    ...findConflicts(values),
  ];
  if (!result.success || errors.length > 0)
    throw new SettingsError(`These settings are not valid:\n${errors.map((error) => `  ${error}`).join('\n')}`);
  const env = result.data;
  const publicUrl = new URL(env.PUBLIC_URL ?? toOrigin(env.HOST, env.PORT)).origin;
  const https = publicUrl.startsWith('https:');
  return {
    ...env,
    PUBLIC_URL: publicUrl,
    hasPublicUrl: env.PUBLIC_URL !== undefined,
    REQUIRE_ADMIN_MFA: env.REQUIRE_ADMIN_MFA ?? https,
    DRAIN_SECONDS: env.DRAIN_SECONDS ?? (env.NODE_ENV === 'production' ? 5 : 0),
  };
}

/** Errors that concern two settings. They are read before validation, so that one start reports all errors. */
function findConflicts(values: NodeJS.ProcessEnv): string[] {
  const conflicts = [];
  if (values['NODE_ENV'] === 'production' && values['DATABASE_URL'] && !values['SESSION_SECRET'])
    conflicts.push(
      'SESSION_SECRET is needed with DATABASE_URL: servers that share a database must share it. Use 32 random characters.',
    );
  if (values['LLM_BASE_URL'] && !values['LLM_MODEL'])
    conflicts.push('LLM_MODEL is needed with LLM_BASE_URL: the name of the model on that server.');
  if (values['LLM_EMBEDDING_MODEL'] && !values['LLM_BASE_URL'])
    conflicts.push('LLM_BASE_URL is needed with LLM_EMBEDDING_MODEL: the server that offers this model.');
  if (values['BACKUP_URL'] && !values['BACKUP_PASSPHRASE'] && !values['BACKUP_RECIPIENT'])
    conflicts.push('BACKUP_PASSPHRASE or BACKUP_RECIPIENT is needed with BACKUP_URL: backups are encrypted.');
  if (/^https:/i.test(values['PUBLIC_URL'] ?? '') && Number(values['LIMITS_SCALE'] ?? 1) !== 1)
    conflicts.push('LIMITS_SCALE is for load tests and is refused where PUBLIC_URL is https.');
  if (/^https:/i.test(values['PUBLIC_URL'] ?? '') && !values['MAIL_REPLY_TO'])
    conflicts.push(
      'MAIL_REPLY_TO is needed where PUBLIC_URL is https: the mailbox of the people who read replies to emails.',
    );
  if (values['SAMPLE_PORTAL'] === 'true')
    conflicts.push(
      ...NOT_IN_SAMPLE.filter((name) => values[name]).map(
        (name) => `${name} is not for a sample portal, which keeps everything in a folder of its own. Unset it.`,
      ),
    );
  return conflicts;
}

/** With these, a sample portal would reach other people, or the data of a real site. */
const NOT_IN_SAMPLE = [
  'DATABASE_URL',
  'PUBLIC_URL',
  'STORAGE_URL',
  'SMTP_URL',
  'BACKUP_URL',
  'LLM_BASE_URL',
  'TRUST_PROXY',
  'RECORDER_URL',
];

/** The settings that have a value. White space around one is a typing error, except in a secret. */
const withoutEmpty = (source: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(source)
      .map(([name, value]) => [name, isSecret(name) ? value : value?.trim()])
      .filter(([, value]) => value !== ''),
  );

/** The environment overrides `.env`, as operators expect of a single run. */
function withDotEnv(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  // The file is for the real site.
  if (environment['SAMPLE_PORTAL'] === 'true') return environment;
  const file = path.join(projectRoot, '.env');
  try {
    return { ...parseEnv(readOperatorFile(file)), ...environment };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return environment;
    throw new SettingsError(`The settings cannot be read. ${describeFileError(error) ?? (error as Error).message}`);
  }
}
