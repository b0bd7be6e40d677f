import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DocumentsPage } from '../../../../web/pages/portal/documents/DocumentsPage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { toDocumentList, listedDocuments } from '../../../fixtures/documents.ts';

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

export const Loading: Story = { decorators: [withAnswers({ Documents: 'never' })] };
export const Failure: Story = {
  decorators: [withAnswers({ Documents: { error: 'UNAVAILABLE', message: 'This is not available right now.' } })],
};
export const Empty: Story = { decorators: [nothing] };
export const NoResults: Story = {
  decorators: [nothing],
  parameters: { path: '/investor/documents?search=turbine' },
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
