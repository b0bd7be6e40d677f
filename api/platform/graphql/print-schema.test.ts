import { buildSchema, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { resolvers } from '#api/features.ts';
import { printStable } from './print-schema.ts';
import { createSchema } from './schema.ts';

describe('the schema as text', () => {
  it('is a valid schema with the same types, fields and descriptions', async () => {
    const schema = await createSchema(resolvers);
    const built = buildSchema(printStable(schema));
    expect(Object.keys(built.getTypeMap()).toSorted()).toEqual(Object.keys(schema.getTypeMap()).toSorted());
    for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
      const [fields, builtFields] = [type.getFields(), (built.getType(type.name) as typeof type).getFields()];
      expect(Object.keys(builtFields).toSorted()).toEqual(Object.keys(fields).toSorted());
      for (const [name, { description, args }] of Object.entries(fields)) {
        expect([name, builtFields[name]!.description]).toEqual([name, description]);
        expect(builtFields[name]!.args.map((arg) => arg.name).toSorted()).toEqual(
          args.map((arg) => arg.name).toSorted(),
        );
      }
    }
  });

  it('says what fields cost that do not cost 1', async () => {
    const text = printStable(await createSchema(resolvers));
    expect(text).toContain('  bodyHtml: String! @cost(weight: "5")');
    expect(text).toContain('  citations: [ChatCitation!]! @listSize(assumedSize: 3)');
    expect(text).toMatch(
      /\): ArticleConnection! @listSize\(slicingArguments: \["first"\], sizedFields: \["edges", "nodes"\], requireOneSlicingArgument: false\)/,
    );
    expect(text).not.toMatch(/^ {2}title: String! @/m);
  });

  it('says what a viewer and a token need', async () => {
    const text = printStable(await createSchema(resolvers));
    expect(text).toMatch(
      /^ {2}auditEvents[^]*?\): AuditEventConnection! .*@access\(viewers: "ADMIN", scope: "AUDIT_READ"\)$/m,
    );
    expect(text).toMatch(/^ {2}login\([^]*?\): LoginPayload! @access\(viewers: "PUBLIC"\)$/m);
    expect(text).toMatch(/^ {2}changes\([^]*?\): ChangeConnection! .*@access\(viewers: "PUBLIC", scope: "ANY"\)$/m);
    expect(text).toContain('type Article implements Node @access(scope: "CONTENT_READ") {');
    expect(text).toContain('type ArticleConnection {');
  });
});
