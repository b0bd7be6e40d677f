import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { CalendarPage } from '#web/pages/portal/calendar/CalendarPage.tsx';
import { ToastProvider } from '#web/ui/Toasts.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { failure, loading } from '../../../fixtures/states.ts';
import { entries, getEvent, list } from '../../../fixtures/calendar.ts';

const createParameters = (view: string) => ({
  layout: 'fullscreen',
  path: `/investor/calendar?view=${view}&date=2031-05-05`,
});

const meta = {
  title: 'pages/portal/calendar/CalendarPage',
  component: CalendarPage,
  parameters: createParameters('agenda'),
  render: () => (
    <ToastProvider>
      <CalendarPage />
    </ToastProvider>
  ),
} satisfies Meta<typeof CalendarPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const full = withAnswers({ Calendar: { data: list(entries, true) } });
const empty = withAnswers({ Calendar: { data: list([]) } });
const phone = { viewport: { value: 'phone' } };

export const Loading: Story = loading('Calendar');
export const NoEvents: Story = { decorators: [empty] };
export const Failure: Story = failure('Calendar');
export const Agenda: Story = {
  decorators: [full],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Dinner' })).toBeInTheDocument();
    await expect(canvas.getByText('Canceled')).toBeInTheDocument();
    await expect(canvas.getByText('All day')).toBeInTheDocument();
    await expect(canvas.getByText('Thu, May 8')).toBeInTheDocument();
    // All days are in the future, so today is before the first.
    const today = canvas.getByText(/^Today, /);
    const [firstDay] = canvas.getAllByRole('heading', { level: 3 });
    await expect(today.compareDocumentPosition(firstDay!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.getByRole('link', { name: /meet\.example.*new tab/ })).toHaveAttribute('target', '_blank');
  },
};
export const AgendaOnAPhone: Story = { decorators: [full], globals: phone };
export const AgendaOnBlueprint: Story = { decorators: [full], globals: { sheet: 'blueprint' } };
export const Week: Story = { decorators: [full], parameters: createParameters('week') };
export const Archive: Story = { decorators: [full], parameters: createParameters('past') };
export const EmptyArchive: Story = { decorators: [empty], parameters: createParameters('past') };
export const LoadingMonth: Story = {
  decorators: [withAnswers({ Calendar: 'never' })],
  parameters: createParameters('month'),
};
export const MonthOnAPhone: Story = { decorators: [full], parameters: createParameters('month'), globals: phone };
export const MonthOnBlueprint: Story = {
  decorators: [full],
  parameters: createParameters('month'),
  globals: { sheet: 'blueprint' },
};
export const NextEvent: Story = {
  decorators: [full],
  parameters: createParameters('month'),
  play: async ({ canvasElement }) => {
    const next = await within(canvasElement).findByText(/^Next: /);
    await expect(next).toHaveTextContent(/^Next: Tuesday, May 6, 2031, \d{1,2}:00 [AP]M, Quarterly call$/);
  },
};
export const NextEventOfWholeDays: Story = {
  decorators: [withAnswers({ Calendar: { data: list(entries.slice(5)) } })],
  parameters: createParameters('month'),
  play: async ({ canvasElement }) => {
    const next = await within(canvasElement).findByText(/^Next: /);
    await expect(next).toHaveTextContent(/^Next: Wednesday, May 7, 2031, Annual meeting$/);
  },
};
export const WholeDaysInAMonth: Story = {
  decorators: [full],
  parameters: createParameters('month'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByRole('link', { name: 'All day: Annual meeting' })).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: /^Wednesday, May 7, 2031/ })).toHaveAttribute('data-count', '1');
  },
};
/** The week begins on Sunday, as the browser's locale en-US has it. */
export const MonthByKeyboard: Story = {
  decorators: [full],
  parameters: createParameters('month'),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const start = await canvas.findByRole('link', { name: /^Monday, May 5, 2031/ });
    start.focus();
    const expectFocusAfter = async (keys: string, day: RegExp) => {
      await userEvent.keyboard(keys);
      await waitFor(async () => expect(await canvas.findByRole('link', { name: day })).toHaveFocus());
    };
    await expectFocusAfter('{ArrowRight}', /^Tuesday, May 6/);
    await expectFocusAfter('{ArrowDown}', /^Tuesday, May 13/);
    await expectFocusAfter('{End}', /^Saturday, May 17/);
    await expectFocusAfter('{Home}', /^Sunday, May 11/);
    await expectFocusAfter('{ArrowUp}{ArrowLeft}', /^Saturday, May 3,/);
    await expectFocusAfter('{PageDown}', /^Tuesday, June 3,/);
    await expect(canvas.getByRole('heading', { name: 'June 2031' })).toBeInTheDocument();
    await expectFocusAfter('{Shift>}{PageUp}{/Shift}', /^Monday, June 3, 2030/);
    await expect(canvas.getByRole('grid', { name: 'June 2030' })).toBeInTheDocument();
  },
};

const createCalendarUrl = (secret: string) => `https://site.example/calendar/${secret.repeat(43)}.ics`;
export const Subscribing: Story = {
  decorators: [
    withAnswers({
      Calendar: { data: list(entries) },
      CalendarUrl: { data: { viewer: { __typename: 'Viewer', id: 'usr_1', calendarUrl: createCalendarUrl('a') } } },
      RenewCalendarUrl: {
        data: { renewCalendarUrl: { __typename: 'RenewCalendarUrlPayload', calendarUrl: createCalendarUrl('b') } },
      },
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Show the URL' }));
    await expect(await canvas.findByText(createCalendarUrl('a'))).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Copy the calendar URL' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open in your calendar app' })).toHaveAttribute(
      'href',
      createCalendarUrl('a').replace('https:', 'webcal:'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Renew the URL' }));
    await userEvent.click(
      canvas.getByRole('button', { name: 'Replace the old URL? Calendars that use it stop updating.' }),
    );
    await expect(await canvas.findByText(createCalendarUrl('b'))).toBeInTheDocument();
  },
};
const withEvent = withAnswers({ Calendar: { data: list(entries) }, CalendarEvent: { data: getEvent() } });
/** A person reads an event and answers it without leaving the month. */
export const EventBesideTheMonth: Story = {
  parameters: createParameters('month'),
  globals: { viewport: { value: 'desktop' } },
  decorators: [withEvent],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('link', { name: /Dinner/ }));
    const panel = within(await canvas.findByRole('complementary', { name: 'Details of Dinner' }));
    await expect(await panel.findByRole('button', { name: 'I will attend' })).toBeVisible();
    await expect(canvas.getByRole('grid')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
  },
};
export const EventAsASheet: Story = {
  parameters: createParameters('month'),
  globals: { viewport: { value: 'window' } },
  decorators: [withEvent],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('link', { name: /Dinner/ }));
    const sheet = within(await canvas.findByRole('dialog', { name: 'Dinner' }));
    await expect(await sheet.findByRole('button', { name: 'I will attend' })).toBeVisible();
  },
};
