import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Questions } from '#web/site/Questions.tsx';

const meta = {
  title: 'components/Questions',
  tags: ['autodocs'],
  component: Questions,
  args: {
    questions: [
      {
        question: 'Does it need the internet once, to be activated?',
        answer: 'Ask us to show you: start it unplugged.',
      },
      { question: 'Who reads the log?', answer: 'The people you name. It is written to a disk of yours.' },
    ],
  },
} satisfies Meta<typeof Questions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const OpensByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.click(canvas.getByText('Does it need the internet once, to be activated?'));
    await expect(canvas.getByText('Ask us to show you: start it unplugged.')).toBeVisible();
  },
};
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
export const At320: Story = { globals: { viewport: { value: 'narrow' } } };
export const At1440: Story = { globals: { viewport: { value: 'desktop' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const ForcedColors: Story = { globals: { colors: 'forced' } };
