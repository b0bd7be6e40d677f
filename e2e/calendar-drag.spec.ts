import { openAdminPage, PASSWORD, registerAccount, sendOperation, test } from './people.ts';
import { expect, post, waitForHydration, openPage } from './site.ts';

// Administrators move and create events with the pointer or the keyboard.

test('an administrator moves an event by drag and drop or by keyboard, and an investor cannot move it', async ({
  browser,
  site,
}) => {
  const adminPage = await openAdminPage(browser, site);
  const create = `mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }`;
  const times = { startsAt: '2032-03-10T10:00', endsAt: '2032-03-10T11:00', timeZone: 'America/New_York' };
  const event = await sendOperation<{ createEvent: { event: { id: string } } }>(adminPage, create, {
    input: { title: 'Dragged call', ...times },
  });
  const { id } = event.createEvent.event;
  const readStart = async () =>
    (
      await sendOperation<{ event: { startsWall: string } }>(
        adminPage,
        'query ($id: ID!) { event(id: $id) { startsWall } }',
        { id },
      )
    ).event.startsWall;
  await adminPage.goto('/investor/calendar?view=month&date=2032-03-10');
  await waitForHydration(adminPage);

  await adminPage.locator(`[data-event="${id}"]`).dragTo(adminPage.locator('[data-cell="2032-03-18"]'));
  const dialog = adminPage.getByRole('dialog', { name: 'Move “Dragged call”?' });
  await expect(dialog).toContainText('Wednesday, March 10, 2032 to Thursday, March 18, 2032, 10:00 New York time');
  await dialog.getByRole('button', { name: 'Move event' }).click();
  await expect(adminPage.getByText('Dragged call was moved')).toBeVisible();
  await expect(adminPage.locator('[data-cell="2032-03-18"]')).toContainText('Dragged call');
  expect(await readStart()).toBe('2032-03-18T10:00');

  await adminPage
    .getByRole('grid')
    .getByRole('link', { name: /Dragged call/ })
    .focus();
  await adminPage.keyboard.press('m');
  await dialog.getByLabel('New day').fill('2032-03-22');
  await adminPage.keyboard.press('Enter');
  await expect(adminPage.locator('[data-cell="2032-03-22"]')).toContainText('Dragged call');

  // An investor sees the same entry, and cannot move it.
  const reader = await openPage(browser, site);
  await registerAccount(reader, 'caldrag', adminPage);
  await post(reader, '/api/login', { data: { username: 'caldrag', password: PASSWORD } });
  await reader.goto('/investor/calendar?view=month&date=2032-03-10');
  await waitForHydration(reader);
  await expect(reader.locator(`[data-event="${id}"]`)).toHaveAttribute('draggable', 'false');
  await expect(reader.getByRole('link', { name: 'New event' })).toHaveCount(0);
});

test('an administrator creates an event by dragging over days of the calendar', async ({ browser, site }) => {
  const adminPage = await openAdminPage(browser, site);
  await adminPage.goto('/investor/calendar?view=month&date=2033-05-10');
  await waitForHydration(adminPage);
  await adminPage.locator('[data-cell="2033-05-11"]').hover();
  await adminPage.mouse.down();
  await adminPage.locator('[data-cell="2033-05-13"]').hover();
  await adminPage.mouse.up();
  const dialog = adminPage.getByRole('dialog', { name: 'New event' });
  await expect(dialog.getByLabel('First day')).toHaveValue('2033-05-11');
  await expect(dialog.getByLabel('Last day')).toHaveValue('2033-05-13');
  await dialog.getByLabel('Title').fill('Days of the city');
  await dialog.getByLabel('Time zone').fill('berlin');
  await dialog.getByRole('button', { name: 'Add event' }).click();
  await expect(adminPage.locator('tbody', { hasText: 'Days of the city' })).toBeVisible();
  const filter = { from: '2033-05-10T00:00:00Z', to: '2033-05-15T00:00:00Z' };
  const query = 'query ($filter: EventFilter) { events(first: 100, filter: $filter) { nodes { title timeZone } } }';
  expect(await sendOperation(adminPage, query, { filter })).toEqual({
    events: { nodes: [{ title: 'Days of the city', timeZone: 'Europe/Berlin' }] },
  });
});
