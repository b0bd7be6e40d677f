import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openAdminPage, sendOperation, getEmailsTo, PASSWORD, registerAccount, test, openRowMenu } from './people.ts';
import { addGroup } from './sharing.ts';
import { expect, waitForHydration, post, watch, openPage } from './site.ts';

// An administrator schedules events, invitees see them in their own time zone, and others do not see them at all.

const CREATE = 'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }';
const call = { startsAt: '2031-05-06T10:00', endsAt: '2031-05-06T11:30', timeZone: 'Europe/Berlin' };

async function createEvent(adminPage: Page, input: object): Promise<string> {
  const { createEvent: addEvent } = await sendOperation<{ createEvent: { event: { id: string } } }>(adminPage, CREATE, {
    input: { ...call, ...input },
  });
  return addEvent.event.id;
}

test('the members of a group see its event in their own and the event’s time zone, and other investors do not see it', async ({
  browser,
  site,
}) => {
  const adminPage = await openAdminPage(browser, site);
  const invitee = await openPage(browser, site, { timezoneId: 'America/New_York' });
  const other = await openPage(browser, site);
  const { id } = await registerAccount(invitee, 'calinvited', adminPage);
  await registerAccount(other, 'calother', adminPage);
  await post(invitee, '/api/login', { data: { username: 'calinvited', password: PASSWORD } });
  await post(other, '/api/login', { data: { username: 'calother', password: PASSWORD } });
  const event = await createEvent(adminPage, {
    title: 'Harbor tour',
    groupIds: [await addGroup(adminPage, 'Harbor', [id])],
  });

  const activity = watch(invitee, site.url);
  await invitee.goto('/investor/calendar?view=agenda');
  await waitForHydration(invitee);
  const entry = invitee
    .getByRole('listitem')
    .filter({ has: invitee.getByRole('link', { name: 'Harbor tour' }) })
    .last();
  await expect(entry).toContainText('4:00 AM – 5:30 AM your time · 10:00 AM – 11:30 AM Berlin time');
  await entry.getByRole('link', { name: 'Harbor tour' }).click();
  await expect(invitee.getByRole('heading', { level: 1, name: 'Harbor tour' })).toBeVisible();
  await expect(invitee.getByText('Tuesday, May 6, 2031, 4:00 AM – 5:30 AM (New York time)')).toBeVisible();
  await invitee.goto('/investor/calendar?view=month&date=2031-05-04');
  await waitForHydration(invitee);
  await expect(invitee.getByRole('link', { name: '4:00 AM Harbor tour' })).toBeVisible();
  await expect(invitee.getByRole('columnheader').first()).toHaveText('Sun');
  await invitee.getByRole('link', { name: /^Sunday, May 4/ }).focus();
  await invitee.keyboard.press('PageDown');
  await expect(invitee).toHaveURL(/date=2031-06-04/);
  await expect(invitee.getByRole('link', { name: /^Wednesday, June 4/ })).toBeFocused();
  expect(activity.consoleLines, 'the console stays empty').toEqual([]);

  await invitee.goto(`/investor/calendar/${event}`);
  await waitForHydration(invitee);
  await invitee.getByRole('button', { name: 'I will attend' }).click();
  await expect(invitee.getByText('You are attending.')).toBeVisible();

  await other.goto('/investor/calendar?view=agenda');
  await expect(other.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
  expect(await other.content()).not.toContain('Harbor tour');
  expect((await other.goto(`/investor/calendar/${event}`))?.status()).toBe(404);
  expect(await other.content()).not.toContain('Harbor tour');
});

test('the week begins, and times are written, as the locale of the browser does', async ({ browser, site }) => {
  const adminPage = await openAdminPage(browser, site);
  await createEvent(adminPage, { title: 'Pier tour' });
  const reader = await openPage(browser, site, { locale: 'de-DE', timezoneId: 'Europe/Berlin' });
  await post(reader, '/api/login', { data: { username: 'admin', password: 'granite-harbor-lantern-42' } });
  await reader.goto('/investor/calendar?view=month&date=2031-05-04');
  await waitForHydration(reader);
  await expect(reader.getByRole('columnheader').first()).toHaveText('Mon');
  await expect(reader.getByRole('link', { name: '10:00 Pier tour' })).toBeVisible();
  await reader.getByRole('link', { name: /^Sunday, May 4/ }).focus();
  await reader.keyboard.press('Home');
  await expect(reader.getByRole('link', { name: /^Monday, April 28/ })).toBeFocused();
});

test('the calendar is an agenda without JavaScript, also with many dates, and a month on a wide screen', async ({
  browser,
  site,
}) => {
  const adminPage = await openAdminPage(browser, site);
  await createEvent(adminPage, { title: 'Annual meeting' });
  const plain = await openPage(browser, site, { javaScriptEnabled: false });
  await post(plain, '/api/login', { data: { username: 'admin', password: 'granite-harbor-lantern-42' } });
  await plain.goto('/investor/calendar');
  await expect(plain.getByRole('link', { name: 'Annual meeting' })).toBeVisible();
  await expect(plain.getByText('10:00 – 11:30 Berlin time').first()).toBeVisible();
  await plain.getByRole('link', { name: 'Month', exact: true }).click();
  await plain.goto('/investor/calendar?view=month&date=2031-05-06');
  await expect(plain.getByRole('link', { name: '10:00 Annual meeting' })).toBeVisible();

  await createEvent(adminPage, { title: 'Weekly call', recurrence: 'FREQ=WEEKLY;COUNT=40' });
  await plain.goto('/investor/calendar?date=2031-05-06');
  const dates = plain.getByRole('link', { name: 'Weekly call' });
  const first = await dates.count();
  await plain.getByRole('link', { name: 'Load more events' }).click();
  await expect(plain).toHaveURL(/after=/);
  expect(first + (await dates.count())).toBe(40);

  const activity = watch(adminPage, site.url);
  await adminPage.goto('/investor/calendar?view=agenda&date=2031-05-06');
  await waitForHydration(adminPage);
  await adminPage.getByRole('link', { name: 'Load more events' }).click();
  await expect(adminPage.getByRole('link', { name: 'Weekly call' })).toHaveCount(40);
  await expect(adminPage.getByRole('link', { name: 'Load more events' })).toHaveCount(0);
  await adminPage.goto('/investor/calendar');
  await waitForHydration(adminPage);
  await expect(adminPage.getByRole('grid')).toBeVisible();
  await expect(adminPage.locator('td[aria-current="date"]')).toHaveCount(1);
  expect(activity.consoleLines, 'the console stays empty').toEqual([]);
});

test(
  'a calendar program sees a cancellation at the subscription URL, which stops working when it is renewed',
  { tag: '@core' },
  async ({ browser, site }) => {
    const adminPage = await openAdminPage(browser, site);
    const reader = await openPage(browser, site);
    await registerAccount(reader, 'calsubscriber', adminPage);
    await post(reader, '/api/login', { data: { username: 'calsubscriber', password: PASSWORD } });
    const id = await createEvent(adminPage, { title: 'Data center visit' });
    await reader.goto('/investor/calendar');
    await waitForHydration(reader);
    await reader.getByRole('button', { name: 'Show the URL' }).click();
    const urlText = reader.getByText(/\/calendar\/[\w-]{43}\.ics$/);
    await expect(urlText).toBeVisible();
    const path = new URL((await urlText.textContent())!).pathname;

    const program = await openPage(browser, site);
    const readCalendar = async () => (await program.request.get(path)).text();
    expect(await readCalendar()).toContain('STATUS:CONFIRMED');
    await sendOperation(
      adminPage,
      'mutation ($id: ID!) { cancelEvent(input: { id: $id, reason: "The lift is broken." }) { event { id } } }',
      { id },
    );
    const ics = await readCalendar();
    expect(ics).toMatch(new RegExp(`UID:${id}@[^]*SEQUENCE:1[^]*STATUS:CANCELLED`));
    await reader.goto(`/investor/calendar/${id}`);
    await expect(reader.getByText('The lift is broken.')).toBeVisible();
    await expect(reader.getByRole('link', { name: 'Save to your own calendar (.ics)' })).toBeVisible();

    await reader.goto('/investor/calendar');
    await waitForHydration(reader);
    await reader.getByRole('button', { name: 'Renew the URL' }).click();
    await reader.getByRole('button', { name: 'Replace the old URL? Calendars that use it stop updating.' }).click();
    await expect(reader.getByText('Calendar URL renewed')).toBeVisible();
    expect((await program.request.get(path)).status()).toBe(404);
  },
);

test(
  'the next person on the waiting list gets the seat of an investor who declines, and downloads the calendar file',
  { tag: '@core' },
  async ({ browser, site }) => {
    const adminPage = await openAdminPage(browser, site);
    const [first, second] = [await openPage(browser, site), await openPage(browser, site)];
    const { email } = await registerAccount(second, 'seatsecond', adminPage);
    await registerAccount(first, 'seatfirst', adminPage);
    await post(first, '/api/login', { data: { username: 'seatfirst', password: PASSWORD } });
    await post(second, '/api/login', { data: { username: 'seatsecond', password: PASSWORD } });
    const id = await createEvent(adminPage, { title: 'Generator test', capacity: 1 });
    const answer = async (page: Page, label: string) => {
      await page.goto(`/investor/calendar/${id}`);
      await waitForHydration(page);
      await page.getByRole('button', { name: label, exact: true }).click();
      await expect(page.getByText('Your answer was saved')).toBeVisible();
    };
    await answer(first, 'I will attend');
    await expect(first.getByText('You are attending.')).toBeVisible();
    await answer(second, 'I will attend');
    await expect(second.getByText('You are first on the waiting list.')).toBeVisible();
    await answer(first, 'I cannot attend');
    await expect
      .poll(async () => (await getEmailsTo(site, email)).some((text) => /Subject: .*Generator test/.test(text)))
      .toBe(true);
    // The open page learns of the seat when its reader returns to it, for example from the email.
    await second.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(second.getByText('You are attending.')).toBeVisible();
    const download = second.waitForEvent('download');
    await second.getByRole('link', { name: 'Save to your own calendar (.ics)' }).click();
    expect(await readFile(await (await download).path(), 'utf8')).toMatch(
      new RegExp(`UID:${id}@[^]*SUMMARY:Generator test`),
    );
  },
);

test('an investor answers all dates of a series at once, with and without JavaScript, and sees the next event above the month', async ({
  browser,
  site,
}) => {
  const adminPage = await openAdminPage(browser, site);
  const reader = await openPage(browser, site);
  const plain = await openPage(browser, site, { javaScriptEnabled: false });
  const { id: account } = await registerAccount(reader, 'seriesreader', adminPage);
  for (const page of [reader, plain])
    await post(page, '/api/login', { data: { username: 'seriesreader', password: PASSWORD } });
  const groupIds = [await addGroup(adminPage, 'Series', [account])];
  const times = { startsAt: '2030-05-06T10:00', endsAt: '2030-05-06T11:30' };
  const first = await createEvent(adminPage, {
    ...times,
    title: 'Weekly',
    groupIds,
    recurrence: 'FREQ=WEEKLY;COUNT=3',
  });
  const query = '{ events(first: 20) { nodes { id title } } }';
  const { events } = await sendOperation<{ events: { nodes: { id: string; title: string }[] } }>(reader, query);
  const last = events.nodes.findLast(({ title }) => title === 'Weekly')!.id;
  expect(last).not.toBe(first);

  await reader.goto('/investor/calendar?view=month');
  await waitForHydration(reader);
  // Another test may have created an event that is earlier.
  await expect(reader.getByText(/^Next: /)).toBeVisible();
  await reader.goto(`/investor/calendar/${first}`);
  await waitForHydration(reader);
  await reader.getByLabel('For all dates of this series').check();
  await reader.getByRole('button', { name: 'I will attend' }).click();
  await expect(reader.getByText('Your answer to all dates was saved')).toBeVisible();

  await plain.goto(`/investor/calendar/${last}`);
  await expect(plain.getByText('You are attending.')).toBeVisible();
  await plain.getByLabel('For all dates of this series').check();
  await plain.getByRole('button', { name: 'I cannot attend' }).click();
  await expect(plain.getByText('You declined.')).toBeVisible();
  await reader.reload();
  await expect(reader.getByText('You declined.')).toBeVisible();
});

test('an administrator schedules an event, sees how many people attend, and cancels it', async ({ browser, site }) => {
  const adminPage = await openAdminPage(browser, site);
  await adminPage.goto('/investor/admin/events');
  await waitForHydration(adminPage);
  await adminPage.getByRole('button', { name: 'New event' }).click();
  const dialog = adminPage.getByRole('dialog', { name: 'New event' });
  await dialog.getByLabel('Title').fill('Night call');
  await dialog.getByLabel('Starts').fill('2027-03-28T02:30');
  await dialog.getByLabel('Ends').fill('2027-03-28T04:00');
  await dialog.getByLabel('Time zone').fill('Europe/Berlin');
  await dialog.getByRole('button', { name: 'Add event' }).click();
  await expect(dialog.getByText(/2:30 on March 28, 2027 does not exist/)).toBeVisible();
  await dialog.getByLabel('Starts').fill('2027-03-28T03:30');
  await dialog.getByRole('button', { name: 'Add event' }).click();
  await expect(adminPage.getByText('Night call was saved')).toBeVisible();
  const row = adminPage.locator('tbody', { hasText: 'Night call' });
  await expect(row).toContainText('0 attending');
  await openRowMenu(row);
  await row.getByRole('button', { name: 'Cancel … Night call' }).click();
  await adminPage.getByLabel('Reason').fill('Nobody is awake.');
  await adminPage.getByRole('button', { name: 'Cancel event' }).click();
  await expect(row.getByText('Canceled')).toBeVisible();
});

test('an investor gets the invitation and the cancellation of an event by email, in the chosen time zone', async ({
  browser,
  site,
}) => {
  const adminPage = await openAdminPage(browser, site);
  const reader = await openPage(browser, site);
  const { id, email } = await registerAccount(reader, 'calmailed', adminPage);
  await post(reader, '/api/login', { data: { username: 'calmailed', password: PASSWORD } });
  const activity = watch(reader, site.url);
  await reader.goto('/investor/account');
  await waitForHydration(reader);
  await reader.getByLabel('Your time zone').fill('Mars/Phobos');
  const section = reader.getByRole('region', { name: 'Calendar' });
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(section.getByText('Unknown time zone. Enter a name such as Europe/Berlin')).toBeVisible();
  await reader.getByLabel('Your time zone').fill('Asia/Tokyo');
  await section.getByLabel('Remind me by email an hour before').check();
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(reader.getByText('Calendar settings saved')).toBeVisible();

  const event = await createEvent(adminPage, {
    title: 'Vault tour',
    groupIds: [await addGroup(adminPage, 'Vault', [id])],
  });
  const findEmail = async (subject: string) =>
    (await getEmailsTo(site, email)).find((text) => text.includes(`Subject: ${subject}`)) ?? '';
  await expect.poll(() => findEmail('Invitation: Vault tour')).toContain('at 17:00 (Asia/Tokyo)');
  expect(await findEmail('Invitation: Vault tour')).toContain('method=REQUEST');
  await reader.goto(`/investor/calendar/${event}`);
  await expect(reader.getByText('Tuesday, May 6, 2031, 5:00 PM – 6:30 PM (Tokyo time)')).toBeVisible();
  expect(activity.consoleLines, 'the console stays empty').toEqual([]);
  await sendOperation(
    adminPage,
    'mutation ($id: ID!) { cancelEvent(input: { id: $id, reason: "The vault is flooded." }) { event { id } } }',
    { id: event },
  );
  await expect.poll(() => findEmail('Canceled: Vault tour')).toContain('The vault is flooded.');
  expect(await findEmail('Canceled: Vault tour')).toContain('method=CANCEL');
});

test('an administrator changes an all-day event without email, and an investor sees the same days in every time zone', async ({
  browser,
  site,
}) => {
  const adminPage = await openAdminPage(browser, site);
  const reader = await openPage(browser, site, { timezoneId: 'Pacific/Auckland' });
  const { email } = await registerAccount(reader, 'caldays', adminPage);
  await post(reader, '/api/login', { data: { username: 'caldays', password: PASSWORD } });
  const activity = watch(adminPage, site.url);
  await adminPage.goto('/investor/admin/events');
  await waitForHydration(adminPage);
  await adminPage.getByRole('button', { name: 'New event' }).click();
  const dialog = adminPage.getByRole('dialog', { name: 'New event' });
  await dialog.getByLabel('Title').fill('Investor days');
  await dialog.getByRole('checkbox', { name: 'All-day event' }).check();
  await dialog.getByLabel('First day').fill('2031-05-06');
  await dialog.getByLabel('Last day').fill('2031-05-07');
  await dialog.getByLabel('Time zone').fill('America/New_York');
  await dialog.getByRole('button', { name: 'Add event' }).click();
  await expect(adminPage.getByText('Investor days was saved')).toBeVisible();
  const row = adminPage.locator('tbody', { hasText: 'Investor days' });
  await expect(row).toContainText('May 6, 2031 to May 7, 2031, all day');
  const getSubjects = async () =>
    (await getEmailsTo(site, email)).flatMap((text) => text.match(/^Subject: .*Investor.*$/gm) ?? []);
  await expect.poll(getSubjects).toHaveLength(1);

  await row.getByRole('button', { name: 'Change … Investor days' }).click();
  const change = adminPage.getByRole('dialog', { name: 'Change Investor days' });
  await change.getByLabel('Last day').fill('2031-05-08');
  await change.getByRole('checkbox', { name: 'Email this change to the people invited' }).uncheck();
  await change.getByRole('button', { name: 'Save without email' }).click();
  await expect(row).toContainText('May 6, 2031 to May 8, 2031, all day');
  expect(activity.consoleLines, 'the console stays empty').toEqual([]);

  await reader.goto('/investor/calendar?view=month&date=2031-05-06');
  await waitForHydration(reader);
  await expect(reader.getByRole('link', { name: 'All day: Investor days' })).toHaveCount(3);
  await reader.goto('/investor/calendar?view=agenda&date=2031-05-06');
  await waitForHydration(reader);
  const entry = reader.getByRole('listitem').filter({ has: reader.getByRole('link', { name: 'Investor days' }) });
  await expect(entry.last()).toContainText('All day until Thu, May 8');
  await reader.getByRole('link', { name: 'Investor days' }).click();
  await expect(reader.getByText('Tuesday, May 6, 2031 – Thursday, May 8, 2031, all day')).toBeVisible();

  // The mail about a second change proves that the worker has processed the event since the first.
  await row.getByRole('button', { name: 'Change … Investor days' }).click();
  await change.getByLabel('Location or link').fill('Room 3');
  await change.getByRole('button', { name: 'Save event' }).click();
  await expect.poll(getSubjects).toHaveLength(2);
  expect((await getEmailsTo(site, email)).find((text) => text.includes('Subject: Changed'))).not.toContain('New time');
});
