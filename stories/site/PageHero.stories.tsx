import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactList } from '#web/ui/FactList.tsx';
import { Figure } from '#web/site/Figure.tsx';
import { PageHero } from '#web/site/PageHero.tsx';
import PlugDrawing from '#web/drawings/plug.svg?react';

const meta = {
  title: 'components/PageHero',
  tags: ['autodocs'],
  component: PageHero,
  parameters: { layout: 'fullscreen' },
  args: {
    eyebrow: 'No internet connection required',
    title: 'A room that needs no line out.',
    lead: 'What a system needs to answer a question, it has beside it. The rest of this page says how that is checked.',
    trail: [{ name: 'Works offline', to: '/works-offline' }],
  },
} satisfies Meta<typeof PageHero>;
export default meta;

type Story = StoryObj<typeof meta>;

const aside = (
  <FactList
    facts={[
      ['Internet', 'Not required'],
      ['Runs on', 'Your servers or devices'],
    ]}
  />
);

export const TextOnly: Story = {};
export const WithFacts: Story = { args: { aside } };
export const WithFigure: Story = {
  args: {
    aside,
    children: (
      <Figure number={1} caption="The only outside cable, at rest">
        <PlugDrawing />
      </Figure>
    ),
  },
};
export const WithDrawingBeside: Story = {
  args: {
    title: 'An air-gapped room that needs no line out.',
    beside: (
      <Figure number={1} caption="The only outside cable, at rest">
        <PlugDrawing />
      </Figure>
    ),
  },
};
export const LongTitle: Story = {
  args: { size: 'long', title: 'Specialized security controls for sites that answer to more than one regulator' },
};
export const OnBlueprint: Story = { ...WithFigure, globals: { sheet: 'blueprint' } };
export const At320: Story = { ...WithFigure, globals: { viewport: { value: 'narrow' } } };
export const At390: Story = { ...WithFigure, globals: { viewport: { value: 'phone' } } };
export const At768: Story = { ...WithFigure, globals: { viewport: { value: 'tablet' } } };
export const At1440: Story = { ...WithFigure, globals: { viewport: { value: 'desktop' } } };
export const RightToLeft: Story = { ...WithFacts, globals: { direction: 'rtl' } };
export const ForcedColors: Story = { ...WithFigure, globals: { colors: 'forced' } };
