import { beforeEach, describe, expect, it } from 'vitest';
import { siteVersionsAtMost } from '#graphql/site-details.ts';
import {
  SiteDetailsTestOfferDocument as OFFER,
  SiteDetailsTestReadDocument as READ,
  SiteDetailsTestUpdateDocument as UPDATE,
  SiteDetailsTestVersionsDocument as VERSIONS,
  type UpdateSiteDetailsInput,
} from '#graphql/generated/tests-content-site-details.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { person, useApi } from '#api/testing/api.ts';
import { query } from '#api/testing/query.ts';

const api = useApi();
const update = async (input: UpdateSiteDetailsInput, viewer: Parameters<typeof api.run>[0] = person.admin) => {
  const { data, ...answer } = await api.run(viewer, UPDATE, { input });
  return { ...answer, details: data?.updateSiteDetails.siteDetails };
};
const read = async (viewer: Parameters<typeof api.run>[0] = person.visitor) =>
  (await api.run(viewer, READ)).data.siteDetails;
const listVersions = async () => (await api.run(person.admin, VERSIONS)).data.siteDetailsVersions;

const QUOTED = {
  testimonial: 'It runs in a room that we can point to.',
  testimonialPerson: 'Grace Moore',
  testimonialSource: 'Letter of May 4, 2026',
  testimonialConsentOn: '2026-05-06',
};

beforeEach(() => query(api.em(), 'delete from site_details_version'));

describe('the site details', () => {
  it('are empty until an administrator sets them, and are then read by everyone', async () => {
    expect(await read()).toMatchObject({ version: 0, legalName: null, founders: [], socialProfiles: [] });
    const founders = [
      { name: 'Ada Miller', title: 'Chief Executive' },
      { name: 'Ben Ruiz', title: '' },
    ];
    const { details } = await update({ legalName: ' Acme AI, Inc. ', founders, expectedVersion: 0 });
    const expected = {
      version: 1,
      legalName: 'Acme AI, Inc.',
      founders: [founders[0], { name: 'Ben Ruiz', title: null }],
    };
    expect(details).toMatchObject(expected);
    expect(await read()).toMatchObject(expected);
    expect(details!.unsetFields).not.toContain('legalName');
    expect(details!.unsetFields).toContain('phone');
  });

  it('keep the fields that an input does not name, and unset those that it empties', async () => {
    await update({ legalName: 'Acme AI, Inc.', phone: '+1 302 555 0100' });
    expect((await update({ street: '12 Market Street' })).details).toMatchObject({ phone: '+1 302 555 0100' });
    expect((await update({ phone: '', legalName: null })).details).toMatchObject({
      legalName: 'Acme AI, Inc.',
      phone: null,
      street: '12 Market Street',
    });
  });

  it('offer API access to investors only after an administrator allowed it, also if a version is restored', async () => {
    const em = api.em();
    const [member, ed] = [makeUser(em), makeUser(em, { roles: ['EDITOR'] })];
    await em.flush();
    const isOffered = async ({ id }: { id: string }, viewer: Parameters<typeof api.run>[0]) =>
      (await api.run({ ...viewer, id } as typeof viewer, OFFER)).data.viewer?.isApiOffered;
    expect(await isOffered(ed, person.editor)).toBe(true);
    expect(await isOffered(member, person.investor)).toBe(false);
    await update({ legalName: 'Acme AI, Inc.' });
    await query(em, 'delete from passage_due');
    expect((await update({ isApiOffered: true })).details).toMatchObject({ version: 2, isApiOffered: true });
    expect((await listVersions())[0]!.changedFields).toEqual(['isApiOffered']);
    expect(await query(em, 'select 1 from passage_due'), 'no page says so').toEqual([]);
    expect(await isOffered(member, person.investor)).toBe(true);
    expect((await read()).isApiOffered, 'visitors do not learn of it').toBeNull();
    await update({ legalName: 'Acme AI' });
    expect((await update({ restoredVersion: 1 })).details).toMatchObject({
      legalName: 'Acme AI, Inc.',
      isApiOffered: true,
    });
    expect((await update({ isApiOffered: false })).details).toMatchObject({ isApiOffered: false });
    expect(await isOffered(member, person.investor)).toBe(false);
  });

  it('are written by administrators only', async () => {
    expect((await update({ city: 'Dover' }, person.visitor)).code).toBe('UNAUTHENTICATED');
    for (const viewer of [person.investor, person.editor]) {
      expect((await update({ city: 'Dover' }, viewer)).code).toBe('FORBIDDEN');
      expect((await api.run(viewer, VERSIONS)).code).toBe('FORBIDDEN');
    }
    expect(await read()).toMatchObject({ version: 0 });
  });

  it('name the person of a testimonial, and the source, only once there are a source and a consent', async () => {
    await update({ ...QUOTED, testimonialConsentOn: '' });
    const hidden = { testimonialPerson: null, testimonialSource: null, testimonialConsentOn: null };
    expect(await read()).toMatchObject({ ...hidden, testimonial: QUOTED.testimonial });
    expect(await read(person.editor)).toMatchObject(hidden);
    expect(await read(person.admin)).toMatchObject({ testimonialPerson: 'Grace Moore' });
    await update(QUOTED);
    expect(await read()).toMatchObject({ ...QUOTED, testimonialConsentOn: null });
    expect(await read(person.admin)).toMatchObject(QUOTED);
  });
});

describe('the versions', () => {
  it('say who saved what, and an old one can be restored', async () => {
    const em = api.em();
    const account = makeUser(em, { name: 'Ada Admin', roles: ['ADMIN'] });
    await em.flush();
    const admin = { ...person.admin, id: account.id };
    await update({ city: 'Dover', phone: '+1 302 555 0100' }, admin);
    await update({ city: 'Wilmington' }, admin);
    expect(await listVersions()).toMatchObject([
      { version: 2, savedBy: { accountId: account.id, name: 'Ada Admin' }, changedFields: ['city'] },
      { version: 1, savedBy: { accountId: account.id, name: 'Ada Admin' }, changedFields: ['city', 'phone'] },
    ]);
    const { details } = await update({ restoredVersion: 1, expectedVersion: 2 }, admin);
    expect(details).toMatchObject({ version: 3, city: 'Dover', phone: '+1 302 555 0100' });
    expect((await update({ restoredVersion: 99 })).code).toBe('NOT_FOUND');
  });

  it('are recorded in the audit log by the names of the fields, without the texts', async () => {
    await update({ city: 'Quokkaville', legalName: 'Quokka, Inc.' });
    const events = await query(
      api.em(),
      "select actor_id, details from audit_event where kind = 'site_details.updated' order by seq desc limit 1",
    );
    expect(events).toEqual([{ actorId: person.admin.id, details: { version: 1, fields: ['legalName', 'city'] } }]);
  });

  it('do not grow when nothing changes', async () => {
    await update({ city: 'Dover' });
    expect((await update({ city: ' Dover ' })).details).toMatchObject({ version: 1 });
    expect(await listVersions()).toHaveLength(1);
  });

  it('are kept for the last hundred changes', async () => {
    await query(
      api.em(),
      `insert into site_details_version (version, details, saved_at)
       select n, jsonb_build_object('city', n::text), now() from generate_series(1, ${siteVersionsAtMost}) n`,
    );
    await update({ city: 'Dover' });
    const versions = await listVersions();
    expect(versions).toHaveLength(siteVersionsAtMost);
    expect([versions[0]!.version, versions.at(-1)!.version]).toEqual([101, 2]);
  });

  it('are not overwritten by somebody who started from an older one', async () => {
    await update({ city: 'Dover' });
    const late = await update({ city: 'Newark', expectedVersion: 0 });
    expect([late.code, late.errors?.[0]?.message]).toEqual([
      'CONFLICT',
      'You saved other site details elsewhere since this page was opened. Nothing was overwritten.',
    ]);
    expect(await read()).toMatchObject({ version: 1, city: 'Dover' });
    const both = await Promise.all(['Newark', 'Lewes'].map((city) => update({ city, expectedVersion: 1 })));
    expect(both.map(({ code }) => code ?? 'saved').toSorted()).toEqual(['CONFLICT', 'saved']);
  });
});

describe('the rules', () => {
  const profile = (url: string) => ({ socialProfiles: [{ name: 'LinkedIn', url }] });
  it.each<[string, UpdateSiteDetailsInput]>([
    ['a link that runs a script', profile('javascript:alert(1)')],
    ['a link without https', profile('http://linked.example/acme')],
    ['a link with a password', profile('https://me:secret@linked.example/acme')],
    ['a link with a space', profile('https://linked.example/a b')],
    ['a link of one word', profile('https://localhost')],
    [
      'seven profiles',
      { socialProfiles: Array.from({ length: 7 }, (_, at) => ({ name: `P${at}`, url: 'https://a.example' })) },
    ],
    [
      'two profiles of one name',
      { socialProfiles: [1, 2].map((at) => ({ name: 'X', url: `https://x${at}.example` })) },
    ],
    ['seven founders', { founders: Array.from({ length: 7 }, (_, at) => ({ name: `Ada ${at}`, title: '' })) }],
    ['a founder without a name', { founders: [{ name: ' ', title: 'Chief' }] }],
    ['a name with a control character', { legalName: 'Ac\u0007me' }],
    ['a name that turns the text around it', { legalName: 'Acme \u202Egnp' }],
    ['a name that is too long', { legalName: 'x'.repeat(121) }],
    ['no email address', { email: 'hello at acme' }],
    ['no telephone number', { phone: 'call us' }],
    ['a day that does not exist', { testimonialConsentOn: '2026-02-30' }],
    ['a confirmation in the future', { specificationsConfirmedOn: '2999-01-01' }],
    ['a consent in the future', { testimonialConsentOn: '2999-01-01' }],
  ])('refuse %s', async (_what, input) => {
    expect((await update(input)).code).toBe('BAD_USER_INPUT');
    expect(await read()).toMatchObject({ version: 0 });
  });

  it('make one line of a text that was typed in several', async () => {
    const { details } = await update({
      governingLaw: 'The law of Delaware applies.\r\n\n  The courts of Dover decide. ',
    });
    expect(details).toMatchObject({ governingLaw: 'The law of Delaware applies. The courts of Dover decide.' });
  });
});
