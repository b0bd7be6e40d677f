import { readFileSync } from 'node:fs';
import { buildSchema, Kind, parse, validate } from 'graphql';
import { getVariableValues } from 'graphql/execution/values.js';
import { describe, expect, it } from 'vitest';
import { areaSlugs, findArea } from './areas.ts';
import { findEntries, getAnchor, getTypeName } from './model.ts';
import { readReference } from './read-areas.ts';

const sdl = readFileSync('graphql/schema.graphql', 'utf8');
const schema = buildSchema(sdl);
const { areas, entries } = readReference(sdl);
const all = areaSlugs.map((slug) => ({ slug, ...areas[slug] }));
const operations = all.flatMap((area) => area.operations);

describe('the API reference', () => {
  it('describes each operation and type of the schema once', () => {
    const roots = [schema.getQueryType(), schema.getMutationType()];
    const fields = roots.flatMap((root) => Object.keys(root!.getFields()));
    expect(operations.map(({ name }) => name).toSorted()).toEqual(fields.toSorted());
    const builtIn = /^(?:__.*|Boolean|Float|ID|Int|String|Query|Mutation)$/;
    const types = all.flatMap((area) => [...area.types, ...area.operations.flatMap(({ own }) => own)]);
    const names = Object.keys(schema.getTypeMap()).filter((name) => !builtIn.test(name));
    expect(types.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    expect(entries).toHaveLength(fields.length + names.length);
  });

  it('gives each entry of a page its own anchor, and links only to types that the linked page describes', () => {
    for (const { slug, elsewhere, ...area } of all) {
      const here = entries.filter((entry) => entry.area === slug);
      expect(new Set(here.map(getAnchor)).size).toBe(here.length);
      const own = area.operations.flatMap((operation) => operation.own);
      const listed = [...area.operations, ...[...area.types, ...own].flatMap(({ fields }) => fields)];
      const used = listed.flatMap((value) => [value, ...(value.args ?? [])]).map(({ type }) => getTypeName(type));
      for (const name of used.filter((type) => !/^(?:Boolean|Float|ID|Int|String)$/.test(type)))
        expect([name, entries.find((entry) => entry.name === name)?.area]).toEqual([name, elsewhere[name] ?? slug]);
    }
  });

  it('has an example of each operation that the schema accepts with its variables', () => {
    for (const { name, example } of operations) {
      const document = parse(example.query);
      expect([name, validate(schema, document)]).toEqual([name, []]);
      const [operation] = document.definitions;
      if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`${name} has no example`);
      const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], example.variables);
      expect([name, errors]).toEqual([name, undefined]);
    }
  });

  it('shows who can call an operation, what scope a token requires, and what the operation costs', () => {
    const find = (name: string) => operations.find((operation) => operation.name === name)!;
    expect(find('users')).toMatchObject({ viewers: 'ADMIN', scope: 'PEOPLE_READ' });
    expect(find('articles').cost).toBe('1 point for each item that `first` requests');
    expect(find('documentSearch').cost).toBe('50 points');
    expect(find('changes')).toMatchObject({ viewers: 'PUBLIC', scope: 'ANY' });
    expect(find('login')).not.toHaveProperty('scope');
    expect([findArea('login', undefined), findArea('chatAnswer', undefined)]).toEqual(['account', 'site']);
  });

  it('shows the date of a deprecation', () => {
    const text = `type Query { old: Int @deprecated(reason: "Use new. Removed on 2027-03-01.") new: Int }`;
    const [found] = readReference(text).areas.site.operations.filter(({ name }) => name === 'old');
    expect(found).toMatchObject({ deprecated: 'Use new. Removed on 2027-03-01.' });
  });

  it('finds entries by their name first, then by their description and the names of their fields', () => {
    const names = (search: string) => findEntries(entries, search).map(({ name }) => name);
    expect(names('create article')[0]).toBe('createArticle');
    expect(names('Article')).toEqual(expect.arrayContaining(['article', 'Article', 'updateArticle']));
    expect(names('readingMinutes')).toEqual(['Article', 'ArticlePreview', 'PreviewedArticle']);
    expect(names('no such thing')).toEqual([]);
  });
});
