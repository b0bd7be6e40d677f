import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardGrid } from '#web/site/CardGrid.tsx';
import CustomDrawing from '#web/drawings/custom.svg?react';
import FutureDrawing from '#web/drawings/future.svg?react';
import SecureDrawing from '#web/drawings/secure.svg?react';

const meta = {
  title: 'components/CardGrid',
  tags: ['autodocs'],
  component: CardGrid,
  args: {
    cards: [
      {
        to: '/a',
        title: 'Customizable',
        text: 'Change one layer at a time.',
        drawing: <CustomDrawing />,
        figure: 1,
        caption: 'Layers',
      },
      {
        to: '/b',
        title: 'Secure by design',
        text: 'Closed by default.',
        drawing: <SecureDrawing />,
        figure: 2,
        caption: 'Doors',
      },
      { to: '/c', title: 'Future-proof', text: 'New models fit the same socket.', drawing: <FutureDrawing /> },
    ],
  },
} satisfies Meta<typeof CardGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoInARow: Story = {};
export const ThreeInARow: Story = { args: { columns: 3 } };
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
export const At320: Story = { globals: { viewport: { value: 'narrow' } } };
export const At390: Story = { globals: { viewport: { value: 'phone' } } };
export const At768: Story = { globals: { viewport: { value: 'tablet' } } };
export const At1440: Story = { globals: { viewport: { value: 'desktop' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const ForcedColors: Story = { globals: { colors: 'forced' } };
