import type { Meta, StoryObj } from '@storybook/react-vite';
import { FolderSelect } from '#web/portal/FolderSelect.tsx';
import { folders } from '../fixtures/documents.ts';

const meta = {
  title: 'components/FolderSelect',
  tags: ['autodocs'],
  component: FolderSelect,
  globals: { viewport: { value: 'phone' } },
  args: { folders, open: '' },
} satisfies Meta<typeof FolderSelect>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllFolders: Story = {};
export const OneOpen: Story = { args: { open: 'fold_2' } };
