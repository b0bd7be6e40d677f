import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DownloadOnlyNote } from '#web/pages/admin/documents/DownloadOnlyNote.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';

const meta = {
  title: 'pages/admin/documents/DownloadOnlyNote',
  component: DownloadOnlyNote,
  args: {
    target: { ids: Array.from({ length: 101 }, (_, at) => `doc_${at}`), kind: 'document', name: '101 documents' },
  },
  decorators: [
    withAnswers({
      SharedFiles: { data: { nodes: [{ __typename: 'Document', id: 'doc_0', pageCount: null }] } },
    }),
  ],
} satisfies Meta<typeof DownloadOnlyNote>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Only the first hundred are read, so the sentence has no number. */
export const MoreThanAHundredDocuments: Story = {
  play: async ({ canvasElement }) => {
    const note = await within(canvasElement).findByText(/^Office and text files cannot be read in the browser\./);
    await expect(note).toHaveRole('status');
  },
};
