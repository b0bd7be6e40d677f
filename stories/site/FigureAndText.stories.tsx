import type { Meta, StoryObj } from '@storybook/react-vite';
import { FigureAndText } from '#web/site/FigureAndText.tsx';
import { Figure } from '#web/site/Figure.tsx';
import CustomDrawing from '#web/drawings/custom.svg?react';

const meta = {
  title: 'components/FigureAndText',
  tags: ['autodocs'],
  component: FigureAndText,
  args: {
    title: 'Read the drawing from below.',
    children: <p>Each layer lifts out along the chain lines; the ones above and below it stay where they are.</p>,
    figure: (
      <Figure number={2} caption="Five layers, each lifts out">
        <CustomDrawing />
      </Figure>
    ),
  },
} satisfies Meta<typeof FigureAndText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const TextOutside: Story = { args: { side: 'outside', title: undefined } };
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
export const At320: Story = { globals: { viewport: { value: 'narrow' } } };
export const At390: Story = { globals: { viewport: { value: 'phone' } } };
export const At768: Story = { globals: { viewport: { value: 'tablet' } } };
export const At1440: Story = { globals: { viewport: { value: 'desktop' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const ForcedColors: Story = { globals: { colors: 'forced' } };
