import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SummaryPage } from '#web/pages/admin/documents/SummaryPage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { noEngagement, noSummary, personSummary, summary } from '../../../fixtures/engagement.ts';
import { answered, failure, loading } from '../../../fixtures/states.ts';

const path = '/investor/admin/documents/summary?quarter=2026-Q3';
const ofPerson = { path: `${path}&person=usr_1` };

const meta = {
  title: 'pages/admin/documents/SummaryPage',
  component: SummaryPage,
  parameters: { layout: 'fullscreen', path },
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
  ...answered('InvestorSummaries', personSummary),
  parameters: ofPerson,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Summary of Q3 2026, Ines Investor' })).toBeVisible();
    await expect(document.title).toMatch(/^Summary of Q3 2026, Ines Investor \|/);
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('cell', { name: /^[A-Z][a-z]{2} \d{1,2}, 20\d\d, / })).toBeVisible();
    await expect(canvas.queryByText(/^The list ends/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'All investors' })).toHaveAttribute(
      'href',
      '/investor/admin/documents/summary?quarter=2026-Q3',
    );
  },
};
/** The report says that it has no more of the readings, and where they are. */
export const OnePersonWithMoreReadings: Story = {
  ...answered('InvestorSummaries', {
    ...personSummary,
    engagement: { ...personSummary.engagement, pageInfo: { ...personSummary.engagement.pageInfo, hasNextPage: true } },
  }),
  parameters: ofPerson,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^The list ends after 1 reading\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open all readings in Engagement' })).toHaveAttribute(
      'href',
      '/investor/admin/documents/engagement?person=usr_1&from=2026-07-01&to=2026-09-30',
    );
  },
};
/** The link is older than the suspension. */
export const SuspendedPerson: Story = {
  ...answered('InvestorSummaries', { ...personSummary, ...noSummary }),
  parameters: ofPerson,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Summary of Q3 2026, Ines Investor' })).toBeVisible();
    await expect(canvas.getByText('Ines Investor is not an approved investor.')).toBeVisible();
    await expect(canvas.getByRole('cell', { name: /^Annual report 2026/ })).toBeVisible();
    await expect(canvas.queryByText('0 of 0 investors')).toBeNull();
  },
};
export const DeletedPerson: Story = {
  ...answered('InvestorSummaries', {
    ...personSummary,
    ...noSummary,
    person: null,
    engagement: noEngagement.engagement,
  }),
  parameters: ofPerson,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('This person does not exist.')).toBeVisible();
    await expect(canvas.queryByText(/^No page was in view/)).toBeNull();
  },
};
/** A name in place of an id is nobody. */
export const UnknownPerson: Story = {
  decorators: [
    withAnswers({
      InvestorSummaries: ({ hasPerson }) => ({ data: hasPerson ? { ...personSummary, person: null } : summary }),
    }),
  ],
  parameters: { path: `${path}&person=foo` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('1 of 2 investors')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'All investors' })).toBeNull();
  },
};
export const OnAPhone: Story = { ...answered('InvestorSummaries', summary), globals: { viewport: { value: 'phone' } } };
