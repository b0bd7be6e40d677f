import { describe, expect, it } from 'vitest';
import {
  LeadTestContactDocument as CONTACT,
  LeadTestFilterDocument as LIST,
  LeadTestUpdateDocument as UPDATE,
} from '#graphql/generated/tests-content-leads.ts';
import { makeContext, person, useApi } from '#api/testing/api.ts';
import { query } from '#api/testing/query.ts';
import { TestBrowser, useSite } from '#api/testing/site.ts';
import { deleteLead } from './lead.service.ts';
import { makeLead } from './lead.factory.ts';

const api = useApi();
const site = useSite(1, { CONTACT_EMAIL: 'Vendor <hello@vendor.example>' }, { pages: 'built' });
const url = () => site.urls[0]!;

const INPUT = {
  topic: 'SECURITY' as const,
  message: 'Which ports does the gateway open?',
  name: 'Ines Duarte',
  email: 'ines@countyhospital.example',
  company: 'County Hospital',
  phone: '+1 (555) 010-0',
  consent: true,
};
const send = (values: object = {}) => api.run(person.visitor, CONTACT, { input: { ...INPUT, ...values } });
const listMessages = async () => (await api.run(person.admin, LIST, { filter: { kind: 'CONTACT' } })).data.leads.nodes;
const clear = async () => {
  await query(api.em(), 'delete from lead', []);
  // Each test sends more messages than one address may send without a proof of work.
  await query(api.em(), 'delete from limit_counter', []);
};

describe('a message of a visitor', () => {
  it('is listed for administrators and mailed to the company, whose reply goes to the visitor', async () => {
    const { data } = await new TestBrowser().run(url(), CONTACT, { input: INPUT });
    expect(data.requestContact.success).toBe(true);
    const sql = 'select id, kind, topic, phone, needs, status, notes from lead where email = $1';
    const [lead] = await query<{ id: string }>(site.em(), sql, [INPUT.email]);
    const { topic, phone, message: needs } = INPUT;
    expect(lead).toEqual({ id: expect.any(String), kind: 'CONTACT', topic, phone, needs, status: 'NEW', notes: '' });
    const mails = () => query(site.em(), "select recipient, reply_to from mail where kind = 'lead.contact'", []);
    expect(await mails()).toEqual([{ recipient: 'hello@vendor.example', replyTo: INPUT.email }]);
    // The mail contains what the visitor wrote, so it is deleted with it.
    await deleteLead(makeContext(person.admin, site.em()), lead!.id);
    expect(await mails()).toEqual([]);
  });

  it('counts once if it is sent twice, and a second message counts', async () => {
    await clear();
    await send();
    await send();
    expect(await listMessages()).toHaveLength(1);
    await send({ message: 'And which ones to the backup?' });
    await send({ requestKey: 'key-of-a-form', message: 'A third question.' });
    await send({ requestKey: 'key-of-a-form', message: 'A third question, edited.' });
    expect((await listMessages()).map(({ needs }) => needs)).toEqual([
      'A third question.',
      'And which ones to the backup?',
      INPUT.message,
    ]);
  });

  it('of someone who just requested the whitepaper is not taken for the same request', async () => {
    await clear();
    const em = api.em();
    makeLead(em, { email: INPUT.email });
    await em.flush();
    await send();
    expect(await listMessages()).toHaveLength(1);
  });

  it.each([
    ['an unknown topic', { topic: 'LUNCH' }],
    ['no message', { message: '   ' }],
    ['a message that is too long', { message: 'x'.repeat(5_001) }],
    ['no consent', { consent: false }],
    ['a telephone number with letters', { phone: 'call me maybe' }],
    ['an invalid email address', { email: 'ines@' }],
    ['a name that turns the text around it', { name: 'Ines \u202Egro' }],
  ])('with %s is refused', async (_name, values) => {
    await clear();
    expect((await send(values)).code).toBe('BAD_USER_INPUT');
    expect(await listMessages()).toEqual([]);
  });

  it('from a robot that fills the hidden field is thanked and stored nowhere', async () => {
    await clear();
    expect((await send({ remarks: 'buy' })).data.requestContact.success).toBe(true);
    expect(await listMessages()).toEqual([]);
  });

  it('gets a status and notes, which administrators filter by', async () => {
    await clear();
    const em = api.em();
    const lead = makeLead(em, { kind: 'CONTACT' });
    await em.flush();
    const input = { id: lead.id, status: 'IN_PROGRESS' as const, notes: 'Called back on Tuesday.' };
    expect((await api.run(person.admin, UPDATE, { input })).data.updateLead.lead).toEqual({
      status: 'IN_PROGRESS',
      notes: 'Called back on Tuesday.',
    });
    const closed = await api.run(person.admin, UPDATE, { input: { id: lead.id, status: 'CLOSED' } });
    expect(closed.data.updateLead.lead.notes).toBe('Called back on Tuesday.');
    for (const [status, count] of [
      ['CLOSED', 1],
      ['NEW', 0],
    ] as const)
      expect((await api.run(person.admin, LIST, { filter: { status } })).data.leads.nodes).toHaveLength(count);
    expect((await api.run(person.admin, UPDATE, { input: { id: 'lead_unknown', notes: '' } })).code).toBe('NOT_FOUND');
  });
});

describe('without JavaScript', () => {
  it('a visitor writes to the company, and an invalid form keeps what was typed', async () => {
    const browser = new TestBrowser();
    const typed = {
      topic: 'PRESS',
      message: 'May we print a drawing?',
      name: 'Ines',
      email: 'no address',
      company: '',
    };
    const refused = await browser.submit(`${url()}/contact-us`, typed);
    expect([refused.status, refused.headers.get('location')]).toEqual([303, '/contact-us#contact']);
    const page = await (await browser.fetch(`${url()}/contact-us`)).text();
    expect(page).toContain('May we print a drawing?');
    expect(page).toContain('<option value="PRESS" selected="">');
    const fixed = { ...typed, email: 'ines@paper.example', company: 'Paper', consent: 'yes', remarks: '', phone: '' };
    const sent = await browser.submit(`${url()}/contact-us`, fixed);
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/contact-us?sent=1#contact']);
    expect(await (await browser.fetch(`${url()}/contact-us?sent=1`)).text()).toContain('Your message was sent.');
    expect(
      await query(site.em(), "select kind, topic, phone from lead where email = 'ines@paper.example'", []),
    ).toEqual([{ kind: 'CONTACT', topic: 'PRESS', phone: null }]);
  });
});
