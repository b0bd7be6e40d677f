import { isObjectType, parse } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { resolvers } from '../features.ts';
import { createSchema } from '../platform/graphql/schema.ts';
import { findRequirements } from './token.scopes.ts';

// Fields and types that no token can use, on purpose: sign-in, sessions, factors, tokens themselves, agreements, the
// pages of mailed links, and what belongs to one browser. A new field or type stands either here or in token.scopes.ts.
const queries = `browser chatAnswer chatConversation chatModelUsage chatQuestions inbox manualPage manualPages nda ndaGroups ndaSignatures
  partialUploads sinceLastVisit systemStatus tokens whitepaperChallenge`;
const mutations = `addPasskey addUserNote beginPasskey beginPasskeyConfirmation beginPasskeySignIn beginTotp changePassword
  confirmIdentity confirmIdentityWithPasskey confirmTotp createPreviewLink createToken deleteChatConversation deleteChatQuestion
  deleteOwnAccount deleteUser deleteUserNote endAllSessions endNda endNdaExemption endSession exemptFromNda inviteDelegate keepChatConversation login logout
  publishNda rateChatAnswer register remindToSignNda removePasskey removeTotp renamePasskey renewCalendarUrl renewRecoveryCodes
  requestContact requestEmailChange requestEmailVerification requestPasswordReset requestWhitepaper resetPassword
  resetUserSecondFactor respondToDelegation retryMails revokePreviewLink revokeToken rotateToken setCalendarSettings setInvestorUpdateSettings setNdaGroups
  setUserRoles signInWithPasskey signNda updateUser verifyEmail viewDocumentsAs`;
const types = `AccessRequest AddressLink Browser CalendarSettings ChatAnswer ChatCitation ChatConversation
  ChatModelUsage ChatPage ChatQuestion ChatSentence DocumentSeenByUser FolderSeenByUser FormNotice InboxEntry InvestorUpdateSettings InvitationLink InvitationNda LastVisit ManualPage Nda NdaExemption
  NdaSignature NoticeEntry PartialUpload Passkey PasskeyRequest PasswordLink PersonEvent PersonGrant PersonMail PersonNote PersonQuestion PersonReading
  PersonRecord PersonSession PreviewedArticle SecondFactor Session StatusItem SystemStatus Token TokenPermissions TotpSetup UnsubscribeLink UserNda`;
const names = (text: string) => text.split(/\s+/).filter(Boolean).toSorted();

const MISSING = 'list each name in token.scopes.ts, or above if no token may use it';

let schema: Awaited<ReturnType<typeof createSchema>>;
beforeAll(async () => {
  schema = await createSchema(resolvers);
});

const isRefused = (text: string) => findRequirements(schema, parse(text)).has(null);

describe('every field and type of the schema', () => {
  it.each([
    ['query', () => schema.getQueryType(), queries],
    ['mutation', () => schema.getMutationType(), mutations],
  ] as const)('of a %s either has a scope or is explicitly forbidden', (kind, type, refusedNames) => {
    const fields = Object.keys(type()!.getFields());
    const refused = fields.filter((name) => isRefused(`${kind} { ${name} }`));
    expect(refused.toSorted(), MISSING).toEqual(names(refusedNames));
  });

  it('that is nested either has a scope or is explicitly forbidden', () => {
    const objects = Object.values(schema.getTypeMap()).filter(isObjectType);
    const nested = objects.filter(({ name }) => !/^(?:Query|Mutation|__.+)$/.test(name));
    const refusedTypes = nested.filter((type) => {
      const [field] = Object.keys(type.getFields());
      return isRefused(`fragment All on ${type.name} { ${field} }`);
    });
    expect(refusedTypes.map(({ name }) => name).toSorted(), MISSING).toEqual(names(types));
  });
});

describe('the scopes that a document requires', () => {
  const find = (text: string) => [...findRequirements(schema, parse(text)).keys()].map(String).toSorted();

  it.each([
    ['{ articles { nodes { title } } }', ['CONTENT_READ']],
    ['{ documents { nodes { title access { user { email } } } } }', ['DOCUMENTS_READ', 'PEOPLE_READ']],
    ['{ document(id: "x") { ...D } } fragment D on Document { readers { person { name } } }', ['DOCUMENTS_READ']],
    ['{ node(id: "x") { id ... on User { email } } }', ['PEOPLE_READ']],
    ['{ viewer { name } }', ['ACCOUNT_READ']],
    ['{ viewer { sessions { nodes { id } } } }', ['ACCOUNT_READ', 'null']],
    ['{ viewer { tokens { nodes { id } } } }', ['ACCOUNT_READ', 'null']],
    ['mutation { deleteArticle(input: { id: "x" }) { deletedArticleId } }', ['CONTENT_WRITE']],
    ['mutation { createToken(input: {}) { secret } }', ['null']],
    ['{ __typename }', []],
    ['{ unknown }', ['null']],
    ['{ a: articles { nodes { ... { ... on Article { t: title } } } } }', ['CONTENT_READ']],
  ])('of %s', (text, scopes) => {
    expect(find(text)).toEqual(scopes);
  });
});
