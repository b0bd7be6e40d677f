import type { Meta, StoryObj } from '@storybook/react-vite';
import { Figure, FigureCaption } from '#web/site/Figure.tsx';
import HeroDrawing from '#web/drawings/hero.tablet.svg?react';
import PlugDrawing from '#web/drawings/plug.svg?react';

const meta = {
  title: 'components/Figure',
  tags: ['autodocs'],
  component: Figure,
  args: { number: 13, caption: 'The only outside cable, at rest', children: <PlugDrawing /> },
} satisfies Meta<typeof Figure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithParts: Story = {
  args: {
    number: 1,
    caption: 'The whole system, and the distance it keeps',
    children: <HeroDrawing />,
    parts: [
      [1, 'Document store'],
      [2, 'Safe AI node'],
      [3, 'Your existing systems', 'wide'],
    ],
  },
};
export const CaptionAlone: Story = {
  render: () => (
    <FigureCaption as="p" number={5}>
      Link down, answers up
    </FigureCaption>
  ),
};
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
