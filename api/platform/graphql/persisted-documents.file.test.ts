import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { request as limits } from '#graphql/limits.ts';
import { readEnv } from '../env.ts';
import { readPersistedDocuments, toDocumentId } from './persisted-documents.file.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'documents-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = path.join(folder, 'documents.json');
const read = (content: string | Buffer) => {
  writeFileSync(file, content);
  return readPersistedDocuments(file);
};

function readOutcome(content: Buffer): string {
  try {
    return `valid: ${read(content).size}`;
  } catch (error) {
    return (error as Error).message;
  }
}

const TEXT = 'query ($id: ID!) {\n  user(id: $id) {\n    name\n  }\n}';
/** The example of the draft. */
const ID = 'sha256:7dba4bd717b41f10434822356a93c32b1fb4907b983e854300ad839f84cdcd6e';

describe('the identifier of a document', () => {
  it('is the one of the draft', () => {
    expect(toDocumentId(TEXT)).toBe(ID);
    expect(toDocumentId('query($id:ID!){user(id:$id){name}}')).toBe(
      'sha256:71f7dc5758652baac68e4a10c50be732b741c892ade2883a99358f52b555286b',
    );
  });
});

describe('a file of persisted documents', () => {
  it('contains texts by hashes, by names, and by identifiers with a prefix', () => {
    const documents = { [ID]: TEXT, d41d8cd98f00b204: '{ a }', 'x-mirror:titles.1': '{ b }' };
    expect(Object.fromEntries(read(JSON.stringify(documents)))).toEqual(documents);
    expect(read('{}').size).toBe(0);
  });

  it.each([
    ['not JSON', 'nothing', 'cannot be read as JSON'],
    ['a list', '[]', 'must contain a JSON object'],
    ['a number', '1', 'must contain a JSON object'],
    ['a hash of another text', JSON.stringify({ [ID]: '{ a }' }), `contains ${ID}, which is not the SHA-256 hash`],
    ['a hash in capitals', JSON.stringify({ [ID.toUpperCase()]: TEXT }), 'contains an identifier that is not valid'],
    ['an unknown prefix', '{"md5:0": "{ a }"}', 'contains an identifier that is not valid: md5:0'],
    ['a space in an identifier', '{"a b": "{ a }"}', 'contains an identifier that is not valid: a b'],
    ['a document that is not text', '{"a": {}}', 'contains a document that is not valid, a'],
    ['an empty document', '{"a": ""}', 'contains a document that is not valid, a'],
    ['a syntax error', '{"a": "{"}', 'contains a document that cannot be parsed, a: Syntax Error'],
    ['a long document', JSON.stringify({ a: `{ a }${' '.repeat(limits.queryCharacters)}` }), 'has more than'],
    ['too many tokens', JSON.stringify({ a: `{ ${'a '.repeat(limits.tokens)} }` }), 'cannot be parsed'],
  ])('with %s is refused with a sentence that names the mistake', (_case, content, sentence) => {
    expect(() => read(content)).toThrow(sentence);
  });

  it('never fails in another way, whatever bytes it contains', () => {
    const valid = Buffer.from(JSON.stringify({ [ID]: TEXT, name: '{ a }' }));
    for (let time = 0; time < 2_000; time += 1) {
      const bytes = Buffer.from(valid);
      for (const random of randomBytes(1 + (time % 5))) bytes[random % bytes.length] = random;
      expect(readOutcome(bytes)).toMatch(/^(?:valid|cannot be read|must contain|contains)/);
    }
  });

  it('that is missing or not valid stops the start, and the message names the setting', () => {
    writeFileSync(file, '[]');
    expect(() => readEnv({ PERSISTED_DOCUMENTS: file })).toThrow(
      'PERSISTED_DOCUMENTS names a file that must contain a JSON object',
    );
    expect(() => readEnv({ PERSISTED_DOCUMENTS: path.join(folder, 'absent.json') })).toThrow('ENOENT');
  });
});
