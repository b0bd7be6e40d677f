import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, within } from 'storybook/test';
import { ManualPage } from '#web/pages/admin/manuals/ManualPage.tsx';
import { tree } from '../../../fixtures/articles.ts';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { answered, failure, loading } from '../../../fixtures/states.ts';

const meta = {
  title: 'pages/admin/manuals/ManualPage',
  component: ManualPage,
  parameters: { layout: 'fullscreen', path: '/docs/backup' },
  render: () => (
    <Routes>
      <Route path="/docs/:name" element={<ManualPage />} />
    </Routes>
  ),
} satisfies Meta<typeof ManualPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const pages = [
  { __typename: 'ManualPage', name: 'index', title: "Operator's manual" },
  { __typename: 'ManualPage', name: 'install', title: 'Installation' },
  { __typename: 'ManualPage', name: 'backup', title: 'Backup and restore' },
];
const backup = {
  ...pages[2],
  bodyTree: [
    ['p', 'A backup is one encrypted file.'],
    ['h2', { id: 'by-hand' }, 'By hand'],
    ['pre', { tabIndex: '0' }, ['code', 'npx portal backup site.backup\nnpx portal backup verify site.backup\n']],
    ...tree,
  ],
};

export const Loading: Story = loading('ManualPage');
export const Failure: Story = failure('ManualPage');
export const Missing: Story = answered('ManualPage', { manualPages: pages, manualPage: null });
export const Backup: Story = {
  decorators: [withAnswers({ ManualPage: { data: { manualPages: pages, manualPage: backup } } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [contents] = await canvas.findAllByRole('navigation', { name: 'Contents' });
    await expect(within(contents!).getByRole('link', { name: 'Backup and restore' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(within(contents!).getByRole('link', { name: 'By hand' })).toHaveAttribute('href', '#by-hand');
    await expect(canvas.getByRole('button', { name: 'Copy npx portal backup site.backup' })).toBeVisible();
  },
};
export const BackupOnAPhone: Story = {
  ...Backup,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('Contents'));
    await expect(canvas.getByRole('link', { name: 'Installation' })).toBeVisible();
  },
};
export const BackupOnBlueprint: Story = { ...Backup, globals: { sheet: 'blueprint' } };
