// Imported first, because TypeGraphQL stores the metadata of its decorators through it.
import 'reflect-metadata';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { AccountToken } from './account-links/account-token.entity.ts';
import { Article } from './articles/article.entity.ts';
import { ArticleVersionRow } from './articles/drafts/article-version.entity.ts';
import { ArticleLink, ArticleFormerPath, ArticleFormerSlug } from './articles/links/article-link.entity.ts';
import { ArticleLockRow } from './articles/locks/article-lock.entity.ts';
import { PreviewLinkRow } from './articles/previews/preview-link.entity.ts';
import { AccessRefusal } from './audit/access-refusal.entity.ts';
import { AuditEventRow } from './audit/audit-event.entity.ts';
import { AccountRequest } from './auth/account-request.entity.ts';
import { DecoyAccount } from './auth/decoy-account.entity.ts';
import { BackupRun } from './backups/backup-run.entity.ts';
import { CaseStudy } from './case-studies/case-study.entity.ts';
import { Category, CategoryFormerSlug } from './categories/category.entity.ts';
import { AccessSnapshot } from './changes/access-snapshot.entity.ts';
import { ChangeRow, ChangeRetention } from './changes/change.entity.ts';
import { ChatConversationRow } from './chat/chat-conversation.entity.ts';
import { ChatQuestionRow, ChatModelCall } from './chat/chat-question.entity.ts';
import {
  Passage,
  PassageBuild,
  PassageDue,
  PassageEmbedding,
  PortalPassage,
  PortalPassageDue,
} from './chat/passages/passage.entity.ts';
import { CompanyProfileRow } from './company/company.entity.ts';
import type { CompanyFigure } from './company/company.type.ts';
import { ImportedPost } from './content/imported-post.entity.ts';
import { DelegationTarget } from './delegations/delegation-target.entity.ts';
import { DelegationRow } from './delegations/delegation.entity.ts';
import { PageText } from './discovery/page-text.entity.ts';
import { DocumentAccessRequest } from './documents/document-access-request.entity.ts';
import { DocumentGrant } from './documents/document-grant.entity.ts';
import { DocumentNotice, DocumentNoticeReader } from './documents/document-notice.entity.ts';
import { DocumentVersionNotice } from './documents/document-version-notice.entity.ts';
import { DocumentVersionRow } from './documents/document-version.entity.ts';
import { DocumentRow } from './documents/document.entity.ts';
import { FolderRow } from './documents/folder.entity.ts';
import { EmergencyArticle } from './emergencies/emergency-article.entity.ts';
import { CalendarAddress } from './events/calendar-address.entity.ts';
import { CalendarSetting } from './events/calendar-setting.entity.ts';
import { EventAnswerRow } from './events/event-answer.entity.ts';
import { EventDocument } from './events/event-document.entity.ts';
import { EventGroup } from './events/event-group.entity.ts';
import { EventNotification } from './events/event-notification.entity.ts';
import { EventReminder } from './events/event-reminder.entity.ts';
import { EventSeries } from './events/event-series.entity.ts';
import { EventSnapshot } from './events/event-snapshot.entity.ts';
import { EventRow } from './events/event.entity.ts';
import { FeedItem } from './feeds/feed-item.entity.ts';
import { Feed } from './feeds/feed.entity.ts';
import { AccountGroupMember } from './groups/account-group-member.entity.ts';
import { Group } from './groups/group.entity.ts';
import { InvitationRow } from './invitations/invitation.entity.ts';
import { Lead, LeadLink } from './leads/lead.entity.ts';
import { MailRow } from './mail/mail.entity.ts';
import { NdaSignatureRow } from './ndas/nda-signature.entity.ts';
import { NdaExemptionRow } from './ndas/nda-exemption.entity.ts';
import { NdaRow, NdaGroup } from './ndas/nda.entity.ts';
import { AccountNote } from './people/account-note.entity.ts';
import { PasskeyRow, PasskeyChallenge } from './passkeys/passkey.entity.ts';
import { Picture, PictureFormerHash, PictureUseRow } from './pictures/picture.entity.ts';
import { ContentVersionRow } from './platform/database/content-version.entity.ts';
import { LimitCounter } from './platform/database/limit-counter.entity.ts';
import { QuestionGroup } from './questions/question-group.entity.ts';
import { QuestionRow } from './questions/question.entity.ts';
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
import { AccountTotp, RecoveryCode } from './two-factor/account-totp.entity.ts';
import { InvestorUpdateDocument } from './updates/investor-update-document.entity.ts';
import { InvestorUpdateGroup } from './updates/investor-update-group.entity.ts';
import { InvestorUpdateNotification } from './updates/investor-update-notification.entity.ts';
import { InvestorUpdateOpening } from './updates/investor-update-opening.entity.ts';
import { InvestorUpdateRow } from './updates/investor-update.entity.ts';
import { UpdateSetting } from './updates/update-setting.entity.ts';
import { ArrivingUpload } from './uploads/partial-upload.entity.ts';
import { UploadRow } from './uploads/upload.entity.ts';
import { AccountDecision } from './users/account-decision.entity.ts';
import { AccountName } from './users/account-name.entity.ts';
import { IdempotencyKey } from './users/idempotency-key.entity.ts';
import { User } from './users/user.entity.ts';
import { VisitRow } from './visits/visit.entity.ts';
import { WebhookDeliveryRow } from './webhooks/webhook-delivery.entity.ts';
import { WebhookRow } from './webhooks/webhook.entity.ts';
import type { ColumnsFrom } from './platform/database/tables.ts';
import type { JobState } from './platform/periodic-job.ts';
import type { SlowStatement } from './platform/pool/slow-statements.ts';

/** One entity for each table, except schema_migration and schema_statement, which only the migrator uses. */
export const entities = [
  AccountToken,
  Article,
  ArticleFormerPath,
  ArticleFormerSlug,
  ArticleLink,
  ArticleLockRow,
  ArticleVersionRow,
  PreviewLinkRow,
  AccessRefusal,
  AuditEventRow,
  AccountRequest,
  DecoyAccount,
  BackupRun,
  CaseStudy,
  Category,
  CategoryFormerSlug,
  AccessSnapshot,
  ChangeRetention,
  ChangeRow,
  ChatConversationRow,
  ChatModelCall,
  ChatQuestionRow,
  Passage,
  PassageBuild,
  PassageDue,
  PassageEmbedding,
  PortalPassage,
  PortalPassageDue,
  CompanyProfileRow,
  ImportedPost,
  DelegationRow,
  DelegationTarget,
  PageText,
  DocumentAccessRequest,
  DocumentGrant,
  DocumentNotice,
  DocumentNoticeReader,
  DocumentRow,
  DocumentVersionRow,
  DocumentVersionNotice,
  FolderRow,
  EmergencyArticle,
  CalendarAddress,
  CalendarSetting,
  EventAnswerRow,
  EventDocument,
  EventGroup,
  EventNotification,
  EventReminder,
  EventRow,
  EventSeries,
  EventSnapshot,
  Feed,
  FeedItem,
  AccountGroupMember,
  Group,
  AccountNote,
  InvitationRow,
  Lead,
  LeadLink,
  MailRow,
  NdaExemptionRow,
  NdaGroup,
  NdaRow,
  NdaSignatureRow,
  PasskeyChallenge,
  PasskeyRow,
  Picture,
  PictureFormerHash,
  PictureUseRow,
  ContentVersionRow,
  LimitCounter,
  QuestionGroup,
  QuestionRow,
  EarlierReading,
  ReadingTrace,
  RetentionRun,
  SearchWord,
  SeedRun,
  SessionRow,
  ...statusTables,
  SiteDetailsVersionRow,
  TokenRow,
  AccountTotp,
  RecoveryCode,
  InvestorUpdateDocument,
  InvestorUpdateGroup,
  InvestorUpdateNotification,
  InvestorUpdateOpening,
  InvestorUpdateRow,
  UpdateSetting,
  ArrivingUpload,
  UploadRow,
  AccountDecision,
  AccountName,
  IdempotencyKey,
  User,
  VisitRow,
  WebhookDeliveryRow,
  WebhookRow,
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
