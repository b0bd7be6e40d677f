import type { Page } from '@playwright/test';
import { admin, ask, mailsTo, PASSWORD, person, someone, test, openRowMenu } from './people.ts';
import { expect, hydrated, post, watch } from './site.ts';

// An administrator schedules events, invitees see them in their own time zone, and others do not see them at all.

const CREATE = 'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }';
const call = { startsAt: '2031-05-06T10:00', endsAt: '2031-05-06T11:30', timeZone: 'Europe/Berlin' };

async function plan(desk: Page, input: object): Promise<string> {
  const { createEvent } = await ask<{ createEvent: { event: { id: string } } }>(desk, CREATE, {
    input: { ...call, ...input },
  });
  return createEvent.event.id;
}

async function getGroup(desk: Page, name: string, memberIds: string[]): Promise<string> {
  const create = 'mutation ($name: String!) { createGroup(input: { name: $name }) { group { id } } }';
  const { createGroup } = await ask<{ createGroup: { group: { id: string } } }>(desk, create, { name });
  const update = 'mutation ($input: UpdateGroupInput!) { updateGroup(input: $input) { group { id } } }';
  await ask(desk, update, { input: { id: createGroup.group.id, memberIds } });
  return createGroup.group.id;
}

test('an event for a group is seen by those in it, on both clocks, and by nobody else', async ({ browser, site }) => {
  const desk = await admin(browser, site);
  const context = await browser.newContext({ baseURL: site.url, timezoneId: 'America/New_York' });
  const invited = await context.newPage();
  const other = await person(browser, site);
  const { id } = await someone(invited, 'calinvited', desk);
  await someone(other, 'calother', desk);
  await post(invited, '/api/login', { data: { username: 'calinvited', password: PASSWORD } });
  await post(other, '/api/login', { data: { username: 'calother', password: PASSWORD } });
  const event = await plan(desk, { title: 'Harbor tour', groupIds: [await getGroup(desk, 'Harbor', [id])] });

  const seen = watch(invited, site.url);
  await invited.goto('/investor/calendar?view=agenda');
  await hydrated(invited);
  const entry = invited
    .getByRole('listitem')
    .filter({ has: invited.getByRole('link', { name: 'Harbor tour' }) })
    .last();
  await expect(entry).toContainText('04:00 – 05:30 your time · 10:00 – 11:30 Berlin time');
  await entry.getByRole('link', { name: 'Harbor tour' }).click();
  await expect(invited.getByRole('heading', { level: 1, name: 'Harbor tour' })).toBeVisible();
  await expect(invited.getByText('Tuesday, May 6, 2031, 04:00 – 05:30 (New York time)')).toBeVisible();
  await invited.goto('/investor/calendar?view=month&date=2031-05-04');
  await hydrated(invited);
  await expect(invited.getByRole('link', { name: '04:00 Harbor tour' })).toBeVisible();
  await invited.getByRole('link', { name: /^Sunday, May 4/ }).focus();
  await invited.keyboard.press('PageDown');
  await expect(invited).toHaveURL(/date=2031-06-04/);
  await expect(invited.getByRole('link', { name: /^Wednesday, June 4/ })).toBeFocused();
  expect(seen.lines, 'the console stays empty').toEqual([]);

  await invited.goto(`/investor/calendar/${event}`);
  await hydrated(invited);
  await invited.getByRole('button', { name: 'I will attend' }).click();
  await expect(invited.getByText('You are attending.')).toBeVisible();

  await other.goto('/investor/calendar?view=agenda');
  await expect(other.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
  expect(await other.content()).not.toContain('Harbor tour');
  expect((await other.goto(`/investor/calendar/${event}`))?.status()).toBe(404);
  expect(await other.content()).not.toContain('Harbor tour');
});

test('the calendar is an agenda without scripts, and a month where there is room', async ({ browser, site }) => {
  const desk = await admin(browser, site);
  await plan(desk, { title: 'Annual meeting' });
  const plain = await person(browser, site, false);
  await post(plain, '/api/login', { data: { username: 'admin', password: 'granite-harbor-lantern-42' } });
  await plain.goto('/investor/calendar');
  await expect(plain.getByRole('link', { name: 'Annual meeting' })).toBeVisible();
  await expect(plain.getByText('10:00 – 11:30 Berlin time').first()).toBeVisible();
  await plain.getByRole('link', { name: 'Month' }).click();
  await plain.goto('/investor/calendar?view=month&date=2031-05-06');
  await expect(plain.getByRole('link', { name: '10:00 Annual meeting' })).toBeVisible();

  const seen = watch(desk, site.url);
  await desk.goto('/investor/calendar');
  await hydrated(desk);
  await expect(desk.getByRole('grid')).toBeVisible();
  await expect(desk.locator('td[aria-current="date"]')).toHaveCount(1);
  expect(seen.lines, 'the console stays empty').toEqual([]);
});

test('whoever subscribes learns of a cancellation, until the address is renewed', async ({ browser, site }) => {
  const desk = await admin(browser, site);
  const reader = await person(browser, site);
  await someone(reader, 'calsubscriber', desk);
  await post(reader, '/api/login', { data: { username: 'calsubscriber', password: PASSWORD } });
  const id = await plan(desk, { title: 'Data center visit' });
  await reader.goto('/investor/calendar');
  await hydrated(reader);
  await reader.getByRole('button', { name: 'Show the URL' }).click();
  const shown = reader.getByText(/\/calendar\/[\w-]{43}\.ics$/);
  await expect(shown).toBeVisible();
  const address = new URL((await shown.textContent())!).pathname;

  const program = await person(browser, site);
  const read = async () => (await program.request.get(address)).text();
  expect(await read()).toContain('STATUS:CONFIRMED');
  await ask(
    desk,
    'mutation ($id: ID!) { cancelEvent(input: { id: $id, reason: "The lift is broken." }) { event { id } } }',
    { id },
  );
  const ics = await read();
  expect(ics).toMatch(new RegExp(`UID:${id}@[^]*SEQUENCE:1[^]*STATUS:CANCELLED`));
  await reader.goto(`/investor/calendar/${id}`);
  await expect(reader.getByText('The lift is broken.')).toBeVisible();
  await expect(reader.getByRole('link', { name: 'Save to your own calendar (.ics)' })).toBeVisible();

  await reader.goto('/investor/calendar');
  await hydrated(reader);
  await reader.getByRole('button', { name: 'Renew the URL' }).click();
  await reader.getByRole('button', { name: 'Replace the old URL? Calendars that use it stop updating.' }).click();
  await expect(reader.getByText('Calendar URL renewed')).toBeVisible();
  expect((await program.request.get(address)).status()).toBe(404);
});

test('an admin plans an event at the desk, sees who comes, and calls it off', async ({ browser, site }) => {
  const desk = await admin(browser, site);
  await desk.goto('/investor/admin/events');
  await hydrated(desk);
  await desk.getByRole('button', { name: 'New event' }).click();
  const dialog = desk.getByRole('dialog', { name: 'New event' });
  await dialog.getByLabel('Title').fill('Night call');
  await dialog.getByLabel('Starts').fill('2027-03-28T02:30');
  await dialog.getByLabel('Ends').fill('2027-03-28T04:00');
  await dialog.getByLabel('Time zone').fill('Europe/Berlin');
  await dialog.getByRole('button', { name: 'Add event' }).click();
  await expect(dialog.getByText(/2:30 on March 28, 2027 does not exist/)).toBeVisible();
  await dialog.getByLabel('Starts').fill('2027-03-28T03:30');
  await dialog.getByRole('button', { name: 'Add event' }).click();
  await expect(desk.getByText('Night call was saved')).toBeVisible();
  const row = desk.locator('tbody', { hasText: 'Night call' });
  await expect(row).toContainText('0 attending');
  await openRowMenu(row);
  await row.getByRole('button', { name: 'Cancel … Night call' }).click();
  await desk.getByLabel('Reason').fill('Nobody is awake.');
  await desk.getByRole('button', { name: 'Cancel event' }).click();
  await expect(row.getByText('Canceled')).toBeVisible();
});

test('an investor chooses a clock, is invited by mail on it, and hears when the event is called off', async ({
  browser,
  site,
}) => {
  const desk = await admin(browser, site);
  const reader = await person(browser, site);
  const { id, email } = await someone(reader, 'calmailed', desk);
  await post(reader, '/api/login', { data: { username: 'calmailed', password: PASSWORD } });
  const seen = watch(reader, site.url);
  await reader.goto('/investor/account');
  await hydrated(reader);
  await reader.getByLabel('Your time zone').fill('Mars/Phobos');
  const section = reader.getByRole('region', { name: 'Calendar' });
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(section.getByText('Unknown time zone. Enter a name such as Europe/Berlin')).toBeVisible();
  await reader.getByLabel('Your time zone').fill('Asia/Tokyo');
  await section.getByLabel('Remind me by email an hour before').check();
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(reader.getByText('Calendar settings saved')).toBeVisible();

  const event = await plan(desk, { title: 'Vault tour', groupIds: [await getGroup(desk, 'Vault', [id])] });
  const mailed = async (subject: string) =>
    (await mailsTo(site, email)).find((text) => text.includes(`Subject: ${subject}`)) ?? '';
  await expect.poll(() => mailed('Invitation: Vault tour')).toContain('at 17:00 (Asia/Tokyo)');
  expect(await mailed('Invitation: Vault tour')).toContain('method=REQUEST');
  await reader.goto(`/investor/calendar/${event}`);
  await expect(reader.getByText('Tuesday, May 6, 2031, 17:00 – 18:30 (Tokyo time)')).toBeVisible();
  expect(seen.lines, 'the console stays empty').toEqual([]);
  await ask(
    desk,
    'mutation ($id: ID!) { cancelEvent(input: { id: $id, reason: "The vault is flooded." }) { event { id } } }',
    { id: event },
  );
  await expect.poll(() => mailed('Canceled: Vault tour')).toContain('The vault is flooded.');
  expect(await mailed('Canceled: Vault tour')).toContain('method=CANCEL');
});

test('an admin plans whole days and corrects them without mail; an investor sees the same days in every zone', async ({
  browser,
  site,
}) => {
  const desk = await admin(browser, site);
  const context = await browser.newContext({ baseURL: site.url, timezoneId: 'Pacific/Auckland' });
  const reader = await context.newPage();
  const { email } = await someone(reader, 'caldays', desk);
  await post(reader, '/api/login', { data: { username: 'caldays', password: PASSWORD } });
  const seen = watch(desk, site.url);
  await desk.goto('/investor/admin/events');
  await hydrated(desk);
  await desk.getByRole('button', { name: 'New event' }).click();
  const dialog = desk.getByRole('dialog', { name: 'New event' });
  await dialog.getByLabel('Title').fill('Investor days');
  await dialog.getByRole('checkbox', { name: 'All-day event' }).check();
  await dialog.getByLabel('First day').fill('2031-05-06');
  await dialog.getByLabel('Last day').fill('2031-05-07');
  await dialog.getByLabel('Time zone').fill('America/New_York');
  await dialog.getByRole('button', { name: 'Add event' }).click();
  await expect(desk.getByText('Investor days was saved')).toBeVisible();
  const row = desk.locator('tbody', { hasText: 'Investor days' });
  await expect(row).toContainText('May 6, 2031 to May 7, 2031, all day');
  const subjects = async () =>
    (await mailsTo(site, email)).flatMap((text) => text.match(/^Subject: .*Investor.*$/gm) ?? []);
  await expect.poll(subjects).toHaveLength(1);

  await row.getByRole('button', { name: 'Change … Investor days' }).click();
  const change = desk.getByRole('dialog', { name: 'Change Investor days' });
  await change.getByLabel('Last day').fill('2031-05-08');
  await change.getByRole('checkbox', { name: 'Email this change to the people invited' }).uncheck();
  await change.getByRole('button', { name: 'Save without email' }).click();
  await expect(row).toContainText('May 6, 2031 to May 8, 2031, all day');
  expect(seen.lines, 'the console stays empty').toEqual([]);

  await reader.goto('/investor/calendar?view=month&date=2031-05-06');
  await hydrated(reader);
  await expect(reader.getByRole('link', { name: 'All day: Investor days' })).toHaveCount(3);
  await reader.goto('/investor/calendar?view=agenda&date=2031-05-06');
  await hydrated(reader);
  const entry = reader.getByRole('listitem').filter({ has: reader.getByRole('link', { name: 'Investor days' }) });
  await expect(entry.last()).toContainText('All day until Thu, May 8');
  await reader.getByRole('link', { name: 'Investor days' }).click();
  await expect(reader.getByText('Tuesday, May 6, 2031 – Thursday, May 8, 2031, all day')).toBeVisible();

  // The mail about a second change proves that the worker has processed the event since the first.
  await row.getByRole('button', { name: 'Change … Investor days' }).click();
  await change.getByLabel('Location or link').fill('Room 3');
  await change.getByRole('button', { name: 'Save event' }).click();
  await expect.poll(subjects).toHaveLength(2);
  expect((await mailsTo(site, email)).find((text) => text.includes('Subject: Changed'))).not.toContain('New time');
});

test('an administrator moves an event by dragging it and two clicks, or by M, the day and Enter', async ({
  browser,
  site,
}) => {
  const desk = await admin(browser, site);
  const create = `mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }`;
  const times = { startsAt: '2032-03-10T10:00', endsAt: '2032-03-10T11:00', timeZone: 'America/New_York' };
  const made = await ask<{ createEvent: { event: { id: string } } }>(desk, create, {
    input: { title: 'Dragged call', ...times },
  });
  const { id } = made.createEvent.event;
  const readStart = async () =>
    (await ask<{ event: { startsWall: string } }>(desk, 'query ($id: ID!) { event(id: $id) { startsWall } }', { id }))
      .event.startsWall;
  await desk.goto('/investor/calendar?view=month&date=2032-03-10');
  await hydrated(desk);

  await desk.locator(`[data-event="${id}"]`).dragTo(desk.locator('[data-cell="2032-03-18"]'));
  const dialog = desk.getByRole('dialog', { name: 'Move “Dragged call”?' });
  await expect(dialog).toContainText('Wednesday, March 10, 2032 to Thursday, March 18, 2032, 10:00 New York time');
  await dialog.getByRole('button', { name: 'Move event' }).click();
  await expect(desk.getByText('Dragged call was moved')).toBeVisible();
  await expect(desk.locator('[data-cell="2032-03-18"]')).toContainText('Dragged call');
  expect(await readStart()).toBe('2032-03-18T10:00');

  await desk.getByRole('link', { name: /Dragged call/ }).focus();
  await desk.keyboard.press('m');
  await dialog.getByLabel('New day').fill('2032-03-22');
  await desk.keyboard.press('Enter');
  await expect(desk.locator('[data-cell="2032-03-22"]')).toContainText('Dragged call');

  // An investor sees the same entry, and cannot move it.
  const reader = await person(browser, site);
  await someone(reader, 'caldrag', desk);
  await post(reader, '/api/login', { data: { username: 'caldrag', password: PASSWORD } });
  await reader.goto('/investor/calendar?view=month&date=2032-03-10');
  await hydrated(reader);
  await expect(reader.locator(`[data-event="${id}"]`)).toHaveAttribute('draggable', 'false');
  await expect(reader.getByRole('link', { name: 'New event' })).toHaveCount(0);
});

test('an administrator begins a new event by dragging over days of the calendar', async ({ browser, site }) => {
  const desk = await admin(browser, site);
  await desk.goto('/investor/calendar?view=month&date=2033-05-10');
  await hydrated(desk);
  await desk.locator('[data-cell="2033-05-11"]').hover();
  await desk.mouse.down();
  await desk.locator('[data-cell="2033-05-13"]').hover();
  await desk.mouse.up();
  const dialog = desk.getByRole('dialog', { name: 'New event' });
  await expect(dialog.getByLabel('First day')).toHaveValue('2033-05-11');
  await expect(dialog.getByLabel('Last day')).toHaveValue('2033-05-13');
  await dialog.getByLabel('Title').fill('Days of the city');
  await dialog.getByLabel('Time zone').fill('berlin');
  await dialog.getByRole('button', { name: 'Add event' }).click();
  await expect(desk.locator('tbody', { hasText: 'Days of the city' })).toContainText('Europe/Berlin');
});
