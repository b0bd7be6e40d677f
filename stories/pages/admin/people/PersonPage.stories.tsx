import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { PersonPage } from '#web/pages/admin/people/PersonPage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { answered, failure, loading } from '../../../fixtures/states.ts';
import { newPerson, personDetails } from '../../../fixtures/people.ts';

const meta = {
  title: 'pages/admin/people/PersonPage',
  component: PersonPage,
  parameters: { layout: 'fullscreen', path: '/investor/admin/people/usr_21' },
} satisfies Meta<typeof PersonPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const success = withAnswers({ PersonDetails: { data: personDetails } });

export const Loading: Story = loading('PersonDetails');
export const Failure: Story = failure('PersonDetails');
export const NotFound: Story = {
  decorators: [withAnswers({ PersonDetails: { data: { node: null } } })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No account has this id.')).toBeInTheDocument();
  },
};
export const Invited: Story = answered('PersonDetails', { ...newPerson });
export const Success: Story = {
  decorators: [success],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('read, as a member of Board')).toBeInTheDocument();
    await expect(canvas.getByText(/^read, delegated by Dana Whitfield, until/)).toBeInTheDocument();
    await expect(canvas.getByText('no access, for this person')).toBeInTheDocument();
    await expect(canvas.getByText('May 6, 2026 to May 7, 2026, all day')).toBeInTheDocument();
  },
};
export const SuccessOnAPhone: Story = { decorators: [success], globals: { viewport: { value: 'phone' } } };
export const SuccessOnBlueprint: Story = { decorators: [success], globals: { sheet: 'blueprint' } };
export const StoppingEmailsAboutReading: Story = {
  decorators: [
    withAnswers({
      PersonDetails: { data: personDetails },
      WatchReadings: {
        data: {
          watchReadings: {
            __typename: 'WatchReadingsPayload',
            document: null,
            user: { __typename: 'User', id: personDetails.node.id, isWatched: false },
          },
        },
      },
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop telling me when they open a document' }));
    await expect(await canvas.findByRole('button', { name: 'Tell me when they open a document' })).toBeInTheDocument();
  },
};
export const WhatADeletionLeaves: Story = {
  decorators: [success],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Delete account/ }));
    await expect(
      canvas.getByRole('button', { name: /Signatures of the agreement and the logs stay/ }),
    ).toBeInTheDocument();
  },
};
export const ALastDay: Story = {
  decorators: [
    withAnswers({
      PersonDetails: { data: personDetails },
      SetUserEnd: {
        error: 'BAD_USER_INPUT',
        message: 'Invalid input.',
        fields: [{ path: ['input', 'endsAt'], message: 'Choose a date in the future' }],
      },
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Last day …' }));
    const field = await page.findByLabelText(/^Last day \(UTC\)/);
    await userEvent.type(field, '2026-05-09');
    await userEvent.click(page.getByRole('button', { name: 'Save last day' }));
    await expect(await page.findByText('Choose a date in the future')).toBeInTheDocument();
  },
};
export const NoLastDay: Story = {
  decorators: [success],
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Last day …' }));
    await userEvent.click(await page.findByRole('button', { name: 'Save last day' }));
    // Nothing is sent: no answer is prepared, for which the dialog would wait.
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};
