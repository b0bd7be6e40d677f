import type { Meta, StoryObj } from '@storybook/react-vite';
import PlinthDrawing from '#web/drawings/plinth.svg?react';
import { ButtonLink } from '#web/ui/Button.tsx';
import { CallToAction } from '#web/site/CallToAction.tsx';

const meta = {
  title: 'components/CallToAction',
  tags: ['autodocs'],
  component: CallToAction,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Ask it something hard.', text: 'Try it in a browser first. Then in your own room.' },
} satisfies Meta<typeof CallToAction>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OwnActions: Story = {
  args: {
    children: (
      <ButtonLink to="/technical-overview" variant="primary" arrow="→">
        Read the Technical Overview
      </ButtonLink>
    ),
  },
};
export const WithDrawing: Story = { args: { drawing: <PlinthDrawing /> } };
export const WithDrawingAt390: Story = { ...WithDrawing, globals: { viewport: { value: 'phone' } } };
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
export const At320: Story = { globals: { viewport: { value: 'narrow' } } };
export const At390: Story = { globals: { viewport: { value: 'phone' } } };
export const At768: Story = { globals: { viewport: { value: 'tablet' } } };
export const At1440: Story = { globals: { viewport: { value: 'desktop' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const ForcedColors: Story = { globals: { colors: 'forced' } };
