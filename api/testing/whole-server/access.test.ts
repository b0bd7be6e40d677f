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
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { resolvers } from '#api/features.ts';
import type { AccessRule } from '#api/platform/access.ts';
import { printAccess } from '#api/platform/graphql/print-schema.ts';
import { projectRoot } from '#api/platform/root.ts';
import { createSchema } from '#api/platform/graphql/schema.ts';
import { person, useApi } from '../api.ts';
import { type Root, getRoots } from '../operations.ts';

// What graphql/access.txt says of each operation is what reviewers have seen. The test fails if an operation declares
// anything else. It then calls every operation as every kind of user, with arguments generated from the schema, and
// expects what the file says. access.http.test.ts covers REST routes and pages.
const reviewed = readFileSync(path.join(projectRoot, 'graphql/access.txt'), 'utf8');
const rules = new Map(
  [...reviewed.matchAll(/^(query|mutation) (\w+): ([\w-]+)/gm)].map(([, kind, name, rule]) => [
    `${kind} ${name}`,
    rule,
  ]),
);
type Rule = Exclude<AccessRule, 'public'>;

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
  it('of the committed file is what each operation and type declares', () => {
    expect(printAccess(schema), 'run npm run codegen, and review the diff of graphql/access.txt').toBe(reviewed);
    expect(roots().length).toBeGreaterThan(150);
  });

  it.each(Object.keys(actors) as (keyof typeof actors)[])(
    'gives %s exactly the expected access to every operation',
    async (name) => {
      const { viewer, refusal } = actors[name];
      // One after another: hundreds at once wait for a connection longer than an operation may.
      const others: string[] = [];
      for (const root of roots()) {
        const { code } = await api.execute(viewer, operation(root));
        const rule = rules.get(`${root.kind} ${root.name}`) as Rule;
        const isForInvestors = viewer.kind === 'user' && viewer.roles[0] === 'EDITOR' && forInvestors.has(root.name);
        const expectedCode = isForInvestors ? 'FORBIDDEN' : (refusal as Partial<Record<Rule, string>>)[rule];
        if (expectedCode ? code !== expectedCode : code === 'FORBIDDEN' || code === 'INTERNAL_SERVER_ERROR')
          others.push(`${root.name}: ${code}`);
      }
      expect(others).toEqual([]);
    },
  );
});
