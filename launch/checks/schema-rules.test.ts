import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { findSchemaIssues } from './schema-rules.ts';

const BASE = `
  "The queries."
  type Query {
    "The name of this site."
    siteName: String!
  }
`;

test.each([
  [
    'a mutation with loose arguments',
    'type Mutation { "Approves. Errors: NOT_FOUND." approveUser(id: ID!): ApproveUserPayload! } "A result of it." type ApproveUserPayload { "True if it is done." success: Boolean! }',
    'takes (id: ID!)',
  ],
  [
    'a mutation without a payload',
    'type Mutation { "Signs out. Errors: none." logout: Boolean! }',
    'return LogoutPayload!',
  ],
  [
    'a mutation without its errors',
    'type Mutation { "Signs out." logout: LogoutPayload! } "A result of it." type LogoutPayload { "True if it is done." success: Boolean! }',
    'does not list its error codes',
  ],
  [
    'a list of objects',
    '"A group of people." type Group { "The id of the group." id: ID! } extend type Query { "All groups of the site." groups: [Group!]! }',
    'make it a connection',
  ],
  [
    'a connection with an argument of its own',
    '"A page of groups." type GroupConnection { "The number of groups." count: Int! } extend type Query { "All groups of the site." groups("The page size." first: Int, "The cursor." after: String, "A text." search: String): GroupConnection! }',
    'move it into filter',
  ],
  [
    'an instant that does not say what happened',
    'scalar DateTime "A session." type Session { "The start of the session." since: DateTime! }',
    'name it …At',
  ],
  [
    'a Boolean that is not a statement',
    '"A session." type Session { "True for this one." current: Boolean! }',
    'name it is…',
  ],
  [
    'a person that is a text',
    '"A draft." type Draft { "The name of the writer." savedBy: String! }',
    'return Person or User',
  ],
  ['a URL that is a text', '"A feed." type Feed { "The URL of the feed." homeUrl: String! }', 'name URLs url or …Url'],
  [
    'a URL without the name of one',
    'scalar URL "A feed." type Feed { "The URL of the feed." link: URL! }',
    'name URLs url or …Url',
  ],
  [
    'a field without a description',
    '"A session." type Session { device: String! }',
    'Session.device has no description',
  ],
  [
    'a description that is not a sentence',
    '"A session." type Session { "When." device: String! }',
    'is not a sentence',
  ],
  [
    'a field that can be null without a reason',
    '"A session." type Session { "The browser of the session." device: String }',
    'can be null: say when',
  ],
  [
    'a deprecated field without a date',
    '"A session." type Session { "The browser of the session." device: String! @deprecated(reason: "Use browser.") }',
    'Session.device is deprecated without a date',
  ],
  [
    'a deprecated value and a deprecated argument without a date',
    '"A color." enum Color { "The color red." RED @deprecated } extend type Query { "The name of a color." colorName("The number." at: Int @deprecated): String! }',
    'Query.colorName(at) is deprecated without a date',
  ],
])('%s is reported', (_what, sdl, issue) => {
  expect(findSchemaIssues(buildSchema(BASE + sdl)).join('\n')).toContain(issue);
});

test('a schema that follows the conventions has no issues', () => {
  expect(findSchemaIssues(buildSchema(BASE))).toEqual([]);
  const dated =
    'extend type Query { "The name." oldName: String! @deprecated(reason: "Use siteName. Removed on 2027-03-01.") }';
  expect(findSchemaIssues(buildSchema(BASE + dated))).toEqual([]);
});
