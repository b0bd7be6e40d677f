import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PortalLayout } from '#web/pages/portal/PortalLayout.tsx';
import { withAnswers } from '../../fixtures/answers.tsx';
import { failure, loading } from '../../fixtures/states.ts';
import { inbox, paletteResults, reviewer, viewer } from '../../fixtures/portal.ts';

const meta = {
  title: 'pages/portal/PortalLayout',
  component: PortalLayout,
  parameters: { layout: 'fullscreen', path: '/investor' },
} satisfies Meta<typeof PortalLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

const review = withAnswers({ Viewer: { data: reviewer } });

export const Loading: Story = loading('Viewer');
export const Failure: Story = failure('Viewer');
export const Investor: Story = {
  decorators: [withAnswers({ Viewer: { data: viewer } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Ada Stranger')).toBeInTheDocument();
    await expect(canvas.queryByText('Requests')).toBeNull();
    const rail = within(canvas.getByRole('navigation', { name: 'Portal' }));
    await expect(rail.getByRole('link', { name: 'Delegates' })).toHaveAttribute('href', '/investor/delegates');
    await expect(rail.getByRole('link', { name: 'Documents' })).toHaveAttribute('href', '/investor/documents');
  },
};
/** One entry for each thing, with a count of what waits. */
export const Reviewer: Story = {
  decorators: [withAnswers({ Viewer: { data: reviewer }, Inbox: { data: inbox } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rail = within(await canvas.findByRole('navigation', { name: 'Portal' }));
    await waitFor(() => expect(rail.getByRole('link', { name: 'Requests' })).toHaveTextContent('Requests 7'));
    await expect(rail.getByRole('link', { name: 'Requests' })).toHaveAccessibleDescription('7 waiting');
    await expect(rail.getAllByRole('link')).toHaveLength(12);
    await expect(rail.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Work',
      'Investors',
      'Site',
      'System',
    ]);
  },
};
/** Administrators read documents at the same entry at which they manage them. */
export const ReviewerWhoReads: Story = {
  parameters: { path: '/investor/documents' },
  decorators: [review],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rail = within(await canvas.findByRole('navigation', { name: 'Portal' }));
    await expect(rail.getByRole('link', { name: 'Documents' })).toHaveAttribute('aria-current', 'true');
    const pages = within(canvas.getByRole('list', { name: 'Pages of Documents' }));
    await expect(pages.getByRole('link', { name: 'Read documents' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(pages.getByRole('link', { name: 'Manage' }));
    await waitFor(() => expect(rail.getByRole('link', { name: 'Documents' })).toHaveAttribute('aria-current', 'page'));
  },
};
export const ReviewerWhoLacksTheFactor: Story = {
  decorators: [
    withAnswers({
      Viewer: {
        data: {
          viewer: {
            ...reviewer.viewer,
            canAdminister: false,
            secondFactor: { isEnrolled: false, isRequired: false },
          },
        },
      },
    }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Rita Reviewer')).toBeInTheDocument();
    await expect(canvas.queryByText('Requests')).toBeNull();
  },
};
export const AdminPage: Story = {
  parameters: { path: '/admin/categories' },
  decorators: [review],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rail = within(await canvas.findByRole('navigation', { name: 'Portal' }));
    await expect(rail.getByRole('link', { name: 'Articles' })).toHaveAttribute('aria-current', 'true');
    const pages = within(canvas.getByRole('list', { name: 'Pages of Articles' }));
    await expect(pages.getByRole('link', { name: 'Categories' })).toHaveAttribute('aria-current', 'page');
    await expect(pages.getByRole('link', { name: 'All articles' })).not.toHaveAttribute('aria-current');
  },
};
/** One document: the entry of the navigation is current, and the breadcrumb leads back to it. */
export const PageBelowAnEntry: Story = {
  parameters: { path: '/investor/documents/doc_1' },
  decorators: [withAnswers({ Viewer: { data: viewer } })],
  play: async ({ canvasElement }) => {
    const breadcrumb = within(await within(canvasElement).findByRole('navigation', { name: 'Breadcrumb' }));
    await expect(breadcrumb.getByRole('link', { name: 'Documents' })).toHaveAttribute('href', '/investor/documents');
  },
};
export const MenuOnAPhone: Story = {
  parameters: { path: '/investor/admin/groups' },
  decorators: [review],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tabs = within(await canvas.findByRole('navigation', { name: 'Main pages' }));
    await expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Requests',
      'Documents',
      'Calendar',
    ]);
    await userEvent.click(tabs.getByRole('button', { name: 'Menu' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Leads' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Leads' })).toBeNull());
  },
};
export const CommandPalette: Story = {
  decorators: [withAnswers({ Viewer: { data: reviewer }, PaletteResults: { data: paletteResults } })],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'Requests' });
    await userEvent.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog', { name: 'Jump to or run a command' }));
    await userEvent.keyboard('report');
    await expect(await palette.findByRole('option', { name: /Annual report/ })).toBeInTheDocument();
    await expect(palette.getByRole('option', { name: /Rita Report/ })).toBeInTheDocument();
    await userEvent.clear(palette.getByRole('combobox'));
    await userEvent.keyboard('groups');
    await expect(palette.getByRole('option', { name: /^Groups/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const groups = await within(canvasElement).findByRole('link', { name: 'Groups' });
    await waitFor(() => expect(groups).toHaveAttribute('aria-current', 'page'));
  },
};
export const CommandPaletteWithoutServer: Story = {
  decorators: [
    withAnswers({
      Viewer: { data: viewer },
      PaletteResults: { error: 'UNAVAILABLE', message: 'This is not available right now.' },
    }),
  ],
  play: async ({ canvasElement }) => {
    const search = await within(canvasElement).findByRole('button', { name: /^Jump to or run a command/ });
    await userEvent.click(search);
    const palette = within(await screen.findByRole('dialog', { name: 'Jump to or run a command' }));
    await userEvent.keyboard('calendar');
    await expect(await palette.findByText('The search failed. Pages and actions still work.')).toBeInTheDocument();
    await expect(palette.getByRole('option', { name: /^Calendar/ })).toBeInTheDocument();
  },
};
export const Shortcuts: Story = {
  decorators: [review],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'Requests' });
    await userEvent.keyboard('?');
    const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await userEvent.click(help.getByRole('checkbox'));
    await userEvent.click(help.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('?');
    await expect(screen.queryByRole('dialog')).toBeNull();
    localStorage.removeItem('shortcuts');
    await userEvent.keyboard('gd');
    const documents = within(canvasElement).getByRole('link', { name: 'Documents' });
    await waitFor(() => expect(documents).toHaveAttribute('aria-current', 'true'));
  },
};
export const ReviewerOnAPhone: Story = { decorators: [review], globals: { viewport: { value: 'phone' } } };
export const ReviewerOnBlueprint: Story = { decorators: [review], globals: { sheet: 'blueprint' } };
