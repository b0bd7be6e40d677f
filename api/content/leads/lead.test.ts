import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { query } from '#api/testing/query.ts';
import { person, useApi } from '#api/testing/api.ts';
import { makeLead } from './lead.factory.ts';
import { pruneLeads } from './lead.service.ts';
import {
  LeadTestCanDocument as CAN,
  LeadTestChallengeDocument as CHALLENGE,
  LeadTestDeleteDocument as DELETE,
  LeadTestListDocument as LIST,
  LeadTestRequestDocument as REQUEST,
  LeadTestNodeDocument as NODE,
} from '#graphql/generated/tests-content-leads.ts';

const api = useApi();

const LEAD_INPUT = {
  name: 'Ines',
  email: 'ines@clinic.example',
  company: 'Clinic',
  needs: 'The list of ports.',
  consent: true,
};
const others = [person.visitor, person.investor, { ...person.admin, lacksFactor: true }];

async function seed(...rows: Parameters<typeof makeLead>[1][]) {
  const em = api.em();
  await query(em, 'delete from lead');
  const leads = rows.map((one) => makeLead(em, one));
  await em.flush();
  return leads;
}

const getLeads = (email: string) =>
  query<{ proven: boolean; referrer: string }>(api.em(), 'select proven, referrer from lead where email_key = $1', [
    email,
  ]);

/** Solves the proof of work as a browser does: increments a counter until the hash has the required prefix. */
function solve(text: string): string {
  const challenge = JSON.parse(text) as { parameters: { nonce: string; salt: string; keyPrefix: string } };
  const { nonce, salt, keyPrefix } = challenge.parameters;
  const counted = Buffer.concat([Buffer.from(salt, 'hex'), Buffer.from(nonce, 'hex'), Buffer.alloc(4)]);
  for (let counter = 0; ; counter += 1) {
    counted.writeUInt32BE(counter, counted.length - 4);
    const derivedKey = createHash('sha256').update(counted).digest('hex');
    if (derivedKey.startsWith(keyPrefix)) return JSON.stringify({ challenge, solution: { counter, derivedKey } });
  }
}
const proof = async () => solve((await api.run(person.visitor, CHALLENGE)).data.whitepaperChallenge);
const request = (values: object) => api.run(person.visitor, REQUEST, { input: { ...LEAD_INPUT, ...values } });

describe('the list of leads', () => {
  it('is shown to administrators, newest first, page by page', async () => {
    await seed(
      { name: 'First', createdAt: new Date('2026-01-01') },
      { name: 'Second', createdAt: new Date('2026-01-02') },
      { name: 'Third', createdAt: new Date('2026-01-03') },
    );
    const page = (await api.run(person.admin, LIST, { first: 2 })).data.leads;
    expect(page.nodes.map(({ name }) => name)).toEqual(['Third', 'Second']);
    const next = (await api.run(person.admin, LIST, { first: 2, after: page.pageInfo.endCursor })).data.leads;
    expect([next.nodes[0]?.name, next.pageInfo.hasNextPage]).toEqual(['First', false]);
  });

  it('is searched by name, email address, company and need, without wildcards', async () => {
    await seed(
      { name: 'Zebra 100%' },
      { company: 'Zebrafish Ltd' },
      { needs: 'zebra crossings' },
      { email: 'a@zebra.example' },
      {},
    );
    const countMatches = async (search: string) =>
      (await api.run(person.admin, LIST, { search })).data.leads.nodes.length;
    expect([await countMatches('zebra'), await countMatches('100%'), await countMatches('z%a')]).toEqual([4, 1, 0]);
  });

  it('is not accessible to others, by list, id or deletion', async () => {
    const [lead] = await seed({});
    for (const viewer of others) {
      const code = viewer.kind === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
      expect([(await api.run(viewer, LIST)).code, (await api.run(viewer, DELETE, { id: lead!.id })).code]).toEqual([
        code,
        code,
      ]);
      expect((await api.run(viewer, NODE, { id: lead!.id })).data.node).toBeNull();
    }
  });

  it('offers the deletion of a lead to an administrator', async () => {
    const [lead] = await seed({});
    const { data } = await api.run(person.admin, CAN, { id: lead!.id });
    expect(data.node!.viewerCan).toEqual({ delete: true });
  });

  it('lets administrators delete a lead with its links and emails, which is recorded', async () => {
    await query(api.em(), 'delete from lead');
    await request({ email: 'gone@clinic.example', proof: await proof() });
    const { id } = (await api.run(person.admin, LIST)).data.leads.nodes[0]!;
    expect((await api.run(person.admin, DELETE, { id })).data.deleteLead.deletedLeadId).toBe(id);
    expect(await query(api.em(), 'select 1 from lead_link')).toEqual([]);
    expect(await query(api.em(), "select 1 from mail where recipient = 'gone@clinic.example'")).toEqual([]);
    const [event] = await query(
      api.em(),
      "select actor_id, details->>'email' as email from audit_event where kind = 'lead.deleted'",
    );
    expect(event).toEqual({ actorId: person.admin.id, email: 'g***@clinic.example' });
    expect((await api.run(person.admin, DELETE, { id })).code).toBe('NOT_FOUND');
  });

  it('deletes leads after twelve months', async () => {
    await seed({ name: 'Old', createdAt: new Date(Date.now() - 370 * 86_400_000) }, { name: 'New' });
    await pruneLeads(api.em());
    expect((await api.run(person.admin, LIST)).data.leads.nodes.map(({ name }) => name)).toEqual(['New']);
  });
});

describe('a request for the whitepaper', () => {
  it('with a proof of work is stored with its source and consent, and emailed', async () => {
    expect((await request({ proof: await proof(), referrer: '/healthcare' })).data.requestWhitepaper.success).toBe(
      true,
    );
    expect(await getLeads(LEAD_INPUT.email)).toEqual([{ proven: true, referrer: '/healthcare' }]);
    const mails = await query<{ text: string }>(
      api.em(),
      "select body_text as text from mail where kind = 'lead.whitepaper' and recipient = $1",
      [LEAD_INPUT.email],
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).not.toMatch(/reply/i);
    expect(mails[0]!.text).toMatch(/\/whitepaper\/download\?token=[\w-]{43}\n/);
  });

  it('stores neither the query nor another site as its source', async () => {
    for (const [email, referrer] of [
      ['a@x.example', '/resources?search=secret'],
      ['b@x.example', 'https://elsewhere.example/'],
    ] as const) {
      await request({ email, referrer, proof: await proof() });
      expect((await getLeads(email))[0]!.referrer).toBeNull();
    }
  });

  it('that is sent twice, even concurrently, creates one lead and one email', async () => {
    const twice = { email: 'twice@clinic.example', requestKey: 'k1', proof: await proof() };
    await Promise.all([
      request(twice),
      request({ ...twice, proof: await proof() }),
      request({ ...twice, requestKey: 'k2', proof: await proof() }),
    ]);
    expect((await request(twice)).data.requestWhitepaper.success).toBe(true);
    expect(await getLeads(twice.email)).toHaveLength(1);
    expect(await query(api.em(), 'select 1 from mail where recipient = $1', [twice.email])).toHaveLength(1);
  });

  it('with the hidden field filled gets the usual response, and nothing is stored or emailed', async () => {
    const robot = { email: 'robot@spam.example', remarks: 'Buy' };
    expect((await request(robot)).data.requestWhitepaper.success).toBe(true);
    expect(await getLeads(robot.email)).toEqual([]);
    expect(await query(api.em(), 'select 1 from mail where recipient = $1', [robot.email])).toEqual([]);
  });

  it('is rejected with every error on its field, and without consent', async () => {
    const { errors, code } = await request({ name: ' ', email: 'x', company: '', needs: '', consent: false });
    expect(code).toBe('BAD_USER_INPUT');
    const fields = errors![0]!.extensions!['fields'] as { path: string[] }[];
    expect(fields.map(({ path }) => path.join('.'))).toEqual([
      'input.name',
      'input.email',
      'input.company',
      'input.needs',
      'input.consent',
    ]);
  });

  it('is rejected with a proof that is forged, made easier, or already used', async () => {
    const good = await proof();
    const easier = JSON.parse(good);
    easier.challenge.parameters.keyPrefix = '';
    for (const bad of ['{}', 'nonsense', JSON.stringify(easier)])
      expect((await request({ email: 'c@x.example', proof: bad })).code).toBe('BAD_USER_INPUT');
    expect((await request({ email: 'd@x.example', proof: good })).data.requestWhitepaper.success).toBe(true);
    expect((await request({ email: 'e@x.example', proof: good })).code).toBe('BAD_USER_INPUT');
    expect(await getLeads('e@x.example')).toEqual([]);
  });

  it('without a proof is accepted a few times per network, and emails per mailbox are limited', async () => {
    await query(api.em(), 'delete from limit_counter');
    const codes = [];
    for (let i = 0; i < 6; i += 1) codes.push((await request({ email: `n${i}@x.example` })).code);
    expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined, 'RATE_LIMITED']);
    const often = [];
    for (let i = 0; i < 6; i += 1) {
      often.push((await request({ email: 'full@x.example', proof: await proof() })).code);
      await query(
        api.em(),
        "update lead set created_at = now() - interval '11 minutes' where email_key = 'full@x.example'",
      );
    }
    expect(often).toEqual([undefined, undefined, undefined, undefined, undefined, 'RATE_LIMITED']);
  });
});
