/** The names of the parts of the system, for the page and for emails. */
export const statusTitles = {
  VERSION: 'Version',
  SERVERS: 'Servers',
  DATABASE: 'Database',
  TABLES: 'Largest tables',
  JOBS: 'Background jobs',
  EMAIL: 'Email',
  FEEDS: 'Feeds',
  WEBHOOKS: 'Webhooks',
  STORAGE: 'Documents and pictures',
  DISK: 'Disk',
  BACKUPS: 'Backups',
  RETENTION: 'Old data',
  SILENCE: 'Silence',
  SIGN_INS: 'Sign-ins',
} as const;
