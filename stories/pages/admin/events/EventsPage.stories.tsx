import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, within } from 'storybook/test';
import type { AdminEventFragment } from '#graphql/generated/admin.ts';
import { EventsPage } from '#web/pages/admin/events/EventsPage.tsx';
import { ToastProvider } from '#web/ui/Toasts.tsx';
import { openRowMenu } from '../../../fixtures/rowMenu.ts';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { failure, loading } from '../../../fixtures/states.ts';
import { getEvent } from '../../../fixtures/calendar.ts';

const meta = {
  title: 'pages/admin/events/EventsPage',
  component: EventsPage,
  parameters: { layout: 'fullscreen', path: '/investor/admin/events' },
  render: () => (
    <ToastProvider>
      <EventsPage />
    </ToastProvider>
  ),
} satisfies Meta<typeof EventsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const board = { __typename: 'Group' as const, id: 'grp_1', name: 'Board' };
const createEvent = (number: number, overrides: Partial<AdminEventFragment> = {}) => ({
  ...getEvent().event!,
  id: `evt_${number}`,
  seriesId: overrides.seriesId ?? `srs_${number}`,
  startsWall: '2031-05-06T10:00',
  endsWall: '2031-05-06T11:30',
  hasOwnDetails: false,
  isForEveryone: false,
  groups: { nodes: [board] },
  capacity: 20,
  viewerCan: {
    __typename: 'EventPermissions' as const,
    update: overrides.status !== 'CANCELED',
    cancel: overrides.status !== 'CANCELED',
    restore: overrides.status === 'CANCELED',
  },
  attendance: { __typename: 'Attendance' as const, going: 12, waiting: 0, maybe: 3, notGoing: 1 },
  ...overrides,
});
/** The groups and documents that an event can have. The documents come in two pages. */
const toChoices = (number: number, hasNextPage = false, after?: { data: object }) => ({
  data: {
    groups: { nodes: [board] },
    documents: {
      __typename: 'DocumentConnection',
      nodes: [{ __typename: 'Document', id: `doc_${number}`, index: `1.${number}`, title: `Slides ${number}` }],
      pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: hasNextPage ? `cursor-${number}` : null },
    },
  },
  ...(after && { more: { ...after.data } }),
});
const toEventList = (nodes: AdminEventFragment[]) => ({
  AdminEvents: {
    data: {
      events: {
        __typename: 'EventConnection',
        nodes,
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    },
  },
  AudienceChoices: toChoices(1),
});
const events = [
  createEvent(1),
  createEvent(2, {
    title: 'Harbor tour',
    recurrence: null,
    isForEveryone: true,
    groups: { nodes: [] },
    capacity: null,
  }),
  createEvent(5, { title: 'Annual meeting', isAllDay: true, startsWall: '2031-05-07', endsWall: '2031-05-08' }),
  createEvent(6, { title: 'Weekly call', movedFrom: '2031-05-05T10:00' }),
  createEvent(3, { title: 'Dinner', status: 'CANCELED', groups: { nodes: [] } }),
];
const full = withAnswers(toEventList(events));

export const Loading: Story = loading('AdminEvents');
export const Empty: Story = { decorators: [withAnswers(toEventList([]))] };
export const Failure: Story = failure('AdminEvents');
export const List: Story = { decorators: [full] };
export const SeriesAsOneRow: Story = {
  decorators: [withAnswers(toEventList([1, 2, 3].map((number) => createEvent(number, { seriesId: 'srs_1' }))))],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(1);
    const panel = within(canvas.getByRole('complementary', { name: 'Details of Quarterly call' }));
    await userEvent.click(panel.getByText('2 more dates'));
    await expect(panel.getAllByRole('listitem')).toHaveLength(2);
  },
};
/** Rows of two lines: the actions are in the menu and in the sheet. */
export const ListOnAPhone: Story = {
  decorators: [full],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const row = await canvas.findByRole('rowheader', { name: /^Quarterly call/ });
    await expect(canvas.queryByRole('button', { name: 'Change … Quarterly call' })).toBeNull();
    await userEvent.click(row);
    const sheet = within(await canvas.findByRole('dialog', { name: 'Quarterly call' }));
    await expect(sheet.getByRole('button', { name: 'Change …' })).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
  },
};
/** A date is moved from the menu of its row, also on a phone. */
export const MovingOnAPhone: Story = {
  decorators: [
    withAnswers({
      ...toEventList(events),
      UpdateEvent: { data: { updateEvent: { __typename: 'UpdateEventPayload', event: createEvent(1) } } },
    }),
  ],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await openRowMenu(canvasElement, 'Quarterly call');
    await userEvent.click(await canvas.findByRole('button', { name: 'Move … Quarterly call' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move “Quarterly call”?' }));
    fireEvent.change(dialog.getByLabelText('New day'), { target: { value: '2031-05-08' } });
    await expect(dialog.getByText(/Tuesday, May 6, 2031 to Thursday, May 8, 2031, 10:00/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Move event' }));
    await expect(await canvas.findByText('Quarterly call was moved')).toBeInTheDocument();
  },
};
export const ListOnBlueprint: Story = { decorators: [full], globals: { sheet: 'blueprint' } };
export const Adding: Story = {
  decorators: [
    withAnswers({
      ...toEventList(events),
      CreateEvent: { data: { createEvent: { __typename: 'CreateEventPayload', event: createEvent(4) } } },
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'New event' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add event' }));
    await expect(await screen.findByText('Title is required')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Repeats'), 'WEEKLY');
    await expect(await screen.findByLabelText('Number of dates')).toHaveValue('4');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Board' }));
    await expect(screen.getByRole('checkbox', { name: 'Board' })).toBeChecked();
  },
};
/** A series on the third Thursday of each month until a day. The end follows the start. */
export const AddingASeries: Story = {
  decorators: [withAnswers(toEventList(events))],
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'New event' }));
    fireEvent.change(await screen.findByLabelText('Starts'), { target: { value: '2027-03-18T10:00' } });
    await expect(await screen.findByLabelText('Ends')).toHaveValue('2027-03-18T11:00');
    const repeats = screen.getByLabelText('Repeats');
    await userEvent.selectOptions(repeats, 'Every month on the third Thursday');
    fireEvent.change(screen.getByLabelText('Starts'), { target: { value: '2027-03-30T15:00' } });
    await expect(await screen.findByLabelText('Ends')).toHaveValue('2027-03-30T16:00');
    await expect(repeats).toHaveDisplayValue('Every month on the last Tuesday');
    await userEvent.selectOptions(screen.getByLabelText('Series ends'), 'On a day');
    await userEvent.click(screen.getByRole('button', { name: 'Add event' }));
    await expect(await screen.findByText('Choose the last day of the series')).toBeVisible();
    fireEvent.change(screen.getByLabelText('Last day of the series'), { target: { value: '2027-03-01' } });
    await expect(await screen.findByText('Choose a day after the first event')).toBeVisible();
  },
};
/** A yearly all-day event on February 29. */
export const AddingWholeDays: Story = {
  decorators: [withAnswers(toEventList(events))],
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'New event' }));
    fireEvent.change(await screen.findByLabelText('Starts'), { target: { value: '2028-02-29T10:00' } });
    await userEvent.click(screen.getByRole('checkbox', { name: 'All-day event' }));
    await expect(await screen.findByLabelText('First day')).toHaveValue('2028-02-29');
    await userEvent.selectOptions(screen.getByLabelText('Repeats'), 'YEARLY');
    await expect(await screen.findByText(/in leap years only/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'All-day event' }));
    await expect(await screen.findByLabelText('Starts')).toHaveValue('2028-02-29T09:00');
  },
};
const changing = withAnswers(toEventList(events));
const openChange = async (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('button', { name: 'Change … Quarterly call' });
/** Part of a series, saved without email. */
export const Changing: Story = {
  decorators: [changing],
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await openChange(canvasElement));
    await expect(await screen.findByText(/applies to this date only/)).toBeInTheDocument();
    await expect(screen.getByRole('checkbox', { name: /for this date only$/ })).not.toBeChecked();
    await expect(screen.queryByRole('checkbox', { name: 'All-day event' })).not.toBeInTheDocument();
    const mail = screen.getByRole('checkbox', { name: 'Email this change to the people invited' });
    await expect(mail).toBeChecked();
    await expect(screen.getByRole('button', { name: 'Save event' })).toBeInTheDocument();
    await userEvent.click(mail);
    await expect(await screen.findByText(/No one is emailed about this change/)).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Save without email' })).toBeInTheDocument();
  },
};
/** A date of a series with its own title. It keeps the title unless the checkbox is cleared. */
export const ChangingADateWithItsOwnTitle: Story = {
  decorators: [
    withAnswers(
      toEventList([
        createEvent(1, { seriesId: 'srs_1' }),
        createEvent(2, { seriesId: 'srs_1', title: 'Call with the auditors', hasOwnDetails: true }),
      ]),
    ),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const panel = within(await canvas.findByRole('complementary', { name: 'Details of Quarterly call' }));
    await userEvent.click(panel.getByText('1 more date'));
    const date = panel.getByRole('listitem');
    await expect(date).toHaveTextContent(/^May 6, 2031, \d\d:00 UTC Call with the auditors/);
    await userEvent.click(canvas.getByRole('button', { name: 'Change … Call with the auditors' }));
    await expect(await screen.findByLabelText('Title')).toHaveValue('Call with the auditors');
    await expect(screen.getByRole('checkbox', { name: /for this date only$/ })).toBeChecked();
  },
};
export const ChangingOnAPhone: Story = {
  decorators: [changing],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('rowheader', { name: /^Quarterly call/ }));
    const sheet = within(await canvas.findByRole('dialog', { name: 'Quarterly call' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Change …' }));
    await expect(await screen.findByText(/applies to this date only/)).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Save event' })).toBeInTheDocument();
  },
};
export const ChangingOnBlueprint: Story = { ...Changing, globals: { sheet: 'blueprint' } };
/** More documents than one page of the list contains. */
export const ManyDocuments: Story = {
  decorators: [withAnswers({ ...toEventList(events), AudienceChoices: toChoices(1, true, toChoices(2, false)) })],
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'New event' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: '1.1 Slides 1' }));
    await userEvent.click(screen.getByRole('link', { name: 'Load more documents' }));
    await expect(await screen.findByRole('checkbox', { name: '1.2 Slides 2' })).toBeInTheDocument();
    await expect(screen.getByRole('checkbox', { name: '1.1 Slides 1' })).toBeChecked();
    await expect(screen.queryByRole('link', { name: 'Load more documents' })).not.toBeInTheDocument();
  },
};
export const Canceling: Story = {
  decorators: [
    withAnswers({
      ...toEventList(events),
      CancelEvent: { data: { cancelEvent: { __typename: 'CancelEventPayload', event: createEvent(1) } } },
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await openRowMenu(canvasElement, 'Quarterly call');
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel series … Quarterly call' }));
    await userEvent.type(await screen.findByLabelText(/Reason/), 'The board meets.');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel event' }));
    await expect(await canvas.findByText('Quarterly call was canceled')).toBeInTheDocument();
  },
};
const canceled = createEvent(7, { title: 'Weekly call', recurrence: 'FREQ=WEEKLY;COUNT=4', status: 'CANCELED' });
export const RestoringADate: Story = {
  decorators: [
    withAnswers({
      ...toEventList([canceled]),
      RestoreEvent: {
        data: { restoreEvent: { __typename: 'RestoreEventPayload', event: { ...canceled, status: 'SCHEDULED' } } },
      },
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore this date Weekly call' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Restore\? Everyone who received the cancellation/ }));
    await expect(await canvas.findByText('Weekly call was restored')).toBeInTheDocument();
  },
};
