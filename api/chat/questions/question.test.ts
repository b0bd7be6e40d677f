import { describe, expect, it } from 'vitest';
import { makeArticle } from '../../articles/article.factory.ts';
import { createLogger } from '../../platform/logger.ts';
import { MORE } from '../../platform/every.ts';
import { useApi } from '../../testing/api.ts';
import { findPassages } from '../chat.service.ts';
import { indexPassages } from '../passages/passage.index.service.ts';
import { thesaurusRows } from './question.thesaurus.ts';

const api = useApi();
const log = createLogger('silent');

describe('a question', () => {
  const find = async (question: string) => (await findPassages(api.em(), question)).passages.map(({ path }) => path);
  const write = async () => {
    const em = api.em();
    const filler = 'Plain sentences stand here and say nothing about any subject at all. '.repeat(4);
    const texts = {
      directory: 'People sign in through the directory, by LDAPS, SAML or OIDC.',
      gap: 'An air-gapped room has no cable to the outside.',
      accelerators: 'A model has to fit into the memory of the accelerators.',
      retention: 'Audit log history is kept for 12 months.',
      other: 'The kitchen closes at noon.',
    };
    for (const [slug, text] of Object.entries(texts)) makeArticle(em, { title: slug, slug, body: `${text} ${filler}` });
    await em.flush();
    while ((await indexPassages(api.em(), { log, readPage: async () => null })) === MORE);
  };

  it('finds a passage by a synonym, a keyword, a compound or with a typo', async () => {
    await write();
    const expected = {
      'SSO?': 'directory',
      'single sign-on with our identity provider': 'directory',
      airgapped: 'gap',
      'air gap': 'gap',
      'do i need graphics cards': 'accelerators',
      'how long do you retain acess logs': 'retention',
    };
    for (const [question, slug] of Object.entries(expected))
      expect([question, (await find(question))[0]]).toEqual([question, `/resources/${slug}`]);
  });
});

describe('the thesaurus', () => {
  it('has unique rows of lower-case words and phrases, with at least two in each row', () => {
    const invalidRows = thesaurusRows.filter((row) => !/^[\p{Ll}\d'& -]+((, | > )[\p{Ll}\d'& -]+)+$/u.test(row));
    expect(invalidRows).toEqual([]);
    expect(new Set(thesaurusRows).size).toBe(thesaurusRows.length);
  });
});
