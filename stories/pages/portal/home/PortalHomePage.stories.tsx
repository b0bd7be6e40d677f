import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PortalHomePage } from '../../../../web/pages/portal/home/PortalHomePage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import type { InboxQuery } from '../../../../graphql/generated/portal.ts';
import { bareHome, home, reviewer } from '../../../fixtures/portal.ts';

const meta = {
  title: 'pages/portal/home/PortalHomePage',
  component: PortalHomePage,
  parameters: { layout: 'fullscreen', path: '/investor' },
} satisfies Meta<typeof PortalHomePage>;
export default meta;

const readDocument = home.dataRoom.drawers[0]!.documents[0]!;

type Story = StoryObj<typeof meta>;

const success = withAnswers({ PortalHome: { data: home } });

export const Loading: Story = { decorators: [withAnswers({ PortalHome: 'never' })] };
export const Failure: Story = {
  decorators: [withAnswers({ PortalHome: { error: 'UNAVAILABLE', message: 'This is not available right now.' } })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('not available');
  },
};
export const Bare: Story = { decorators: [withAnswers({ PortalHome: { data: bareHome } })] };
export const Success: Story = {
  decorators: [success],
  beforeEach: () => localStorage.setItem(`reader-pages:${home.viewer.id}`, `[["${readDocument.id}",7]]`),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: /^Read \d+ new documents?$/ })).toHaveAttribute(
      'href',
      `/investor/documents/${home.dataRoom.documentsToRead[0]!.id}`,
    );
    await expect(canvas.getByRole('link', { name: /^Continue on page 7 of / })).toHaveAttribute(
      'href',
      `/investor/documents/${readDocument.id}?page=7`,
    );
    await expect(canvas.getAllByRole('button', { name: 'I will attend' })[0]).toBeVisible();
  },
};
export const SuccessOnAPhone: Story = { decorators: [success], globals: { viewport: { value: 'phone' } } };
export const SuccessOnBlueprint: Story = { decorators: [success], globals: { sheet: 'blueprint' } };

const createInboxEntry = (kind: InboxQuery['inbox'][number]['kind'], count: number, firstLabel: string) => ({
  __typename: 'InboxEntry' as const,
  kind,
  count,
  firstLabel,
  firstAt: '2026-11-01T09:00:00.000Z',
});
const pendingInbox = {
  inbox: [
    createInboxEntry('ACCOUNT_REQUESTS', 7, 'Ines Calder'),
    createInboxEntry('QUESTIONS', 1, 'Which contracts carry change-of-control clauses?'),
    createInboxEntry('FAILING_FEEDS', 2, 'Healthcare IT Register'),
    { ...createInboxEntry('UNDELIVERED_EMAILS', 0, ''), firstLabel: null, firstAt: null },
    createInboxEntry('SCHEDULED_ARTICLES', 3, 'What hangs in the rack'),
  ],
} satisfies InboxQuery;
const withAdminInbox = (inbox: Parameters<typeof withAnswers>[0][string]) =>
  withAnswers({ PortalHome: { data: home }, Viewer: { data: reviewer }, Inbox: inbox });
const expectPendingWork: Story['play'] = async ({ canvasElement }) => {
  const inbox = within(await within(canvasElement).findByRole('region', { name: 'Waiting for you' }));
  await expect(await inbox.findByText('Account requests')).toBeInTheDocument();
  await expect(inbox.queryByText('Undelivered email')).toBeNull();
  await expect(inbox.getByRole('link', { name: 'Answer questions' })).toHaveAttribute(
    'href',
    '/investor/admin/questions',
  );
};
export const Admin: Story = { decorators: [withAdminInbox({ data: pendingInbox })], play: expectPendingWork };
export const AdminOnAPhone: Story = { ...Admin, globals: { viewport: { value: 'phone' } } };
export const AdminInDarkTheme: Story = { ...Admin, globals: { sheet: 'blueprint' } };
export const AdminWithoutWork: Story = {
  decorators: [withAdminInbox({ data: { inbox: [] } })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^No pending work\./)).toBeInTheDocument();
  },
};
