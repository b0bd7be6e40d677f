import type { Meta, StoryObj } from '@storybook/react-vite';
import { FolderTree } from '../../web/portal/FolderTree.tsx';
import { folders } from '../fixtures/documents.ts';

const meta = {
  title: 'components/FolderTree',
  tags: ['autodocs'],
  component: FolderTree,
  args: { folders, open: '' },
} satisfies Meta<typeof FolderTree>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllOpen: Story = {};
export const OneOpen: Story = { args: { open: 'fold_2' } };
export const NoFolders: Story = { args: { folders: [] } };
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
