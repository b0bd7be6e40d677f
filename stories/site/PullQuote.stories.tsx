import type { Meta, StoryObj } from '@storybook/react-vite';
import { PullQuote } from '#web/site/PullQuote.tsx';
import { exampleTestimonial } from '#web/site/Testimonial.tsx';

const meta = {
  title: 'components/PullQuote',
  tags: ['autodocs'],
  component: PullQuote,
  args: { children: exampleTestimonial.words, source: exampleTestimonial.source },
} satisfies Meta<typeof PullQuote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithSource: Story = {};
export const WithoutSource: Story = { args: { children: 'A wall is a claim one can knock on.', source: undefined } };
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
export const At320: Story = { globals: { viewport: { value: 'narrow' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
