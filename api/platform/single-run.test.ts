import { describe, expect, it } from 'vitest';
import { person, useApi } from '../testing/api.ts';
import { query } from '../testing/query.ts';
import { SingleRunTestSwappedDocument as SWAPPED } from '../../graphql/generated/tests-platform.ts';

const api = useApi();
const requests = async () => (await query(api.em(), 'select email from account_request order by id')).map((row) => row);

describe('a mutation that a request contains several times', () => {
  it('runs once with the same arguments, and every alias gets the result', async () => {
    const { data } = await api.execute(
      person.visitor,
      `mutation ($email: String!) {
        a: requestPasswordReset(input: { email: "same@fund.example" }) { success }
        b: requestPasswordReset(input: { email: "same@fund.example" }) { success }
        ...more
        ... { d: requestPasswordReset(input: { email: $email }) { success } }
      }
      fragment more on Mutation { c: requestPasswordReset(input: { email: $email }) { success } }`,
      { email: 'same@fund.example' },
    );
    const done = { success: true };
    expect(data).toEqual({ a: done, b: done, c: done, d: done });
    expect(await requests()).toEqual([{ email: 'same@fund.example' }]);
  });

  it('runs once however its input is written', async () => {
    const { data, errors } = await api.run(person.admin, SWAPPED);
    expect(errors).toBeUndefined();
    expect(data.b.category).toEqual({ id: data.a.category.id, slug: 'once' });
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
      'BAD_USER_INPUT',
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
