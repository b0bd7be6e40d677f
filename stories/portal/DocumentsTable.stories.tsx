import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DocumentsTable } from '../../web/portal/DocumentsTable.tsx';
import { listed } from '../fixtures/documents.ts';

const meta = {
  title: 'components/DocumentsTable',
  tags: ['autodocs'],
  component: DocumentsTable,
  args: { documents: listed, caption: '5 documents' },
} satisfies Meta<typeof DocumentsTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnesOwn: Story = {};
export const SomebodyElses: Story = {
  args: { whose: 'Ines Investor may', opens: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
export const OnlyFilesWithPagesCanBeRead: Story = {
  args: { documents: listed.map((document) => ({ ...document, rights: ['LIST', 'VIEW', 'DOWNLOAD'] })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rights = (title: string) => canvas.getByRole('row', { name: new RegExp(title) });
    await expect(rights('Board minutes')).toHaveTextContent('Read and download');
    await expect(rights('Figures')).toHaveTextContent(/Download$/);
    await expect(rights('Figures')).not.toHaveTextContent('Read');
  },
};
