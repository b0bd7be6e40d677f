import type { RichText } from '#graphql/json-ml.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { InvitationPage } from '#web/pages/portal/auth/InvitationPage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { failure } from '../../../fixtures/states.ts';
import { createInvitation, noLink, noNotice, notice } from '../../../fixtures/auth.ts';

const meta = {
  title: 'pages/portal/auth/InvitationPage',
  component: InvitationPage,
  parameters: { layout: 'fullscreen', path: '/invitation' },
} satisfies Meta<typeof InvitationPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const nda = {
  __typename: 'InvitationNda' as const,
  version: 2,
  bodyTree: [['p', 'The reader keeps the documents confidential.']] satisfies RichText,
  body: '1. The reader keeps the documents confidential.\n\n2. The reader does not pass them on.',
  sha256: 'c34b48da978b1e83359284a7708d4c3e6be0dc21c98a2ed7d8806b6797bad496',
};
const open = withAnswers({ FormNotice: { data: noNotice }, InvitationLink: { data: createInvitation() } });
const withAgreement = withAnswers({ FormNotice: { data: noNotice }, InvitationLink: { data: createInvitation(nda) } });

export const Loading: Story = { decorators: [withAnswers({})] };
export const Failure: Story = failure('InvitationLink');
export const LinkExpired: Story = {
  decorators: [withAnswers({ InvitationLink: { data: noLink('invitationLink') } })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/was already accepted, has expired/)).toBeInTheDocument();
  },
};
export const Open: Story = {
  decorators: [open],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('list', { name: 'How an invitation becomes access' })).toBeInTheDocument();
    await expect(canvas.queryByRole('list', { name: 'How a request becomes access' })).toBeNull();
  },
};
export const OpenOnAPhone: Story = { decorators: [open], globals: { viewport: { value: 'phone' } } };
export const WithAgreement: Story = {
  decorators: [withAgreement],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByLabelText('Your full name')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Sign and enter the portal' })).toBeInTheDocument();
  },
};
export const WithAgreementOnBlueprint: Story = { decorators: [withAgreement], globals: { sheet: 'blueprint' } };
export const NotSigned: Story = {
  decorators: [
    withAnswers({
      FormNotice: { data: notice('invitation', 'Check the box to sign', { consent: 'Check the box to sign' }) },
      InvitationLink: { data: createInvitation(nda) },
    }),
  ],
};
