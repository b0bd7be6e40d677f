// Imported first, because the decorators of all modules below store their metadata through it.
import 'reflect-metadata';
import type { NonEmptyArray } from 'type-graphql';
import { PasskeyResolver } from './passkeys/passkey.resolver.ts';
import { SecondFactorResolver } from './two-factor/second-factor.resolver.ts';
import { BrowserResolver } from './auth/browser.resolver.ts';
import { UserResolver } from './user-administration/user.resolver.ts';
import { ViewerResolver } from './auth/viewer.resolver.ts';
import { ArticleEditorResolver } from './articles/article.editor.resolver.ts';
import { PreviewLinkResolver, PreviewResolver } from './articles/previews/preview.resolver.ts';
import { ArticleCategoryResolver } from './articles/article.category.resolver.ts';
import { ArticleResolver } from './articles/article.resolver.ts';
import { AuditResolver } from './audit/audit.resolver.ts';
import { CaseStudyResolver } from './case-studies/case-study.resolver.ts';
import { CategoryResolver } from './categories/category.resolver.ts';
import { ChangeConnectionResolver, ChangeResolver } from './changes/change.resolver.ts';
import { ChatResolver } from './chat/chat.resolver.ts';
import { ChatQuestionResolver } from './chat/chat-question.resolver.ts';
import { CompanyResolver } from './company/company.resolver.ts';
import { DelegationResolver } from './delegations/delegation.resolver.ts';
import { DelegationViewerResolver } from './delegations/delegation.viewer.resolver.ts';
import { AccessResolver } from './documents/access.resolver.ts';
import { DataRoomResolver } from './documents/data-room.resolver.ts';
import { DocumentResolver } from './documents/document.resolver.ts';
import { FolderResolver } from './documents/folder.resolver.ts';
import { DocumentTextResolver } from './document-texts/document-text.resolver.ts';
import {
  DocumentSeenByUserResolver,
  FolderSeenByUserResolver,
  ViewDocumentsAsResolver,
} from './documents/view-as.resolver.ts';
import { PartialUploadResolver, UploadResolver } from './uploads/upload.resolver.ts';
import { CalendarResolver } from './events/calendar.resolver.ts';
import { EventResolver } from './events/event.resolver.ts';
import { FeedItemConnectionResolver, FeedResolver } from './feeds/feed.resolver.ts';
import { GroupResolver } from './groups/group.resolver.ts';
import { InboxResolver } from './inbox/inbox.resolver.ts';
import { InvitationLinkResolver, InvitationResolver } from './invitations/invitation.resolver.ts';
import { LeadResolver } from './leads/lead.resolver.ts';
import { LastVisitResolver } from './last-visit/last-visit.resolver.ts';
import { ManualResolver } from './manuals/manual.resolver.ts';
import { NdaResolver, UserNdaResolver } from './ndas/nda.resolver.ts';
import { NodeResolver } from './nodes/node.resolver.ts';
import { AccessLogEntryResolver, ReadingResolver } from './reading/reading.resolver.ts';
import { QuestionResolver } from './questions/question.resolver.ts';
import { SearchResolver, SearchResultResolver } from './search/search.resolver.ts';
import { PersonRecordResolver, PersonResolver } from './people/person.resolver.ts';
import { ProofResolver } from './proofs/proof.resolver.ts';
import { PictureResolver } from './pictures/picture.resolver.ts';
import { SessionResolver } from './sessions/session.resolver.ts';
import { SiteDetailsResolver } from './site-details/site-details.resolver.ts';
import { TokenResolver, ViewerTokenResolver } from './tokens/token.resolver.ts';
import { UpdateResolver } from './updates/update.resolver.ts';
import { UnsubscribeLinkResolver, UpdateSettingsResolver } from './updates/update.settings.resolver.ts';
import { StatusResolver } from './status/status.resolver.ts';
import { VisitResolver } from './visits/visit.resolver.ts';
import { ViewerWebhookResolver, WebhookResolver } from './webhooks/webhook.resolver.ts';

// Every resolver of the product. entities.ts lists the tables.

export const resolvers: NonEmptyArray<new () => object> = [
  AccessResolver,
  ArticleEditorResolver,
  PreviewLinkResolver,
  PreviewResolver,
  ArticleCategoryResolver,
  ArticleResolver,
  AuditResolver,
  CaseStudyResolver,
  CategoryResolver,
  CalendarResolver,
  ChangeConnectionResolver,
  ChangeResolver,
  ChatResolver,
  CompanyResolver,
  ChatQuestionResolver,
  DataRoomResolver,
  DelegationResolver,
  DelegationViewerResolver,
  DocumentResolver,
  DocumentTextResolver,
  ViewDocumentsAsResolver,
  DocumentSeenByUserResolver,
  FolderSeenByUserResolver,
  AccessLogEntryResolver,
  EventResolver,
  FeedItemConnectionResolver,
  FeedResolver,
  FolderResolver,
  GroupResolver,
  InboxResolver,
  InvitationLinkResolver,
  InvitationResolver,
  LastVisitResolver,
  LeadResolver,
  ManualResolver,
  NdaResolver,
  UserNdaResolver,
  NodeResolver,
  BrowserResolver,
  PasskeyResolver,
  PersonRecordResolver,
  PersonResolver,
  PictureResolver,
  ProofResolver,
  ReadingResolver,
  QuestionResolver,
  SearchResolver,
  SearchResultResolver,
  SecondFactorResolver,
  SessionResolver,
  StatusResolver,
  SiteDetailsResolver,
  TokenResolver,
  ViewerTokenResolver,
  UploadResolver,
  PartialUploadResolver,
  UpdateResolver,
  UpdateSettingsResolver,
  UnsubscribeLinkResolver,
  UserResolver,
  ViewerResolver,
  VisitResolver,
  ViewerWebhookResolver,
  WebhookResolver,
];
