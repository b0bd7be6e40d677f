import type { Meta, StoryObj } from '@storybook/react-vite';
import { RelatedLinks } from '#web/site/RelatedLinks.tsx';
import { related } from '#web/pages/site/home/homeContent.ts';

const meta = {
  title: 'components/RelatedLinks',
  tags: ['autodocs'],
  component: RelatedLinks,
  args: { links: related },
} satisfies Meta<typeof RelatedLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const One: Story = { args: { links: related.slice(0, 1), title: 'See also' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
