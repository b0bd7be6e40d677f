import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { QueryResult } from '#web/ui/QueryResult.tsx';

const refetch = fn(async () => undefined);

const meta = {
  title: 'components/QueryResult',
  tags: ['autodocs'],
  component: QueryResult<string>,
  args: { query: { refetch }, children: (name) => <p>{name}</p> },
} satisfies Meta<typeof QueryResult<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Loaded: Story = { args: { query: { data: 'Anchors', refetch } } };
export const PreviousResult: Story = { args: { query: { previousData: 'Anchors', refetch }, keepsFormer: true } };
export const Failed: Story = {
  args: { query: { error: new Error('fetch failed'), refetch } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server could not be reached.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(refetch).toHaveBeenCalled();
  },
};
