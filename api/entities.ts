// Imported first, because TypeGraphQL stores the metadata of its decorators through it.
import 'reflect-metadata';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { AccountToken } from './account-links/account-token.entity.ts';
import { articleTables } from './articles/article.tables.ts';
import { auditTables } from './audit/audit.tables.ts';
import { authTables } from './auth/auth.tables.ts';
import { BackupRun } from './backups/backup-run.entity.ts';
import { CaseStudy } from './case-studies/case-study.entity.ts';
import { CategoryFormerSlug } from './categories/category-former-slug.entity.ts';
import { Category } from './categories/category.entity.ts';
import { changeTables } from './changes/change.tables.ts';
import { chatTables } from './chat/chat.tables.ts';
import { CompanyProfileRow } from './company/company.entity.ts';
import type { CompanyFigure } from './company/company.type.ts';
import { ImportedPost } from './content/imported-post.entity.ts';
import { delegationTables } from './delegations/delegation.tables.ts';
import { PageText } from './discovery/page-text.entity.ts';
import { documentTables } from './documents/document.tables.ts';
import { EmergencyArticle } from './emergencies/emergency-article.entity.ts';
import { eventTables } from './events/event.tables.ts';
import { feedTables } from './feeds/feed.tables.ts';
import { groupTables } from './groups/group.tables.ts';
import { InvitationRow } from './invitations/invitation.entity.ts';
import { leadTables } from './leads/lead.tables.ts';
import { MailRow } from './mail/mail.entity.ts';
import { ndaTables } from './ndas/nda.tables.ts';
import { AccountNote } from './people/account-note.entity.ts';
import { passkeyTables } from './passkeys/passkey.tables.ts';
import { pictureTables } from './pictures/picture.tables.ts';
import { platformTables } from './platform/database/platform.tables.ts';
import { questionTables } from './questions/question.tables.ts';
import { EarlierReading } from './reading/earlier-reading.entity.ts';
import { ReadingTrace } from './reading/reading-trace.entity.ts';
import { RetentionRun } from './retention/retention-run.entity.ts';
import { SearchWord } from './search/search-word.entity.ts';
import { SeedRun } from './seed/seed-run.entity.ts';
import type { SiteDetails } from '../graphql/site-details.ts';
import { SessionRow } from './sessions/session.entity.ts';
import { statusTables } from './status/server-status.entity.ts';
import { SiteDetailsVersionRow } from './site-details/site-details-version.entity.ts';
import { TokenRow } from './tokens/token.entity.ts';
import { twoFactorTables } from './two-factor/two-factor.tables.ts';
import { updateTables } from './updates/update.tables.ts';
import { uploadTables } from './uploads/upload.tables.ts';
import { userTables } from './users/user.tables.ts';
import { VisitRow } from './visits/visit.entity.ts';
import { webhookTables } from './webhooks/webhook.tables.ts';
import type { ColumnsFrom } from './platform/database/tables.ts';
import type { JobState } from './platform/periodic-job.ts';
import type { SlowStatement } from './platform/pool/slow-statements.ts';

/** One entity for each table, except schema_migration and schema_statement, which only the migrator uses. */
export const entities = [
  AccountToken,
  ...articleTables,
  ...auditTables,
  ...authTables,
  BackupRun,
  CaseStudy,
  Category,
  CategoryFormerSlug,
  ...changeTables,
  ...chatTables,
  CompanyProfileRow,
  ImportedPost,
  ...delegationTables,
  PageText,
  ...documentTables,
  EmergencyArticle,
  ...eventTables,
  ...feedTables,
  ...groupTables,
  AccountNote,
  InvitationRow,
  ...leadTables,
  MailRow,
  ...ndaTables,
  ...passkeyTables,
  ...pictureTables,
  ...platformTables,
  ...questionTables,
  EarlierReading,
  ReadingTrace,
  RetentionRun,
  SearchWord,
  SeedRun,
  SessionRow,
  ...statusTables,
  SiteDetailsVersionRow,
  TokenRow,
  ...twoFactorTables,
  ...updateTables,
  ...uploadTables,
  ...userTables,
  VisitRow,
  ...webhookTables,
];

type InferredDatabase = InferClassEntityDB<(typeof entities)[number], { columnNamingStrategy: 'property' }>;

/** Fields of GraphQL types that are not table columns. */
interface ComputedFields {
  account: 'isEmailVerified';
  article: 'category';
  article_version: 'category';
  event: 'series';
  feed: 'isDue';
  picture: 'uploadedBy' | 'address';
}

/** Columns that MikroORM cannot infer from a property, because it is an object: a relation, or jsonb. */
interface ObjectColumns {
  article: { categoryId: string | null };
  article_version: { categoryId: string | null };
  event: { seriesId: string };
  audit_event: { details: Record<string, unknown> };
  company_profile: { figures: CompanyFigure[] };
  server_status: { jobs: JobState[]; slowStatements: SlowStatement[] };
  site_details_version: { details: SiteDetails };
}

type Columns<Table extends keyof InferredDatabase> = ColumnsFrom<
  Omit<InferredDatabase[Table], ComputedFields[Table & keyof ComputedFields]> &
    (Table extends keyof ObjectColumns ? ObjectColumns[Table] : unknown)
>;

/** The tables and columns for Kysely. Columns have the names of the properties of the entities. */
export type Database = { [Table in keyof InferredDatabase]: Columns<Table> };
