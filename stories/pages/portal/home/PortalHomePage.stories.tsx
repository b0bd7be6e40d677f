import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PortalHomePage } from '#web/pages/portal/home/PortalHomePage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { loading } from '../../../fixtures/states.ts';
import { adminHome, bareHome, editor, home, inbox, memberInbox, reviewer } from '../../../fixtures/portal.ts';

const meta = {
  title: 'pages/portal/home/PortalHomePage',
  component: PortalHomePage,
  parameters: { layout: 'fullscreen', path: '/investor' },
} satisfies Meta<typeof PortalHomePage>;
export default meta;

const readDocument = home.dataRoom.drawers[0]!.documents[0]!;

type Story = StoryObj<typeof meta>;

const success = withAnswers({ PortalHome: { data: home }, MemberInbox: { data: memberInbox } });

export const Loading: Story = loading('PortalHome');
export const Failure: Story = {
  decorators: [withAnswers({ PortalHome: { error: 'UNAVAILABLE', message: 'This is not available right now.' } })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('not available');
  },
};
export const Bare: Story = {
  decorators: [withAnswers({ PortalHome: { data: bareHome } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('No update has been published to you yet.')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'The company' })).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Pinned documents' })).toBeNull();
    await expect(canvas.queryByText(/^New since your last visit/)).toBeNull();
    await expect(canvas.getByText(/^No documents are shared with you yet/)).toBeVisible();
  },
};
export const Success: Story = {
  decorators: [success],
  beforeEach: () => localStorage.setItem(`reader-pages:${home.viewer.accountId}`, `[["${readDocument.id}",7,"iii"]]`),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: /^Read \d+ new documents?$/ })).toHaveAttribute(
      'href',
      `/investor/documents/${home.dataRoom.documentsToRead[0]!.id}`,
    );
    await expect(canvas.getByRole('link', { name: /^Continue on page iii \(page 7\) of / })).toHaveAttribute(
      'href',
      `/investor/documents/${readDocument.id}?page=7`,
    );
    await expect(canvas.getAllByRole('button', { name: 'I will attend' })[0]).toBeVisible();
    await expect(canvas.getByText(/^New since your last visit on/)).toHaveTextContent(
      /: 2 documents, 1 update, 1 answer$/,
    );
    const pinned = within(canvas.getByRole('region', { name: 'Pinned documents' }));
    await expect(pinned.getByRole('link', { name: 'Articles of association' })).toBeVisible();
    const company = within(canvas.getByRole('region', { name: 'The company' }));
    await expect(company.getByText('$4.1 million')).toBeVisible();
    await expect(company.getByRole('link', { name: '+1 555 010 0199' })).toHaveAttribute('href', 'tel:+15550100199');
    await expect(canvas.getByText(/^Revenue grew by a fifth/)).toBeVisible();
  },
};
export const SuccessOnAPhone: Story = { decorators: [success], globals: { viewport: { value: 'phone' } } };
export const SuccessOnBlueprint: Story = { decorators: [success], globals: { sheet: 'blueprint' } };

export const Editor: Story = {
  decorators: [
    withAnswers({
      Viewer: { data: editor },
      Inbox: {
        data: { inbox: inbox.inbox.filter(({ kind }) => kind === 'FAILING_FEEDS' || kind === 'SCHEDULED_ARTICLES') },
      },
      EditorHome: { data: { articles: adminHome.articles } },
    }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Write article' })).toHaveAttribute(
      'href',
      '/admin/articles/new',
    );
    await expect(await canvas.findByRole('heading', { name: 'Waiting for you' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'The company' })).toBeNull();
  },
};
export const EditorWhoLacksTheFactor: Story = {
  decorators: [withAnswers({ Viewer: { data: { viewer: { ...editor.viewer, canEdit: false } } } })],
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Set up a second factor' });
    await expect(link).toHaveAttribute('href', '/investor/account');
  },
};

const withAdminInbox = (answer: Parameters<typeof withAnswers>[0][string]) =>
  withAnswers({ AdminHome: { data: adminHome }, Viewer: { data: reviewer }, Inbox: answer });
const expectPendingWork: Story['play'] = async ({ canvasElement }) => {
  const inbox = within(await within(canvasElement).findByRole('region', { name: 'Waiting for you' }));
  await expect(await inbox.findByText('Account requests')).toBeInTheDocument();
  await expect(inbox.queryByText('Undelivered email')).toBeNull();
  await expect(inbox.getByRole('link', { name: 'Answer questions' })).toHaveAttribute(
    'href',
    '/investor/admin/questions',
  );
  const canvas = within(canvasElement);
  await expect(canvas.getByText('13 items waiting')).toBeInTheDocument();
  await expect(canvas.getByRole('link', { name: 'Write update' })).toHaveAttribute(
    'href',
    '/investor/admin/updates/new',
  );
  const people = within(canvas.getByRole('region', { name: 'People who ask for access' }));
  await expect(people.getByRole('link', { name: 'Ines Calder' })).toHaveAttribute(
    'href',
    '/investor/admin?item=usr_31',
  );
  const opened = within(canvas.getByRole('region', { name: 'Opened this week' }));
  await expect(opened.getByText('Dana Whitfield, Tomas Arvid')).toBeInTheDocument();
  await expect(canvas.queryByText('Documents to read')).toBeNull();
};
export const Admin: Story = { decorators: [withAdminInbox({ data: inbox })], play: expectPendingWork };
export const AdminOnAPhone: Story = { ...Admin, globals: { viewport: { value: 'phone' } } };
export const AdminInDarkTheme: Story = { ...Admin, globals: { sheet: 'blueprint' } };
export const AdminOfANewSite: Story = {
  decorators: [
    withAnswers({
      AdminHome: { data: { ...adminHome, openFirstSteps: ['FOLDERS', 'MAIL'] } },
      Viewer: { data: reviewer },
      Inbox: { data: { inbox: [] } },
    }),
  ],
  play: async ({ canvasElement }) => {
    const steps = within(await within(canvasElement).findByRole('region', { name: 'First steps' }));
    await expect(steps.getByText('4 of 6 done')).toBeVisible();
    await expect(steps.getByRole('link', { name: 'Connect a mail server' })).toHaveAttribute('href', '/docs/settings');
    await expect(steps.queryByRole('link', { name: 'Invite people' })).toBeNull();
  },
};
export const AdminWithoutWork: Story = {
  decorators: [
    withAnswers({
      AdminHome: { data: { ...adminHome, events: { ...adminHome.events, nodes: [] } } },
      Viewer: { data: reviewer },
      Inbox: { data: { inbox: [] } },
    }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('No upcoming events. Events for you appear here.')).toBeInTheDocument();
    await expect(canvas.queryByText(/email you when/)).toBeNull();
    await expect(await within(canvasElement).findByText(/^No pending work\./)).toBeInTheDocument();
  },
};
