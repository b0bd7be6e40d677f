import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DocumentsPage } from '#web/pages/portal/documents/DocumentsPage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { failure, loading } from '../../../fixtures/states.ts';
import { listedDocuments, textHits, toDocumentList, toTextHits } from '../../../fixtures/documents.ts';

const meta = {
  title: 'pages/portal/documents/DocumentsPage',
  component: DocumentsPage,
  parameters: { layout: 'fullscreen', path: '/investor/documents' },
} satisfies Meta<typeof DocumentsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const full = withAnswers({
  Documents: { data: toDocumentList(listedDocuments, { hasNextPage: true, endCursor: 'five' }) },
});
const nothing = withAnswers({ Documents: { data: toDocumentList([]) } });

export const Loading: Story = loading('Documents');
export const Failure: Story = failure('Documents');
export const Empty: Story = { decorators: [nothing] };
export const NoResults: Story = {
  decorators: [withAnswers({ Documents: { data: toDocumentList([]) }, DocumentTexts: { data: toTextHits([]) } })],
  parameters: { path: '/investor/documents?search=turbine' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^No page has all these words/)).toBeVisible();
    await expect(canvas.getByText('No title, summary or file name matches.')).toBeVisible();
  },
};
const searched = (texts: Parameters<typeof withAnswers>[0][string], documents = listedDocuments.slice(0, 2)) =>
  withAnswers({ Documents: { data: toDocumentList(documents) }, DocumentTexts: texts });
const searching = { path: '/investor/documents?search=net+revenue' };

/** Each hit opens the reader on its page, with the found words in its search field. */
export const InTheText: Story = {
  decorators: [
    searched({
      data: toTextHits(textHits.slice(0, 2), { hasNextPage: true, endCursor: 'two' }),
      more: toTextHits(textHits.slice(2)),
    }),
  ],
  parameters: searching,
  play: async ({ canvasElement, userEvent }) => {
    const section = within(await within(canvasElement).findByRole('region', { name: 'In the text' }));
    await expect(await section.findByRole('link', { name: 'Articles of association Page 7' })).toHaveAttribute(
      'href',
      '/investor/documents/doc_1?page=7&find=net+revenue',
    );
    await expect(section.getAllByText('revenue')[0]!.tagName).toBe('MARK');
    await userEvent.click(section.getByRole('link', { name: 'Load more pages' }));
    await expect(await section.findByRole('link', { name: /Page 11$/ })).toBeVisible();
  },
};
export const InTheTextAlone: Story = {
  decorators: [searched({ data: toTextHits(textHits) }, [])],
  parameters: searching,
};
export const InTheTextOnAPhone: Story = {
  decorators: [searched({ data: toTextHits(textHits) })],
  parameters: searching,
  globals: { viewport: { value: 'phone' } },
};
export const InTheTextOnBlueprint: Story = {
  decorators: [searched({ data: toTextHits(textHits) })],
  parameters: searching,
  globals: { sheet: 'blueprint' },
};
export const SearchingTheText: Story = { decorators: [searched('never')], parameters: searching };
export const TextSearchFailed: Story = {
  decorators: [searched({ error: 'UNAVAILABLE', message: 'This is not available right now.' })],
  parameters: searching,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The titles stay.
    await expect(await canvas.findByRole('link', { name: 'Articles of association' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /again/i })).toBeVisible();
  },
};
export const NoSuchFolder: Story = { decorators: [nothing], parameters: { path: '/investor/documents?folder=fold_9' } };
export const List: Story = {
  decorators: [full],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = await canvas.findByRole('row', { name: /Board minutes/ });
    // A document that the investor can only list has a title without a link.
    await expect(within(row).queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Articles of association' })).toHaveAttribute(
      'href',
      '/investor/documents/doc_1',
    );
    await expect(canvas.getByText('Changed since you read it')).toBeVisible();
  },
};
/** A picture is read like a document of one page. */
export const Pictures: Story = {
  decorators: [
    withAnswers({
      Documents: {
        data: toDocumentList([
          { ...listedDocuments[1]!, title: 'Racks of the first hall', mediaType: 'image/jpeg', pageCount: 1 },
        ]),
      },
    }),
  ],
  play: async ({ canvasElement }) => {
    const row = within(await within(canvasElement).findByRole('row', { name: /Racks of the first hall/ }));
    await expect(row.getByRole('link', { name: 'Racks of the first hall' })).toBeVisible();
    await expect(row.getByText(/^JPEG/)).toHaveTextContent('1 page');
    await expect(row.getByText('Read')).toBeVisible();
  },
};
/** A document that the investor can only list. */
export const RequestingAccess: Story = {
  decorators: [
    withAnswers({
      Documents: { data: toDocumentList(listedDocuments) },
      RequestAccess: {
        data: {
          requestAccess: {
            __typename: 'RequestAccessPayload',
            document: {
              ...listedDocuments.find(({ title }) => title === 'Board minutes')!,
              accessRequestedAt: '2026-05-04T09:00:00.000Z',
            },
          },
        },
      },
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Request access to Board minutes' }));
    await expect(await canvas.findByText('List, access requested')).toBeVisible();
  },
};
export const OneFolder: Story = {
  decorators: [full],
  parameters: { path: '/investor/documents?folder=fold_3' },
};
export const ListOnAPhone: Story = { decorators: [full], globals: { viewport: { value: 'phone' } } };
export const ListOnBlueprint: Story = { decorators: [full], globals: { sheet: 'blueprint' } };
