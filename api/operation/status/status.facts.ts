import type { JobState } from '#api/platform/periodic-job.ts';
import type { StoredProof } from '../proofs/proof.read.service.ts';
import type { SlowStatement } from '#api/platform/pool/slow-statements.ts';

// What the judge knows about the system.

export interface ServerFacts {
  id: string;
  host: string;
  release: string;
  startedAt: Date;
  seenAt: Date;
  jobs: JobState[];
  /** Of the last day. */
  slowStatements: SlowStatement[];
  diskFreeBytes: number | null;
  diskBytes: number | null;
}

export interface DatabaseFacts {
  byteSize: number;
  connections: number;
  maxConnections: number;
  migrations: number;
  newestMigration: string;
}

export interface MailFacts {
  /** Emails that the server still tries to send. */
  waiting: number;
  /** Waiting emails that failed at least once. */
  delayed: number;
  /** The date and time of the oldest delayed email. */
  oldestAt: Date | null;
  /** Emails of the last week that the server stopped sending and that can be sent again. */
  stopped: number;
  /** Emails of the last week whose recipient was refused. */
  refused: number;
  reasons: { reason: string; count: number }[];
}

export interface BackupFacts {
  startedAt: Date;
  endedAt: Date | null;
  fileName: string | null;
  byteSize: number | null;
  error: string | null;
}

export interface TableFacts {
  name: string;
  /** With its indexes and long values. */
  byteSize: number;
  /** The estimate of PostgreSQL. Null if it has not counted the rows yet. */
  rows: number | null;
}

export interface RetentionFacts {
  setting: string;
  label: string;
  /** 0 keeps everything. */
  days: number;
  standardDays: number;
  /** The last nights. Null before the first one. */
  run: { startedAt: Date; endedAt: Date | null; removed: number } | null;
}

/** What decides whether a part of the system fails. Servers read it every minute. */
export interface AlertFacts {
  at: Date;
  servers: ServerFacts[];
  database: DatabaseFacts;
  mail: MailFacts;
  /** The nights of the last week, newest first. */
  backups: BackupFacts[];
  hasBackupUrl: boolean;
  proof: StoredProof;
}

export interface StatusFacts extends AlertFacts {
  /** The largest tables. */
  tables: TableFacts[];
  /** Active feeds that failed three times in a row, and feeds that the site stopped reading. */
  feeds: { title: string; error: string | null; isDisabled: boolean }[];
  feedCount: number;
  /** Webhooks that the site paused. */
  pausedWebhooks: { name: string; reason: string | null }[];
  storage: {
    documents: number;
    documentBytes: number;
    pictures: number;
    pictureBytes: number;
    /** Files of documents that a job will inspect. */
    uninspected: number;
    /** Documents whose text a job will cut into passages for searches. */
    unindexed: number;
  };
  retention: RetentionFacts[];
  /** Of the last hour. */
  signIns: { failed: number; attacked: { name: string; count: number }[] };
}
