import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '#web/ui/Card.tsx';
import OfflineDrawing from '#web/drawings/offline.svg?react';
import TrainDrawing from '#web/drawings/train.svg?react';

const meta = {
  title: 'components/Card',
  tags: ['autodocs'],
  component: Card,
  args: {
    to: '/works-offline',
    title: 'Works offline',
    text: 'No internet to train, deploy or use it. The link can fail for an hour or never exist.',
    drawing: <OfflineDrawing />,
  },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Numbered: Story = { args: { number: 1, title: 'Train', drawing: <TrainDrawing /> } };
export const LongText: Story = {
  args: {
    title: 'Specialized security controls for regulated sites',
    text: 'One sentence after another, until the card has to grow beyond its usual height, which it may do when text is enlarged by the person reading it.',
  },
  globals: { viewport: { value: 'narrow' } },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
