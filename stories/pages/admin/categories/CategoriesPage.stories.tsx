import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { CategoriesPage } from '#web/pages/admin/categories/CategoriesPage.tsx';
import { ToastProvider } from '#web/ui/Toasts.tsx';
import { openRowMenu } from '../../../fixtures/rowMenu.ts';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { answered, failure, loading } from '../../../fixtures/states.ts';
import { toCategoryList, adminCategories } from '../../../fixtures/adminArticles.ts';

const meta = {
  title: 'pages/admin/categories/CategoriesPage',
  component: CategoriesPage,
  parameters: { layout: 'fullscreen', path: '/admin/categories' },
  render: () => (
    <ToastProvider>
      <CategoriesPage />
    </ToastProvider>
  ),
} satisfies Meta<typeof CategoriesPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const list = { AdminCategories: { data: toCategoryList(adminCategories) } };
const full = withAnswers(list);

export const Loading: Story = loading('AdminCategories');
export const Empty: Story = answered('AdminCategories', toCategoryList([]));
export const Failure: Story = failure('AdminCategories');
export const List: Story = { decorators: [full] };
export const ListOnAPhone: Story = { decorators: [full], globals: { viewport: { value: 'phone' } } };
export const ListOnBlueprint: Story = { decorators: [full], globals: { sheet: 'blueprint' } };
export const Renaming: Story = {
  decorators: [
    withAnswers({ ...list, UpdateCategory: { error: 'CONFLICT', message: 'Another category has this address' } }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit … Evidence and audit' }));
    const name = await screen.findByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Name is required')).toBeInTheDocument();
    await userEvent.type(name, 'Evidence');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Evidence was not saved')).toBeInTheDocument();
  },
};
export const Deleting: Story = {
  decorators: [
    withAnswers({
      ...list,
      DeleteCategory: { data: { deleteCategory: { __typename: 'DeleteCategoryPayload', deletedCategoryId: 'cat_1' } } },
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await openRowMenu(canvasElement, 'Training and retrieval');
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete … Training and retrieval' }));
    await userEvent.selectOptions(await screen.findByLabelText('Move 12 articles to'), 'cat_3');
    await userEvent.click(screen.getByRole('button', { name: 'Move and delete' }));
    await expect(await canvas.findByText('Training and retrieval was deleted')).toBeInTheDocument();
  },
};
export const Moving: Story = {
  decorators: [
    withAnswers({
      ...list,
      ReorderCategories: {
        data: {
          reorderCategories: {
            __typename: 'ReorderCategoriesPayload',
            categories: { nodes: adminCategories.map(({ id }) => ({ __typename: 'Category', id })) },
          },
        },
      },
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const up = await canvas.findByRole('button', { name: 'Move Evidence and audit up' });
    up.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Evidence and audit is now number 1')).toBeInTheDocument();
  },
};
