import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { resolvers } from '../../features.ts';
import { createSchema } from '../../platform/graphql/schema.ts';
import { person, useApi } from '../api.ts';
import { type Root, getRoots } from '../operations.ts';

// Lists by hand who may call which operation. The test fails if an operation is missing from this list or declares
// another access rule. It then calls every operation as every kind of user, with arguments generated from the schema.
// access.http.test.ts covers REST routes and pages.
const expected = {
  public: [
    'article',
    'articles',
    'beginPasskeySignIn',
    'browser',
    'caseStudies',
    'caseStudy',
    'categories',
    'changes',
    'chatAnswer',
    'chatConversation',
    'deleteChatConversation',
    'feedItems',
    'keepChatConversation',
    'login',
    'logout',
    'node',
    'nodes',
    'rateChatAnswer',
    'register',
    'requestContact',
    'requestEmailVerification',
    'requestPasswordReset',
    'requestWhitepaper',
    'resetPassword',
    'search',
    'signInWithPasskey',
    'silenceProof',
    'siteDetails',
    'verifyEmail',
    'whitepaperChallenge',
  ],
  'signed-in': [
    'addPasskey',
    'askQuestion',
    'beginPasskey',
    'beginPasskeyConfirmation',
    'beginTotp',
    'cancelDelivery',
    'changePassword',
    'confirmIdentity',
    'confirmIdentityWithPasskey',
    'confirmTotp',
    'createToken',
    'createWebhook',
    'delegations',
    'deleteOwnAccount',
    'deleteWebhook',
    'document',
    'documentSearch',
    'documentTextHits',
    'accessLog',
    'documents',
    'companyProfile',
    'dataRoom',
    'sinceLastVisit',
    'documentsToRead',
    'endAllSessions',
    'endDelegation',
    'endSession',
    'event',
    'events',
    'folders',
    'inviteDelegate',
    'markInvestorUpdateRead',
    'nda',
    'questions',
    'removePasskey',
    'removeTotp',
    'renamePasskey',
    'requestEmailChange',
    'renewCalendarUrl',
    'replayDelivery',
    'renewRecoveryCodes',
    'respondToDelegation',
    'respondToEvent',
    'requestAccess',
    'revokeToken',
    'rotateToken',
    'rotateWebhookSecret',
    'setCalendarSettings',
    'signNda',
    'testWebhook',
    'updateWebhook',
    'webhook',
    'setInvestorUpdateSettings',
    'investorUpdate',
    'investorUpdates',
    'viewer',
  ],
  editor: [
    'articleChecks',
    'articleAuthors',
    'articleVersions',
    'chatModelUsage',
    'chatQuestions',
    'createArticle',
    'createCaseStudy',
    'createCategory',
    'createFeed',
    'createPreviewLink',
    'deleteArticle',
    'deleteArticlePermanently',
    'deleteCaseStudy',
    'deleteCategory',
    'deleteChatQuestion',
    'deleteFeed',
    'deletePicture',
    'discardArticleDraft',
    'feeds',
    'importFeeds',
    'inbox',
    'lockArticle',
    'picture',
    'pictures',
    'moveCaseStudy',
    'previewArticle',
    'publishArticle',
    'publishCaseStudy',
    'refreshFeed',
    'reorderCategories',
    'restoreArticle',
    'reviewFeedItems',
    'revokePreviewLink',
    'saveArticleDraft',
    'scheduleArticleUnpublish',
    'unlockArticle',
    'unpublishArticle',
    'unpublishCaseStudy',
    'unscheduleArticleDraft',
    'updateArticle',
    'updateCaseStudy',
    'updateCategory',
    'updateFeed',
    'updatePicture',
  ],
  admin: [
    'deleteUser',
    'webhooks',
    'reopenUser',
    'requestMoreInformation',
    'resetUserSecondFactor',
    'siteDetailsVersions',
    'updateCompanyProfile',
    'updateSiteDetails',
    'updateUser',
    'answerQuestion',
    'endNdaExemption',
    'exemptFromNda',
    'ndaGroups',
    'remindToSignNda',
    'setNdaGroups',
    'addUserNote',
    'deleteUserNote',
    'approveUser',
    'inviteUsers',
    'resendInvitation',
    'revokeInvitation',
    'auditEvents',
    'cancelEvent',
    'accessRequests',
    'approveAccessRequest',
    'declineAccessRequest',
    'endingAccess',
    'engagement',
    'createDocument',
    'createEvent',
    'createFolder',
    'createGroup',
    'createInvestorUpdate',
    'deleteDocument',
    'deleteDocumentVersion',
    'makeDocumentVersionCurrent',
    'deleteFolder',
    'deleteGroup',
    'deleteLead',
    'updateLead',
    'groups',
    'endNda',
    'leads',
    'manualPage',
    'manualPages',
    'ndaSignatures',
    'partialUploads',
    'publishNda',
    'publishQuestion',
    'publishInvestorUpdate',
    'reinstateUser',
    'rejectUser',
    'restoreEvent',
    'setAccess',
    'setUserRoles',
    'suspendUser',
    'tokens',
    'visits',
    'systemStatus',
    'retryMails',
    'unpublishQuestion',
    'updateDocument',
    'updateEvent',
    'updateFolder',
    'updateGroup',
    'uploads',
    'viewDocumentsAs',
    'sendInvestorUpdateTest',
    'updateInvestorUpdate',
    'users',
    'withdrawInvestorUpdate',
  ],
} as const;
type Rule = keyof typeof expected;

const api = useApi();
let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await createSchema(resolvers);
});

const roots = () => getRoots(schema);

/** A valid literal of the type. Its ids name nothing that exists. */
function literal(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literal(type.ofType);
  if (isListType(type)) return `[${literal(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return `{ ${fields.map((field) => `${field.name}: ${literal(field.type)}`).join(', ')} }`;
  }
  if (type.name === 'JSONObject') return '{}';
  if (type.name === 'DateTime') return '"2026-01-01T00:00:00Z"';
  return type.name === 'Int' ? '1' : type.name === 'Boolean' ? 'true' : '"nothing of that kind"';
}

function operation({ kind, name, args, type }: Root): string {
  const needed = args.filter((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined);
  const argumentText =
    needed.length > 0 ? `(${needed.map((arg) => `${arg.name}: ${literal(arg.type)}`).join(', ')})` : '';
  return `${kind} { ${name}${argumentText}${isLeafType(getNamedType(type)) ? '' : ' { __typename }'} }`;
}

/** The operations that refuse accounts that are only editors. The others find nothing for them. */
const forInvestors = new Set(['companyProfile']);

const actors = {
  'a visitor': {
    viewer: person.visitor,
    refusal: { 'signed-in': 'UNAUTHENTICATED', editor: 'UNAUTHENTICATED', admin: 'UNAUTHENTICATED' },
  },
  'a pending account': {
    viewer: { ...person.investor, status: 'PENDING' },
    refusal: { 'signed-in': 'FORBIDDEN', editor: 'FORBIDDEN', admin: 'FORBIDDEN' },
  },
  'an invited person': {
    viewer: { ...person.investor, status: 'INVITED' },
    refusal: { 'signed-in': 'FORBIDDEN', editor: 'FORBIDDEN', admin: 'FORBIDDEN' },
  },
  'a rejected account': {
    viewer: { ...person.investor, status: 'REJECTED' },
    refusal: { 'signed-in': 'FORBIDDEN', editor: 'FORBIDDEN', admin: 'FORBIDDEN' },
  },
  'a suspended admin': {
    viewer: person.suspended,
    refusal: { 'signed-in': 'FORBIDDEN', editor: 'FORBIDDEN', admin: 'FORBIDDEN' },
  },
  'an investor': { viewer: person.investor, refusal: { editor: 'FORBIDDEN', admin: 'FORBIDDEN' } },
  'another investor': {
    viewer: { ...person.investor, id: 'usr_other' },
    refusal: { editor: 'FORBIDDEN', admin: 'FORBIDDEN' },
  },
  'an admin who lacks a second factor': {
    viewer: { ...person.admin, lacksFactor: true },
    refusal: { editor: 'FORBIDDEN', admin: 'FORBIDDEN' },
  },
  'an editor who lacks a second factor': {
    viewer: { ...person.editor, lacksFactor: true },
    refusal: { editor: 'FORBIDDEN', admin: 'FORBIDDEN' },
  },
  'an editor': { viewer: person.editor, refusal: { admin: 'FORBIDDEN' } },
  'an admin': { viewer: person.admin, refusal: {} },
} as const;

describe('the access matrix', () => {
  it('has an expectation for every operation, which matches its declaration', () => {
    const declared = Object.fromEntries(roots().map((root) => [root.name, root.extensions['access']]));
    const listed = Object.fromEntries(
      Object.entries(expected).flatMap(([rule, names]) => names.map((name) => [name, rule])),
    );
    expect(declared, 'list each operation in `expected`').toEqual(listed);
  });

  it.each(Object.keys(actors) as (keyof typeof actors)[])(
    'gives %s exactly the expected access to every operation',
    async (name) => {
      const { viewer, refusal } = actors[name];
      // One after another: hundreds at once wait for a connection longer than an operation may.
      const others: string[] = [];
      for (const root of roots()) {
        const { code } = await api.execute(viewer, operation(root));
        const rule = root.extensions['access'] as Rule;
        const isForInvestors = viewer.kind === 'user' && viewer.roles[0] === 'EDITOR' && forInvestors.has(root.name);
        const expectedCode = isForInvestors ? 'FORBIDDEN' : (refusal as Partial<Record<Rule, string>>)[rule];
        if (expectedCode ? code !== expectedCode : code === 'FORBIDDEN' || code === 'INTERNAL_SERVER_ERROR')
          others.push(`${root.name}: ${code}`);
      }
      expect(others).toEqual([]);
    },
  );
});
