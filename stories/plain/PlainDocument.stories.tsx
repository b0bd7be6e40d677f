import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PlainDocument } from '#web/plain/PlainDocument.tsx';
import { article, articles, blank, notice, past } from '../fixtures/plain.ts';

const settings = { name: 'Safe AI', demoUrl: 'https://demo.example', publicUrl: 'https://site.example', year: 2026 };
const person = { name: 'Ada Admin', canAdminister: true, canEdit: true, isInvestor: true, timeZone: null };

const meta = {
  title: 'plain/PlainDocument',
  component: PlainDocument,
  args: { settings, view: { page: 'emergency', person, current: notice, past, message: null, asks: false } },
  parameters: { layout: 'fullscreen', path: '/admin/emergency-article' },
} satisfies Meta<typeof PlainDocument>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithTheBanner: Story = {
  args: { settings: { ...settings, banner: { title: notice.title, slug: 'disconnect-the-relay-at-once' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Urgent notice' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Emergency notice' })).toHaveAttribute('aria-current', 'page');
  },
};
export const TimesInTheZoneOfTheAccount: Story = {
  args: {
    view: {
      page: 'emergency',
      person: { ...person, timeZone: 'Asia/Tokyo' },
      current: notice,
      past,
      message: null,
      asks: false,
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText(/^Nov 20, 2026, (18:14|6:14 PM)$/)[0]).toBeInTheDocument();
    await expect(canvas.getByText('Times are in Tokyo time.')).toBeInTheDocument();
    await expect(canvas.queryByText(/UTC/)).not.toBeInTheDocument();
  },
};
export const Creator: Story = { args: { view: { page: 'emergency-creator', person, form: blank, current: null } } };
export const Articles: Story = {
  args: { view: { page: 'articles', person, articles, search: '', more: null, message: null } },
};
export const Article: Story = { args: { view: { ...article, person } } };
export const UnsentInput: Story = {
  args: {
    view: { page: 'resend', person: null, message: 'Try again.', action: '/admin/emergency-article', values: {} },
  },
};
export const Refused: Story = {
  args: { view: { page: 'refused', person: null } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('do not have access');
  },
};
