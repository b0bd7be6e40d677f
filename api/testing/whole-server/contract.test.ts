import { parse, validate } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GraphQLSchema } from 'graphql';
import { resolvers } from '#api/features.ts';
import { createSchema } from '#api/platform/graphql/schema.ts';

// Operations and fields that integrators use. A change of the schema that breaks one of these queries breaks their
// programs.

let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await createSchema(resolvers);
});

const PAGE = '{ edges { cursor node { id } } nodes { id } pageInfo { hasNextPage endCursor } }';
const ARTICLE = `{ id slug title summary body bodyHtml status publishedAt updatedAt category { name slug } author { name }
  cover readingMinutes }`;
const EVENT = '{ id title description startsAt endsAt timeZone location status }';
const USER = '{ id username email name company roles status createdAt reason isEmailVerified }';

describe('a query of an integrator matches the schema', () => {
  it.each([
    ['articles', `{ articles(first: 10, after: "x", filter: { category: "x", search: "y" }) ${PAGE} }`],
    ['articles of any status', '{ articles(filter: { status: DRAFT }) { nodes { status } } }'],
    ['article', `{ article(slug: "x") ${ARTICLE} }`],
    ['categories', '{ categories { nodes { id name slug } } }'],
    ['caseStudies', `{ caseStudies ${PAGE} caseStudy(id: "x") { id title } }`],
    ['feedItems', `{ feedItems ${PAGE} }`],
    ['search', '{ search(filter: { query: "x" }) { nodes { __typename } } }'],
    ['viewer', '{ viewer { id roles sessions { nodes { id isCurrent lastUsedAt device } } calendarUrl } }'],
    ['documents', `{ documents ${PAGE} document(id: "x") { id title summary pageCount version updatedAt } }`],
    ['investorUpdates', `{ investorUpdates ${PAGE} investorUpdate(id: "x") { id title body publishedAt } }`],
    [
      'events',
      `{ events(filter: { from: "2027-01-01T00:00:00Z", to: "2027-02-01T00:00:00Z" }) ${PAGE} event(id: "x") ${EVENT} }`,
    ],
    ['users', `{ users(filter: { status: PENDING, search: "x" }) { nodes ${USER} } }`],
    ['groups', `{ groups ${PAGE} }`],
    ['feeds', '{ feeds { nodes { id url title status lastFetchedAt lastError } } }'],
    ['leads', `{ leads ${PAGE} }`],
    ['auditEvents', `{ auditEvents ${PAGE} }`],
    ['node', '{ node(id: "x") { id } }'],
    ['chatAnswer', '{ chatAnswer(filter: { question: "x" }) { __typename } }'],
  ])('%s', (_name, operation) => {
    expect(validate(schema, parse(operation)).map(String)).toEqual([]);
  });
});

const ID = 'id: "x"';
const WALL_TIMES = 'startsAt: "2027-03-28T10:00", endsAt: "2027-03-28T11:00", timeZone: "Europe/Berlin"';

describe('a mutation of an integrator matches the schema', () => {
  it.each([
    ['login', 'username: "x", password: "y"', 'viewer { id }'],
    [
      'register',
      'username: "x", password: "y", email: "a@b.example", name: "z", company: "c", reason: "r"',
      'user { id }',
    ],
    ['logout', '', 'success'],
    ['createArticle', 'title: "x", summary: "s", body: "b", categoryId: "c", slug: "x"', `article ${ARTICLE}`],
    ['updateArticle', `${ID}, title: "y"`, 'article { id }'],
    ['publishArticle', `${ID}, at: "2027-01-01T00:00:00Z", overrideReason: "because it is right"`, 'article { id }'],
    ['unpublishArticle', ID, 'article { id }'],
    ['deleteArticle', ID, 'article { id }'],
    ['restoreArticle', ID, 'article { id }'],
    ['createCategory', 'name: "x"', 'category { id }'],
    ['updateCategory', ID, 'category { id }'],
    ['deleteCategory', ID, 'category { id } deletedCategoryId'],
    ['createFeed', 'url: "https://feeds.example/a.xml"', 'feed { id }'],
    ['updateFeed', ID, 'feed { id }'],
    ['deleteFeed', ID, 'feed { id } deletedFeedId'],
    ['refreshFeed', ID, 'feed { id }'],
    ['createEvent', `title: "x", description: "d", ${WALL_TIMES}, location: "l", groupIds: []`, `event ${EVENT}`],
    ['updateEvent', `${ID}, title: "y"`, 'event { id }'],
    ['cancelEvent', `${ID}, reason: "r"`, 'event { id }'],
    ['createDocument', 'title: "x", summary: "s", uploadId: "u", folderId: "f"', 'document { id }'],
    ['updateDocument', `${ID}, title: "y"`, 'document { id }'],
    ['deleteDocument', ID, 'document { id } deletedDocumentId'],
    ['createFolder', 'name: "x"', 'folder { id }'],
    ['updateFolder', ID, 'folder { id }'],
    ['deleteFolder', ID, 'folder { id } deletedFolderId'],
    ['createInvestorUpdate', 'title: "x", body: "b", groupIds: []', 'investorUpdate { id title body publishedAt }'],
    ['updateInvestorUpdate', ID, 'investorUpdate { id }'],
    ['publishInvestorUpdate', ID, 'investorUpdate { id }'],
    ['markInvestorUpdateRead', ID, 'investorUpdate { id }'],
    ['createCaseStudy', 'title: "x", industry: UTILITIES', 'caseStudy { id }'],
    ['updateCaseStudy', ID, 'caseStudy { id }'],
    ['deleteCaseStudy', ID, 'caseStudy { id } deletedCaseStudyId'],
    ['publishCaseStudy', ID, 'caseStudy { id }'],
    ['moveCaseStudy', `${ID}, place: 1`, 'caseStudy { id }'],
    ['inviteUsers', 'people: [{ name: "x", email: "a@b.example" }]', 'users { id }'],
    ['resendInvitation', ID, 'user { id }'],
    ['revokeInvitation', ID, 'deletedUserId'],
    ['approveUser', ID, `user ${USER}`],
    ['rejectUser', `${ID}, reason: "r"`, 'user { id }'],
    ['suspendUser', ID, 'user { id }'],
    ['reinstateUser', ID, 'user { id }'],
    ['setUserRoles', `${ID}, roles: [INVESTOR]`, 'user { id }'],
    ['createGroup', 'name: "x"', 'group { id }'],
    ['updateGroup', `${ID}, name: "y", memberIds: []`, 'group { id }'],
    ['deleteGroup', ID, 'group { id } deletedGroupId'],
    ['setAccess', 'documentId: "d", groupId: "g", rights: [LIST, VIEW, DOWNLOAD]', 'document { id } folder { id }'],
    ['setAccess', 'folderId: "f", userId: "u", rights: []', 'folder { id }'],
    ['requestPasswordReset', 'email: "a@b.example"', '__typename'],
    ['resetPassword', 'token: "t", password: "p"', '__typename'],
    ['endSession', ID, '__typename'],
    ['endAllSessions', '', '__typename'],
    ['renewCalendarUrl', '', 'calendarUrl'],
  ])('%s(%s)', (name, input, fields) => {
    const operation = `mutation { ${name}${input && `(input: { ${input} })`} { ${fields} } }`;
    expect(validate(schema, parse(operation)).map(String)).toEqual([]);
  });
});
