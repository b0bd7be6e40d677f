import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { DocumentsTable } from '#web/portal/DocumentsTable.tsx';
import { listedDocuments } from '../fixtures/documents.ts';

const meta = {
  title: 'components/DocumentsTable',
  tags: ['autodocs'],
  component: DocumentsTable,
  args: { documents: listedDocuments, caption: '5 documents' },
} satisfies Meta<typeof DocumentsTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OwnDocuments: Story = {};
export const DocumentsOfAnotherPerson: Story = {
  args: { accessLabel: 'Ines Investor may', opens: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
/** The right to read opens no file without pages: the reader can ask for more, and the title is not a link. */
export const AFileWithoutPagesThatCannotBeDownloaded: Story = {
  args: { onRequest: fn() },
  play: async ({ args, canvasElement, userEvent }) => {
    const row = within(within(canvasElement).getByRole('row', { name: /Figures/ }));
    await expect(row.queryByRole('link')).toBeNull();
    await userEvent.click(row.getByRole('button', { name: 'Request access to Figures' }));
    await expect(args.onRequest).toHaveBeenCalledWith(listedDocuments[4]);
  },
};
export const OnlyFilesWithPagesCanBeRead: Story = {
  args: { documents: listedDocuments.map((document) => ({ ...document, rights: ['LIST', 'VIEW', 'DOWNLOAD'] })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const getRow = (title: string) => canvas.getByRole('row', { name: new RegExp(title) });
    await expect(getRow('Board minutes')).toHaveTextContent('Read and download');
    await expect(getRow('Figures')).toHaveTextContent(/Download only$/);
    await expect(getRow('Figures')).not.toHaveTextContent('Read');
  },
};
