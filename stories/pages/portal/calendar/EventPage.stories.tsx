import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EventPage } from '#web/pages/portal/calendar/EventPage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { atRoute } from '../../../fixtures/atRoute.tsx';
import { answered, failure, loading } from '../../../fixtures/states.ts';
import { getEvent } from '../../../fixtures/calendar.ts';

const meta = {
  title: 'pages/portal/calendar/EventPage',
  component: EventPage,
  parameters: { layout: 'fullscreen', path: '/investor/calendar/evt_1' },
  render: atRoute('/investor/calendar/:id', EventPage),
} satisfies Meta<typeof EventPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const full = withAnswers({ CalendarEvent: { data: getEvent() } });

export const Loading: Story = loading('CalendarEvent');
export const Missing: Story = answered('CalendarEvent', { event: null });
export const Failure: Story = failure('CalendarEvent');
export const Success: Story = {
  decorators: [full],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText(/Tuesday, May 6, 2031, 10:00 AM – 11:30 AM \(Berlin time\)/),
    ).toBeInTheDocument();
  },
};
export const SuccessOnAPhone: Story = { decorators: [full], globals: { viewport: { value: 'phone' } } };
export const SuccessOnBlueprint: Story = { decorators: [full], globals: { sheet: 'blueprint' } };
export const AllDay: Story = {
  decorators: [
    withAnswers({
      CalendarEvent: {
        data: getEvent({ isAllDay: true, startsWall: '2031-05-06', endsWall: '2031-05-08', movedFrom: '2031-05-05' }),
      },
    }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Tuesday, May 6, 2031 – Thursday, May 8, 2031, all day')).toBeInTheDocument();
    await expect(canvas.getByText('Part of a series, moved from Monday, May 5, 2031')).toBeInTheDocument();
  },
};
export const Canceled: Story = {
  decorators: [
    withAnswers({
      CalendarEvent: {
        data: getEvent({
          status: 'CANCELED',
          cancellationReason: 'The board meets that day.',
          location: 'The old harbor office',
          timeNote: '2:30 on October 31, 2027 comes twice in Europe/Berlin; this is the first.',
        }),
      },
    }),
  ],
};
const waitingEvent = {
  capacity: 20,
  seatsLeft: 0,
  waitingCount: 3,
  ownAnswer: { __typename: 'OwnAnswer', answer: 'GOING', isWaiting: true, ahead: 2 },
} as const;
export const Answering: Story = {
  decorators: [
    withAnswers({
      CalendarEvent: { data: getEvent({ capacity: 20, seatsLeft: 0, waitingCount: 2 }) },
      RespondToEvent: {
        data: {
          respondToEvent: {
            __typename: 'RespondToEventPayload',
            event: { __typename: 'Event', id: 'evt_1', ...waitingEvent },
          },
        },
      },
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/All 20 seats are taken. 2 people wait for one./)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'I will attend' }));
    await expect(
      await canvas.findByText('You are on the waiting list, after 2 people. We email you when a seat is free.'),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'I will attend' })).toHaveAttribute('aria-pressed', 'true');
  },
};
export const OneFreeSeat: Story = {
  decorators: [withAnswers({ CalendarEvent: { data: getEvent({ capacity: 20, seatsLeft: 1 }) } })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('1 of 20 seats is free.')).toBeInTheDocument();
  },
};
export const AttendingAFullEvent: Story = {
  decorators: [
    withAnswers({
      CalendarEvent: {
        data: getEvent({
          ...waitingEvent,
          ownAnswer: { ...waitingEvent.ownAnswer, isWaiting: false, ahead: null },
          waitingCount: 0,
        }),
      },
    }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('All 20 seats are taken. One of them is yours.')).toBeInTheDocument();
    await expect(canvas.getByText('You are attending.')).toBeInTheDocument();
    await expect(canvas.queryByText(/waiting list/)).toBeNull();
  },
};
export const PastEvent: Story = {
  decorators: [
    withAnswers({
      CalendarEvent: { data: getEvent({ startsAt: '2021-05-06T08:00:00.000Z', endsAt: '2021-05-06T09:00:00.000Z' }) },
    }),
  ],
};
