import { describe, expect, it } from 'vitest';
import { person, useApi } from '#api/testing/api.ts';
import { query } from '#api/testing/query.ts';

const api = useApi();
const requests = async () => query(api.em(), 'select email from account_request order by id');

describe('a mutation that a request contains several times', () => {
  it.each([
    ['as another alias', 'a: ask b: ask'],
    ['in a fragment', 'ask ...more'],
    ['in an inline fragment', 'ask ... { b: ask }'],
    ['in the same fragment', '...more ...more'],
  ])('is refused the second time: %s', async (_where, calls) => {
    const ask = 'requestPasswordReset(input: { email: $email }) { success }';
    const selections = calls.replaceAll('ask', ask);
    const fragment = calls.includes('...more') ? `fragment more on Mutation { c: ${ask} }` : '';
    const text = `mutation ($email: String!) { ${selections} } ${fragment}`;
    const { data, errors } = await api.execute(person.visitor, text, { email: 'same@fund.example' });
    expect(data).toBeNull();
    expect(errors?.[0]?.message).toBe(
      'A request can call requestPasswordReset only once. Send the other calls in requests of their own.',
    );
    expect(await requests()).toEqual([]);
  });

  it('runs for each set of arguments if it is for administrators only', async () => {
    const named = (name: string) => `createCategory(input: { name: "${name}" }) { category { slug } }`;
    const { data } = await api.execute(person.admin, `mutation { a: ${named('One')} b: ${named('Two')} }`);
    expect(data).toEqual({ a: { category: { slug: 'one' } }, b: { category: { slug: 'two' } } });
  });

  it('is refused the second time with other arguments to visitors', async () => {
    const { code, errors } = await api.execute(
      person.visitor,
      'mutation { a: requestPasswordReset(input: { email: "one@fund.example" }) { success } b: requestPasswordReset(input: { email: "two@fund.example" }) { success } }',
    );
    expect([code, errors?.[0]?.message]).toEqual([
      'GRAPHQL_VALIDATION_FAILED',
      'A request can call requestPasswordReset only once. Send the other calls in requests of their own.',
    ]);
    expect(await requests()).not.toContainEqual({ email: 'two@fund.example' });
  });

  it('is rejected for members if its arguments differ', async () => {
    const change = (name: string) => `requestEmailChange(input: { email: "${name}@else.example" }) { success }`;
    const { errors } = await api.execute(person.investor, `mutation { a: ${change('first')} b: ${change('second')} }`);
    expect(errors?.map(({ message }) => message)).toEqual([
      'A request can call requestEmailChange only once. Send the other calls in requests of their own.',
    ]);
    expect(await requests()).not.toContainEqual({ email: 'second@else.example' });
  });

  it('runs again in the next request', async () => {
    const ask = () =>
      api.execute(
        person.visitor,
        'mutation { requestPasswordReset(input: { email: "again@fund.example" }) { success } }',
      );
    await ask();
    await ask();
    expect((await requests()).filter((row) => 'email' in row && row.email === 'again@fund.example')).toHaveLength(2);
  });
});
