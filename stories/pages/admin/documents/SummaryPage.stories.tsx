import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SummaryPage } from '#web/pages/admin/documents/SummaryPage.tsx';
import { engagement, noSummary, summary } from '../../../fixtures/engagement.ts';
import { answered, failure, loading } from '../../../fixtures/states.ts';

const meta = {
  title: 'pages/admin/documents/SummaryPage',
  component: SummaryPage,
  parameters: { layout: 'fullscreen', path: '/investor/admin/documents/summary?quarter=2026-Q3' },
} satisfies Meta<typeof SummaryPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = loading('InvestorSummaries');
export const Failure: Story = failure('InvestorSummaries');
export const Empty: Story = answered('InvestorSummaries', noSummary);
export const Success: Story = {
  ...answered('InvestorSummaries', summary),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Summary of Q3 2026' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ines Investor' })).toHaveAttribute(
      'href',
      '/investor/admin/documents/summary?quarter=2026-Q3&person=usr_1',
    );
    await expect(canvas.getByText('1 of 2 investors')).toBeVisible();
  },
};
export const OnePerson: Story = {
  ...answered('InvestorSummaries', {
    ...summary,
    investorSummaries: { ...summary.investorSummaries, nodes: summary.investorSummaries.nodes.slice(0, 1) },
    engagement: { ...engagement.engagement, edges: engagement.engagement.edges.slice(0, 1) },
  }),
  parameters: { path: '/investor/admin/documents/summary?quarter=2026-Q3&person=usr_1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Summary of Q3 2026, Ines Investor' })).toBeVisible();
    await expect(document.title).toMatch(/^Summary of Q3 2026, Ines Investor \|/);
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('cell', { name: /^[A-Z][a-z]{2} \d{1,2}, 20\d\d, / })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All investors' })).toHaveAttribute(
      'href',
      '/investor/admin/documents/summary?quarter=2026-Q3',
    );
  },
};
export const OnAPhone: Story = { ...answered('InvestorSummaries', summary), globals: { viewport: { value: 'phone' } } };
