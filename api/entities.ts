// Imported first, because TypeGraphQL stores the metadata of its decorators through it.
import 'reflect-metadata';
import type { InferClassEntityDB } from '@mikro-orm/postgresql';
import { AccountDecision } from './users/account-decision.entity.ts';
import { AccountName } from './users/account-name.entity.ts';
import { AccountRequest } from './auth/account-request.entity.ts';
import { DecoyAccount } from './auth/decoy-account.entity.ts';
import { AccountToken } from './account-links/account-token.entity.ts';
import { AccountTotp } from './two-factor/account-totp.entity.ts';
import { IdempotencyKey } from './users/idempotency-key.entity.ts';
import { PasskeyChallenge } from './passkeys/passkey-challenge.entity.ts';
import { PasskeyRow } from './passkeys/passkey-row.entity.ts';
import { TokenRow } from './tokens/token-row.entity.ts';
import { RecoveryCode } from './two-factor/recovery-code.entity.ts';
import { User } from './users/user.entity.ts';
import { Article } from './articles/article.entity.ts';
import { ArticleDraftRow } from './articles/drafts/article-draft-row.entity.ts';
import { ArticleFormerPath } from './articles/links/article-former-path.entity.ts';
import { ArticleFormerSlug } from './articles/links/article-former-slug.entity.ts';
import { ArticleLink } from './articles/links/article-link.entity.ts';
import { ArticleLockRow } from './articles/locks/article-lock-row.entity.ts';
import { ArticleVersionRow } from './articles/drafts/article-version-row.entity.ts';
import { AccessRefusal } from './audit/access-refusal.entity.ts';
import { AuditEventRow } from './audit/audit-event-row.entity.ts';
import { BulkOperationRow } from './bulk/bulk-operation-row.entity.ts';
import { CaseStudy } from './case-studies/case-study.entity.ts';
import { Category } from './categories/category.entity.ts';
import { AccessSnapshot } from './changes/access-snapshot.entity.ts';
import { ChangeRetention } from './changes/change-retention.entity.ts';
import { ChangeRow } from './changes/change-row.entity.ts';
import { ChatConversationRow } from './chat/chat-conversation-row.entity.ts';
import { ChatModelCall } from './chat/chat-model-call.entity.ts';
import { ChatQuestionRow } from './chat/chat-question-row.entity.ts';
import {
  Passage,
  PassageBuild,
  PassageDue,
  PassageEmbedding,
  PortalPassage,
  PortalPassageDue,
} from './chat/passages/passage.entity.ts';
import { ImportedPost } from './content/imported-post.entity.ts';
import { DelegationRow } from './delegations/delegation-row.entity.ts';
import { DelegationTarget } from './delegations/delegation-target.entity.ts';
import { PageText } from './discovery/page-text.entity.ts';
import { ArrivingUpload } from './uploads/partial-upload.entity.ts';
import { DocumentGrant } from './documents/document-grant.entity.ts';
import { DocumentRow } from './documents/document-row.entity.ts';
import { DocumentVersionRow } from './documents/document-version-row.entity.ts';
import { FolderRow } from './documents/folder-row.entity.ts';
import { UploadRow } from './uploads/upload-row.entity.ts';
import { EmergencyArticle } from './emergencies/emergency-article.entity.ts';
import { CalendarAddress } from './events/calendar-address.entity.ts';
import { CalendarSetting } from './events/calendar-setting.entity.ts';
import { EventAnswerRow } from './events/event-answer-row.entity.ts';
import { EventDocument } from './events/event-document.entity.ts';
import { EventGroup } from './events/event-group.entity.ts';
import { EventReminder } from './events/event-reminder.entity.ts';
import { EventRow } from './events/event-row.entity.ts';
import { EventSeries } from './events/event-series.entity.ts';
import { EventSnapshot } from './events/event-snapshot.entity.ts';
import { EventNotification } from './events/event-notification.entity.ts';
import { Feed } from './feeds/feed.entity.ts';
import { FeedItem } from './feeds/feed-item.entity.ts';
import { AccountGroupMember } from './groups/account-group-member.entity.ts';
import { Group } from './groups/group.entity.ts';
import { Lead } from './leads/lead.entity.ts';
import { LeadLink } from './leads/lead-link.entity.ts';
import { MailRow } from './mail/mail-row.entity.ts';
import { NdaRow } from './ndas/nda-row.entity.ts';
import { NdaSignatureRow } from './ndas/nda-signature-row.entity.ts';
import { Picture } from './pictures/picture.entity.ts';
import { PictureUseRow } from './pictures/picture-use-row.entity.ts';
import { ContentVersionRow } from './platform/database/content-version-row.entity.ts';
import { LimitCounter } from './platform/database/limit-counter.entity.ts';
import type { ColumnsFrom } from './platform/database/tables.ts';
import { QuestionGroup } from './questions/question-group.entity.ts';
import { QuestionRow } from './questions/question-row.entity.ts';
import { ReadingTrace } from './reading/reading-trace.entity.ts';
import { SearchWord } from './search/search-word.entity.ts';
import { SeedRun } from './seed/seed-run.entity.ts';
import { SessionRow } from './sessions/session-row.entity.ts';
import { InvestorUpdateDocument } from './updates/investor-update-document.entity.ts';
import { InvestorUpdateGroup } from './updates/investor-update-group.entity.ts';
import { InvestorUpdateOpening } from './updates/investor-update-opening.entity.ts';
import { InvestorUpdateRow } from './updates/investor-update-row.entity.ts';
import { InvestorUpdateNotification } from './updates/investor-update-notification.entity.ts';
import { UpdateSetting } from './updates/update-setting.entity.ts';
import { VisitRow } from './visits/visit-row.entity.ts';
import { WebhookDeliveryRow } from './webhooks/webhook-delivery-row.entity.ts';
import { WebhookRow } from './webhooks/webhook-row.entity.ts';

/**
 * The entities that the EntityManager loads and stores. The server discovers only these, because discovering all would
 * add 35 ms of CPU time to each start.
 */
export const entities = [Article, CaseStudy, Category, Feed, FeedItem, Group, Lead, Picture, User];

/** One entity for each table, except schema_migration, which only the migrator uses. */
export const tables = [
  AccessRefusal,
  AccountDecision,
  AccountGroupMember,
  AccountName,
  AccountRequest,
  DecoyAccount,
  AccountToken,
  AccountTotp,
  ArrivingUpload,
  Article,
  ArticleDraftRow,
  ArticleFormerPath,
  ArticleFormerSlug,
  ArticleLink,
  ArticleLockRow,
  ArticleVersionRow,
  AuditEventRow,
  BulkOperationRow,
  CalendarAddress,
  CalendarSetting,
  CaseStudy,
  Category,
  ChangeRetention,
  ChangeRow,
  AccessSnapshot,
  ChatConversationRow,
  ChatModelCall,
  ChatQuestionRow,
  ContentVersionRow,
  DelegationRow,
  DelegationTarget,
  DocumentGrant,
  DocumentRow,
  DocumentVersionRow,
  EmergencyArticle,
  EventAnswerRow,
  EventDocument,
  EventGroup,
  EventReminder,
  EventRow,
  EventSeries,
  EventSnapshot,
  EventNotification,
  Feed,
  FeedItem,
  FolderRow,
  Group,
  IdempotencyKey,
  ImportedPost,
  InvestorUpdateDocument,
  InvestorUpdateGroup,
  InvestorUpdateOpening,
  InvestorUpdateRow,
  InvestorUpdateNotification,
  Lead,
  LeadLink,
  LimitCounter,
  MailRow,
  NdaRow,
  NdaSignatureRow,
  PageText,
  PassageBuild,
  PassageDue,
  PassageEmbedding,
  Passage,
  PasskeyChallenge,
  PasskeyRow,
  TokenRow,
  Picture,
  PictureUseRow,
  PortalPassage,
  PortalPassageDue,
  QuestionGroup,
  QuestionRow,
  ReadingTrace,
  RecoveryCode,
  SearchWord,
  SeedRun,
  SessionRow,
  UpdateSetting,
  UploadRow,
  User,
  VisitRow,
  WebhookDeliveryRow,
  WebhookRow,
];

type InferredDatabase = InferClassEntityDB<(typeof tables)[number]>;

/** Fields of GraphQL types that are not table columns. */
interface ComputedFields {
  account: 'is_email_verified';
  feed: 'is_due';
  picture: 'uploaded_by' | 'address';
}

/** MikroORM infers no column from a property of an object type. */
interface ObjectColumns {
  audit_event: { details: Record<string, unknown> };
}

type Columns<Table extends keyof InferredDatabase> = ColumnsFrom<
  Omit<InferredDatabase[Table], ComputedFields[Table & keyof ComputedFields]>
>;

/** The tables and columns for Kysely, as in `em.getKysely<Database>()`. */
export type Database = { [Table in Exclude<keyof InferredDatabase, keyof ObjectColumns>]: Columns<Table> } & {
  [Table in keyof ObjectColumns]: Columns<Table> & ObjectColumns[Table];
};
