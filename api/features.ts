// Imported first, because the decorators of all modules below store their metadata through it.
import 'reflect-metadata';
import type { NonEmptyArray } from 'type-graphql';
import { PasskeyResolver } from './accounts/passkeys/passkey.resolver.ts';
import { SecondFactorResolver } from './accounts/two-factor/second-factor.resolver.ts';
import { BrowserResolver } from './accounts/auth/browser.resolver.ts';
import { UserResolver } from './accounts/user-administration/user.resolver.ts';
import { ViewerResolver } from './accounts/auth/viewer.resolver.ts';
import { ArticleEditorResolver } from './content/articles/article.editor.resolver.ts';
import { PreviewLinkResolver, PreviewResolver } from './content/articles/previews/preview.resolver.ts';
import { ArticleCategoryResolver, ArticleResolver } from './content/articles/article.resolver.ts';
import { AuditResolver } from './operation/audit/audit.resolver.ts';
import { CaseStudyResolver } from './content/case-studies/case-study.resolver.ts';
import { CategoryResolver } from './content/categories/category.resolver.ts';
import { ChangeConnectionResolver, ChangeResolver } from './integration/changes/change.resolver.ts';
import { ChatResolver } from './content/chat/chat.resolver.ts';
import { ChatQuestionResolver } from './content/chat/chat-question.resolver.ts';
import { CompanyResolver } from './content/company/company.resolver.ts';
import { DelegationResolver, DelegationViewerResolver } from './accounts/delegations/delegation.resolver.ts';
import { AccessResolver } from './portal/documents/access.resolver.ts';
import { DataRoomResolver, DocumentResolver } from './portal/documents/document.resolver.ts';
import { FolderResolver } from './portal/documents/folder.resolver.ts';
import { DocumentTextResolver } from './portal/document-texts/document-text.resolver.ts';
import {
  DocumentSeenByUserResolver,
  FolderSeenByUserResolver,
  ViewDocumentsAsResolver,
} from './portal/documents/view-as.resolver.ts';
import { PartialUploadResolver, UploadResolver } from './portal/uploads/upload.resolver.ts';
import { CalendarResolver } from './portal/events/calendar.resolver.ts';
import { EventResolver } from './portal/events/event.resolver.ts';
import { FeedItemConnectionResolver, FeedResolver } from './content/feeds/feed.resolver.ts';
import { GroupResolver } from './accounts/groups/group.resolver.ts';
import { InboxResolver } from './portal/inbox/inbox.resolver.ts';
import {
  InvitationLinkResolver,
  InvitationNdaResolver,
  InvitationResolver,
} from './accounts/invitations/invitation.resolver.ts';
import { LeadResolver } from './content/leads/lead.resolver.ts';
import { LastVisitResolver } from './portal/last-visit/last-visit.resolver.ts';
import { ManualResolver } from './operation/manuals/manual.resolver.ts';
import { NdaResolver, UserNdaResolver } from './portal/ndas/nda.resolver.ts';
import { NodeResolver } from './integration/nodes/node.resolver.ts';
import {
  AccessLogEntryResolver,
  InvestorSummaryResolver,
  ReadingResolver,
  ReadingUserResolver,
} from './portal/reading/reading.resolver.ts';
import { QuestionResolver } from './portal/questions/question.resolver.ts';
import { SearchResolver, SearchResultResolver } from './content/search/search.resolver.ts';
import { PersonRecordResolver, PersonResolver } from './accounts/people/person.resolver.ts';
import { ProofResolver } from './operation/proofs/proof.resolver.ts';
import { PictureResolver } from './content/pictures/picture.resolver.ts';
import { SessionResolver } from './accounts/sessions/session.resolver.ts';
import { SiteDetailsResolver, ViewerSiteDetailsResolver } from './content/site-details/site-details.resolver.ts';
import { TokenResolver, ViewerTokenResolver } from './integration/tokens/token.resolver.ts';
import { UpdateResolver } from './portal/updates/update.resolver.ts';
import { UnsubscribeLinkResolver, UpdateSettingsResolver } from './portal/updates/update.settings.resolver.ts';
import { StatusResolver } from './operation/status/status.resolver.ts';
import { VisitResolver } from './content/visits/visit.resolver.ts';
import { ViewerWebhookResolver, WebhookResolver } from './integration/webhooks/webhook.resolver.ts';

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
  InvitationNdaResolver,
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
  InvestorSummaryResolver,
  ReadingResolver,
  ReadingUserResolver,
  QuestionResolver,
  SearchResolver,
  SearchResultResolver,
  SecondFactorResolver,
  SessionResolver,
  StatusResolver,
  SiteDetailsResolver,
  ViewerSiteDetailsResolver,
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
