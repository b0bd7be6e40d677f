import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import type { EditedUpdateFragment } from '#graphql/generated/admin.ts';
import { EditUpdatePage } from '#web/pages/admin/updates/edit/EditUpdatePage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { atRoute } from '../../../fixtures/atRoute.tsx';
import { failure, loading } from '../../../fixtures/states.ts';
import { tree } from '../../../fixtures/articles.ts';
import { typeTitleAtOnce } from '../../../fixtures/typeTitleAtOnce.ts';
import { createAdminUpdate } from '../../../fixtures/updates.ts';

const meta = {
  title: 'pages/admin/updates/EditUpdatePage',
  component: EditUpdatePage,
  parameters: { layout: 'fullscreen', path: '/investor/admin/updates/upd_1' },
  beforeEach: () => {
    localStorage.clear();
    localStorage.setItem('editor:writing', 'markdown');
  },
  render: atRoute('/investor/admin/updates/:id', EditUpdatePage),
} satisfies Meta<typeof EditUpdatePage>;
export default meta;

type Story = StoryObj<typeof meta>;

const board = { __typename: 'Group' as const, id: 'grp_1', name: 'Board' };
const draft = createAdminUpdate(1, {
  status: 'DRAFT',
  publishedAt: null,
  viewerCan: { update: true, publish: true, withdraw: false },
});
const toAnswers = (update: EditedUpdateFragment | null) => ({
  EditInvestorUpdate: { data: { investorUpdate: update, groups: { __typename: 'GroupConnection', nodes: [board] } } },
  DocumentChoices: {
    data: {
      documents: {
        __typename: 'DocumentConnection',
        nodes: [{ __typename: 'Document', id: 'doc_1', index: '1.2', title: 'Quarterly report' }],
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    },
  },
  FolderChoices: {
    data: {
      folders: {
        nodes: [{ __typename: 'Folder', id: 'fld_1', index: '1', name: 'Reports' }],
        pageInfo: { __typename: 'PageInfo', hasNextPage: false },
      },
    },
  },
  PreviewArticle: { data: { previewArticle: { __typename: 'ArticlePreview', bodyTree: tree, readingMinutes: 1 } } },
});

export const Loading: Story = loading('EditInvestorUpdate');
export const Missing: Story = { decorators: [withAnswers(toAnswers(null))] };
export const Failure: Story = failure('EditInvestorUpdate');
export const Loaded: Story = { decorators: [withAnswers(toAnswers(draft))] };
export const LoadedOnAPhone: Story = {
  decorators: [withAnswers(toAnswers(draft))],
  globals: { viewport: { value: 'phone' } },
};
export const LoadedOnBlueprint: Story = {
  decorators: [withAnswers(toAnswers(draft))],
  globals: { sheet: 'blueprint' },
};
/** A person who types the title at once keeps all of it in the title, although visual mode opens meanwhile. */
export const TypingTheTitleAtOnce: Story = {
  parameters: { path: '/investor/admin/updates/new' },
  beforeEach: () => localStorage.removeItem('editor:writing'),
  decorators: [withAnswers({ ...toAnswers(null), CreateInvestorUpdate: 'never' })],
  play: typeTitleAtOnce,
};
/** On a phone, whether a change is saved stays in view beside a long status. */
export const CorrectingOnAPhone: Story = {
  decorators: [withAnswers(toAnswers(createAdminUpdate(3)))],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Text (optional)'), ' And more.');
    const saving = (await canvas.findByText(/· Not saved/)).getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Publish changes …' }).getBoundingClientRect();
    await expect(saving.right).toBeLessThanOrEqual(button.left);
  },
};
/** A new update is checked before it is published, and documents are chosen beside the text. */
export const NewUpdate: Story = {
  parameters: { path: '/investor/admin/updates/new' },
  decorators: [withAnswers({ ...toAnswers(null), CreateInvestorUpdate: 'never' })],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish …' }));
    await expect(await canvas.findByText('Not saved')).toBeVisible();
    const box = await canvas.findByLabelText('1.2 Quarterly report');
    await expect(box.offsetHeight, 'a square').toBe(box.offsetWidth);
    await userEvent.click(box);
    const chosen = within(canvas.getByRole('list', { name: 'Documents of the update' }));
    await userEvent.click(chosen.getByRole('button', { name: 'Remove Quarterly report' }));
    await expect(canvas.getByLabelText('1.2 Quarterly report')).not.toBeChecked();
  },
};
const plan = { __typename: 'Document', id: 'doc_2', index: '9.1', title: 'Plan of the plants' };
const folderAnswers = (nodes: object[], hasNextPage: boolean) => ({
  data: { folders: { nodes, pageInfo: { __typename: 'PageInfo', hasNextPage } } },
});
/** With more folders than the list has, a field searches them, and the documents are those of the chosen folder. */
export const DocumentsOfAFolder: Story = {
  decorators: [
    withAnswers({
      ...toAnswers(draft),
      FolderChoices: ({ search }) => {
        if (search === null)
          return folderAnswers([{ __typename: 'Folder', id: 'fld_1', index: '1', name: 'Reports' }], true);
        return folderAnswers(
          search === 'plants' ? [{ __typename: 'Folder', id: 'fld_9', index: '9', name: 'Plants' }] : [],
          false,
        );
      },
      DocumentChoices: ({ filter }) => ({
        data: {
          documents: {
            __typename: 'DocumentConnection',
            nodes: (filter as { folderId: string | null }).folderId === 'fld_9' ? [plan] : [],
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          },
        },
      }),
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const search = await canvas.findByLabelText(/^Find a folder/);
    await userEvent.type(search, 'nowhere');
    await expect(await canvas.findByText('No folder has these words in its name.')).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, 'plants');
    await expect(await canvas.findByRole('option', { name: '9 Plants' })).toBeInTheDocument();
    await userEvent.selectOptions(canvas.getByLabelText('Folder'), '9 Plants');
    await userEvent.click(await canvas.findByLabelText('9.1 Plan of the plants'));
    const chosen = within(canvas.getByRole('list', { name: 'Documents of the update' }));
    await expect(chosen.getByRole('button', { name: 'Remove Plan of the plants' })).toBeVisible();
    await userEvent.clear(search);
    await expect(canvas.getByLabelText('Folder'), 'the folder stays chosen').toHaveDisplayValue('9 Plants');
  },
};
/** A published update is changed only when its author says so, and its readers are emailed again only on request. */
export const CorrectingAPublishedUpdate: Story = {
  decorators: [withAnswers(toAnswers(createAdminUpdate(3)))],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Text (optional)'), ' And more.');
    await expect(canvas.getByText(/Not saved/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Publish changes …' }));
    await expect(await screen.findByLabelText(/^Email 12 people again/)).not.toBeChecked();
  },
};
