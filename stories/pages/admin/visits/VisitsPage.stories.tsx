import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisitsPage } from '#web/pages/admin/visits/VisitsPage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { answered, failure, loading } from '../../../fixtures/states.ts';

const meta = {
  title: 'pages/admin/visits/VisitsPage',
  component: VisitsPage,
  parameters: { layout: 'fullscreen', path: '/investor/admin/visits' },
} satisfies Meta<typeof VisitsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const days = Array.from({ length: 28 }, (_, i) => ({
  __typename: 'VisitDay',
  day: `2026-11-${String(i + 1).padStart(2, '0')}`,
  viewCount: Math.round(60 + 40 * Math.sin(i) + (i % 7 > 4 ? -30 : 0)),
}));
const counts = (...list: [string, number][]) =>
  list.map(([name, viewCount]) => ({ __typename: 'VisitCount', name, viewCount }));
const full = {
  visits: {
    __typename: 'VisitReport',
    days,
    pages: counts(['/', 402], ['/healthcare', 188], ['/resources/audit-logs-that-hold-up', 97]),
    referrers: counts(['search.example', 120], ['hospitals.example', 31]),
    vitals: [
      { route: '/', release: '4be1c0d9aa', viewCount: 402, loadMs: 620, fcpMs: 310, lcpMs: 540, inpMs: 48, cls: 0 },
      {
        route: '/resources/:slug',
        release: '4be1c0d9aa',
        viewCount: 97,
        loadMs: 710,
        fcpMs: 340,
        lcpMs: 600,
        inpMs: null,
        cls: 0.01,
      },
    ].map((vitals) => ({ __typename: 'RouteVitals', ...vitals })),
  },
};

export const Loading: Story = loading('Visits');
export const Failure: Story = failure('Visits');
export const Empty: Story = {
  decorators: [
    withAnswers({ Visits: { data: { visits: { ...full.visits, days, pages: [], referrers: [], vitals: [] } } } }),
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/No page views in this period/)).toBeInTheDocument();
  },
};
export const FourWeeks: Story = answered('Visits', full);
export const FourWeeksOnAPhone: Story = { ...FourWeeks, globals: { viewport: { value: 'phone' } } };
export const FourWeeksOnBlueprint: Story = { ...FourWeeks, globals: { sheet: 'blueprint' } };
