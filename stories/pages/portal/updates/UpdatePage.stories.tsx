import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, within } from 'storybook/test';
import { UpdatePage } from '#web/pages/portal/updates/UpdatePage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { answered, failure, loading } from '../../../fixtures/states.ts';
import { getUpdate } from '../../../fixtures/updates.ts';

const meta = {
  title: 'pages/portal/updates/UpdatePage',
  component: UpdatePage,
  parameters: { layout: 'fullscreen', path: '/investor/updates/upd_3' },
  render: () => (
    <Routes>
      <Route path="/investor/updates/:id" element={<UpdatePage />} />
    </Routes>
  ),
} satisfies Meta<typeof UpdatePage>;
export default meta;

type Story = StoryObj<typeof meta>;

const full = withAnswers({ InvestorUpdate: { data: getUpdate() } });

export const Loading: Story = loading('InvestorUpdate');
export const Missing: Story = answered('InvestorUpdate', { investorUpdate: null });
export const Failure: Story = failure('InvestorUpdate');
export const Success: Story = {
  decorators: [full],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Changed on/)).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Quarterly report' })).toBeInTheDocument();
  },
};
export const SuccessOnAPhone: Story = { decorators: [full], globals: { viewport: { value: 'phone' } } };
export const SuccessOnBlueprint: Story = { decorators: [full], globals: { sheet: 'blueprint' } };
export const TitleAlone: Story = {
  decorators: [
    withAnswers({ InvestorUpdate: { data: getUpdate({ bodyTree: [], documents: { nodes: [] }, changedAt: null }) } }),
  ],
};
