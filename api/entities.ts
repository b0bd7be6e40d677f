// Imported first, because TypeGraphQL stores the metadata of its decorators through it.
import 'reflect-metadata';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { AccountToken } from './accounts/account-links/account-token.entity.ts';
import { Article } from './content/articles/article.entity.ts';
import { ArticleVersionRow } from './content/articles/drafts/article-version.entity.ts';
import { ArticleLink, ArticleFormerPath, ArticleFormerSlug } from './content/articles/links/article-link.entity.ts';
import { ArticleLockRow } from './content/articles/locks/article-lock.entity.ts';
import { PreviewLinkRow } from './content/articles/previews/preview-link.entity.ts';
import { AccessRefusal } from './operation/audit/access-refusal.entity.ts';
import { AuditEventRow } from './operation/audit/audit-event.entity.ts';
import { AccountRequest } from './accounts/auth/account-request.entity.ts';
import { DecoyAccount } from './accounts/auth/decoy-account.entity.ts';
import { BackupRun } from './operation/backups/backup-run.entity.ts';
import { CaseStudy } from './content/case-studies/case-study.entity.ts';
import { Category, CategoryFormerSlug } from './content/categories/category.entity.ts';
import { AccessSnapshot } from './integration/changes/access-snapshot.entity.ts';
import { ChangeRow, ChangeRetention } from './integration/changes/change.entity.ts';
import { ChatConversationRow } from './content/chat/chat-conversation.entity.ts';
import { ChatQuestionRow, ChatModelCall } from './content/chat/chat-question.entity.ts';
import {
  Passage,
  PassageBuild,
  PassageDue,
  PassageEmbedding,
  PortalPassage,
  PortalPassageDue,
} from './content/chat/passages/passage.entity.ts';
import { CompanyProfileRow, type CompanyFigure } from './content/company/company.entity.ts';
import { ImportedPost, SeedRun } from './content/import-export/imported-post.entity.ts';
import { DelegationTarget } from './accounts/delegations/delegation-target.entity.ts';
import { DelegationRow } from './accounts/delegations/delegation.entity.ts';
import { PageText } from './content/discovery/page-text.entity.ts';
import { DocumentAccessRequest } from './portal/documents/document-access-request.entity.ts';
import { DocumentGrant } from './portal/documents/document-grant.entity.ts';
import { DocumentNotice, DocumentNoticeReader } from './portal/documents/document-notice.entity.ts';
import { DocumentVersionNotice } from './portal/documents/document-version-notice.entity.ts';
import { DocumentVersionRow } from './portal/documents/document-version.entity.ts';
import { DocumentRow } from './portal/documents/document.entity.ts';
import { FolderRow } from './portal/documents/folder.entity.ts';
import { EmergencyArticle } from './operation/emergencies/emergency-article.entity.ts';
import { CalendarAddress } from './portal/events/calendar-address.entity.ts';
import { CalendarSetting } from './portal/events/calendar-setting.entity.ts';
import { EventAnswerRow } from './portal/events/event-answer.entity.ts';
import { EventDocument } from './portal/events/event-document.entity.ts';
import { EventGroup } from './portal/events/event-group.entity.ts';
import { EventNotification } from './portal/events/event-notification.entity.ts';
import { EventReminder } from './portal/events/event-reminder.entity.ts';
import { EventSeries } from './portal/events/event-series.entity.ts';
import { EventSnapshot } from './portal/events/event-snapshot.entity.ts';
import { EventRow } from './portal/events/event.entity.ts';
import { FeedItem } from './content/feeds/feed-item.entity.ts';
import { Feed } from './content/feeds/feed.entity.ts';
import { AccountGroupMember } from './accounts/groups/account-group-member.entity.ts';
import { Group } from './accounts/groups/group.entity.ts';
import { InvitationRow } from './accounts/invitations/invitation.entity.ts';
import { Lead, LeadLink } from './content/leads/lead.entity.ts';
import { MailRow } from './operation/mail/mail.entity.ts';
import { NdaSignatureRow } from './portal/ndas/nda-signature.entity.ts';
import { NdaExemptionRow } from './portal/ndas/nda-exemption.entity.ts';
import { NdaRow, NdaGroup } from './portal/ndas/nda.entity.ts';
import { AccountNote } from './accounts/people/account-note.entity.ts';
import { PasskeyRow, PasskeyChallenge } from './accounts/passkeys/passkey.entity.ts';
import { Picture, PictureFormerHash, PictureUseRow } from './content/pictures/picture.entity.ts';
import { ContentVersionRow, LimitCounter } from './platform/database/limit-counter.entity.ts';
import { QuestionGroup } from './portal/questions/question-group.entity.ts';
import { QuestionRow } from './portal/questions/question.entity.ts';
import { EarlierReading } from './portal/reading/earlier-reading.entity.ts';
import { ReadingTrace } from './portal/reading/reading-trace.entity.ts';
import { ReadingWatch } from './portal/reading/reading-watch.entity.ts';
import { RetentionRun } from './operation/retention/retention-run.entity.ts';
import { SearchWord } from './content/search/search-word.entity.ts';
import type { SiteDetails } from '../graphql/site-details.ts';
import { SessionRow } from './accounts/sessions/session.entity.ts';
import { statusTables } from './operation/status/server-status.entity.ts';
import { SiteDetailsVersionRow } from './content/site-details/site-details.type.ts';
import { TokenRow } from './integration/tokens/token.entity.ts';
import { AccountTotp, RecoveryCode } from './accounts/two-factor/account-totp.entity.ts';
import { InvestorUpdateDocument } from './portal/updates/investor-update-document.entity.ts';
import { InvestorUpdateGroup } from './portal/updates/investor-update-group.entity.ts';
import { InvestorUpdateNotification } from './portal/updates/investor-update-notification.entity.ts';
import { InvestorUpdateOpening } from './portal/updates/investor-update-opening.entity.ts';
import { InvestorUpdateRow } from './portal/updates/investor-update.entity.ts';
import { UpdateSetting } from './portal/updates/update-setting.entity.ts';
import { ArrivingUpload } from './portal/uploads/partial-upload.entity.ts';
import { UploadRow } from './portal/uploads/upload.entity.ts';
import { AccountDecision } from './accounts/users/account-decision.entity.ts';
import { AccountName, User } from './accounts/users/user.entity.ts';
import { IdempotencyKey } from './accounts/users/idempotency-key.entity.ts';
import { VisitRow } from './content/visits/visit.entity.ts';
import { WebhookDeliveryRow } from './integration/webhooks/webhook-delivery.entity.ts';
import { WebhookRow } from './integration/webhooks/webhook.entity.ts';
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
  ReadingWatch,
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
