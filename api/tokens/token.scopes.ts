import { type DocumentNode, type GraphQLSchema, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { TokenScope } from '../../graphql/token-scopes.ts';

/** What a token needs for a field: a scope, or null because no token may use it. */
export type Requirement = TokenScope | null;

const list = (names: string): string[] => names.trim().split(/\s+/);

/** The fields of Query by the scope that they need. Fields that are not listed are not for tokens. */
const queries: Partial<Record<TokenScope, string[]>> = {
  ACCOUNT_READ: ['viewer'],
  AUDIT_READ: list('accessLog auditEvents engagement visits'),
  CONTENT_READ:
    list(`article articleAuthors articleChecks articleVersions articles caseStudies caseStudy categories picture
    pictures previewArticle search silenceProof siteDetails siteDetailsVersions`),
  DOCUMENTS_READ:
    list(`accessRequests dataRoom document documentSearch documentTextHits documents documentsToRead endingAccess
    folders questions uploads`),
  EVENTS_READ: list('event events'),
  FEEDS_READ: list('feedItems feeds'),
  PEOPLE_READ: list('delegations groups leads users'),
  UPDATES_READ: list('companyProfile investorUpdate investorUpdates'),
  WEBHOOKS_READ: list('webhook webhooks'),
};

/** The fields of Mutation by the scope that they need. Fields that are not listed are not for tokens. */
const mutations: Partial<Record<TokenScope, string[]>> = {
  CONTENT_WRITE: list(`createArticle createCaseStudy createCategory deleteArticle deleteArticlePermanently
    deleteCaseStudy deleteCategory deletePicture discardArticleDraft lockArticle moveCaseStudy publishArticle publishCaseStudy
    reorderCategories restoreArticle saveArticleDraft scheduleArticleUnpublish unlockArticle unpublishArticle
    unpublishCaseStudy unscheduleArticleDraft updateArticle updateCaseStudy updateCategory updatePicture updateSiteDetails`),
  DOCUMENTS_WRITE:
    list(`answerQuestion approveAccessRequest askQuestion createDocument declineAccessRequest createFolder deleteDocument deleteDocumentVersion deleteFolder makeDocumentVersionCurrent
    publishQuestion requestAccess setAccess unpublishQuestion updateDocument updateFolder`),
  EVENTS_WRITE: list('cancelEvent createEvent respondToEvent restoreEvent updateEvent'),
  FEEDS_WRITE: list('createFeed deleteFeed importFeeds refreshFeed reviewFeedItems updateFeed'),
  PEOPLE_WRITE: list(`approveUser createGroup deleteGroup deleteLead endDelegation inviteUsers rejectUser reinstateUser
    reopenUser requestMoreInformation resendInvitation revokeInvitation suspendUser updateGroup updateLead`),
  UPDATES_WRITE:
    list(`createInvestorUpdate markInvestorUpdateRead publishInvestorUpdate sendInvestorUpdateTest updateCompanyProfile updateInvestorUpdate
    withdrawInvestorUpdate`),
  WEBHOOKS_WRITE: list(
    `cancelDelivery createWebhook deleteWebhook replayDelivery rotateWebhookSecret testWebhook updateWebhook`,
  ),
};

/** The object types by the scope that reads them, wherever they are nested. Types that are not listed are refused. */
const types: Partial<Record<TokenScope, string[]>> = {
  ACCOUNT_READ: ['Viewer'],
  AUDIT_READ: list(`AccessLogEntry AuditEvent AuditSubject Engagement PageEngagement PageReading RouteVitals VisitCount
    VisitDay VisitReport`),
  CONTENT_READ: list(`Article ArticleDraft ArticleIssue ArticleLock ArticlePermissions ArticlePreview ArticleVersion
    Author CaseStudy CaseStudyFact CaseStudyPermissions Category CategoryPermissions Founder Picture PicturePermissions PictureUse PictureUser PreviewLink ProofAttempt ProofStep
    ScheduledChanges SearchFacet SearchHit SearchPart ShownPicture SilenceProof SiteDetails SiteDetailsVersion SocialProfile`),
  DOCUMENTS_READ:
    list(`DataRoom DataRoomDrawer Document DocumentAccess DocumentAccessRequest DocumentHit DocumentPermissions DocumentReader DocumentSearch
    DocumentTextHit DocumentVersion EndingAccess FileFinding Folder FolderPermissions OutlineEntry PageArea Question QuestionPermissions Upload`),
  EVENTS_READ: list('Attendance Event EventPermissions OwnAnswer'),
  FEEDS_READ: list('Feed FeedItem FeedPermissions FeedSource'),
  PEOPLE_READ:
    list(`Delegation DelegationEnding DelegationPermissions Group GroupPermissions Invitation Lead LeadPermissions User UserDecision
    UserPermissions UserSignals`),
  UPDATES_READ: list(
    `CompanyContact CompanyFigure CompanyProfile InvestorUpdate InvestorUpdatePermissions InvestorUpdateReadStatistics InvestorUpdateWithdrawal`,
  ),
  WEBHOOKS_READ: list('Webhook WebhookDelivery WebhookPermissions'),
};

const reverseScopes = (scopes: Partial<Record<TokenScope, string[]>>): Map<string, TokenScope> =>
  new Map(
    Object.entries(scopes).flatMap(([scope, names]) => names.map((name) => [name, scope as TokenScope] as const)),
  );

const byQuery = reverseScopes(queries);
const byMutation = reverseScopes(mutations);
const byType = reverseScopes(types);

/** Queries that each token can send. */
const ANY_SCOPE = new Set(['changes', 'node', 'nodes']);

/** Types that only hold others, and the names of people beside what they wrote. */
const NEUTRAL = /^(?:PageInfo|Person|Node|Change|.+Connection|.+Edge|.+Payload)$/;

/** The requirement of a field of a type; undefined if it needs none. */
export function findRequirement(parent: string, field: string): Requirement | undefined {
  if (field === '__typename') return undefined;
  if (parent === 'Mutation') return byMutation.get(field) ?? null;
  // The services of these read only types that the token can read, see `canReadType`.
  if (parent === 'Query' && ANY_SCOPE.has(field)) return undefined;
  if (parent === 'Query') return field.startsWith('__') ? undefined : (byQuery.get(field) ?? null);
  return NEUTRAL.test(parent) || parent.startsWith('__') ? undefined : (byType.get(parent) ?? null);
}

const requirementsByDocument = new WeakMap<DocumentNode, Map<Requirement, string>>();

/** Everything that a document needs, of all its operations and fragments, each with the first field that needs it. */
export function findRequirements(schema: GraphQLSchema, document: DocumentNode): ReadonlyMap<Requirement, string> {
  const cachedRequirements = requirementsByDocument.get(document);
  if (cachedRequirements) return cachedRequirements;
  const requirements = new Map<Requirement, string>();
  const info = new TypeInfo(schema);
  const visitor = visitWithTypeInfo(info, {
    Field: ({ name }) => {
      const parent = info.getParentType();
      const requirement = parent ? findRequirement(parent.name, name.value) : null;
      if (requirement === undefined || requirements.has(requirement)) return;
      const isRoot = ['Query', 'Mutation', undefined].includes(parent?.name);
      requirements.set(requirement, isRoot ? name.value : `${parent?.name}.${name.value}`);
    },
  });
  visit(document, visitor);
  requirementsByDocument.set(document, requirements);
  return requirements;
}

/** The scope that reads objects of a type; undefined if no token can read them. */
export const findTypeScope = (typeName: string): TokenScope | undefined => byType.get(typeName);
