import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { GroupsPage } from '#web/pages/admin/groups/GroupsPage.tsx';
import { ToastProvider } from '#web/ui/Toasts.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { answered, failure, loading } from '../../../fixtures/states.ts';
import { candidates, adminGroups, groupList, groupMembers } from '../../../fixtures/groups.ts';

const meta = {
  title: 'pages/admin/groups/GroupsPage',
  component: GroupsPage,
  parameters: { layout: 'fullscreen', path: '/investor/admin/groups' },
  render: () => (
    <ToastProvider>
      <GroupsPage />
    </ToastProvider>
  ),
} satisfies Meta<typeof GroupsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const list = { AdminGroups: { data: groupList(adminGroups) } };
const full = withAnswers(list);

export const Loading: Story = loading('AdminGroups');
export const Empty: Story = answered('AdminGroups', groupList([]));
export const Failure: Story = failure('AdminGroups');
export const List: Story = { decorators: [full] };
export const ListOnAPhone: Story = { decorators: [full], globals: { viewport: { value: 'phone' } } };
export const ListOnBlueprint: Story = { decorators: [full], globals: { sheet: 'blueprint' } };
export const Adding: Story = {
  decorators: [withAnswers({ ...list, CreateGroup: { error: 'CONFLICT', message: 'Another group has this name' } })],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'New group' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add group' }));
    await expect(await screen.findByText('Name is required')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Name'), 'Board');
    await userEvent.click(screen.getByRole('button', { name: 'Add group' }));
    await expect(await screen.findByText('Board was not saved')).toBeInTheDocument();
  },
};
export const Members: Story = {
  decorators: [
    withAnswers({
      ...list,
      GroupCandidates: {
        data: {
          users: {
            __typename: 'UserConnection',
            nodes: candidates,
            pageInfo: { __typename: 'PageInfo', hasNextPage: true },
          },
        },
      },
      GroupMembers: { data: groupMembers(adminGroups[0]!) },
      UpdateGroup: { data: { updateGroup: { __typename: 'UpdateGroupPayload', group: adminGroups[0] } } },
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Members … of Board' }));
    await userEvent.type(await screen.findByLabelText(/Add people/), 'quinn{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Add Quinn Quarry' }));
    await expect(screen.getByText('3 members')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Investor Number 1' }));
    await expect(screen.getByText('2 members')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save members' }));
    await expect(await canvas.findByText('The members of Board were saved')).toBeInTheDocument();
  },
};
