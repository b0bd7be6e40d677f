import type { Meta, StoryObj } from '@storybook/react-vite';
import { FolderTree } from '#web/portal/FolderTree.tsx';
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
const many = Array.from({ length: 60 }, (_, index) => ({
  ...folders[0]!,
  id: `fold_many_${index}`,
  parentId: index % 10 === 0 ? null : `fold_many_${index - (index % 10)}`,
  name: `Folder ${index}`,
  index: index % 10 === 0 ? `${index / 10 + 1}` : `${Math.floor(index / 10) + 1}.${index % 10}`,
}));

/** A large tree shows only the folders in the open one. */
export const ManyFolders: Story = { args: { folders: many, open: 'fold_many_20' } };
export const NoFolders: Story = { args: { folders: [] } };
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
