import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LoadMore } from '#web/ui/LoadMore.tsx';

const meta = {
  title: 'components/LoadMore',
  tags: ['autodocs'],
  component: LoadMore,
  args: {
    label: 'articles',
    page: { hasNextPage: true, endCursor: 'cursor' },
    onMore: (): Promise<unknown> => Promise.resolve(),
  },
} satisfies Meta<typeof LoadMore>;
export default meta;

type Story = StoryObj<typeof meta>;

const press = (canvasElement: HTMLElement) => userEvent.click(within(canvasElement).getByRole('link'));

export const More: Story = {};
export const Loading: Story = {
  args: { onMore: () => new Promise(() => undefined) },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await expect(within(canvasElement).getByRole('link')).toHaveTextContent('Loading …');
  },
};
export const Failed: Story = {
  args: { onMore: () => Promise.reject(new Error('away')) },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('could not be loaded');
  },
};
export const HiddenAtTheEnd: Story = {
  args: { page: { hasNextPage: false, endCursor: 'cursor' } },
  play: async ({ canvasElement }) => expect(canvasElement).toBeEmptyDOMElement(),
};
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
