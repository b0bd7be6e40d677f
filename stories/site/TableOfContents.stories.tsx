import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TableOfContents } from '#web/site/TableOfContents.tsx';

const headings = ['What is kept', 'Who may read it', 'How it is proven'].map((text, number) => ({
  id: `part-${number}`,
  text,
}));
const meta = {
  title: 'components/TableOfContents',
  tags: ['autodocs'],
  component: TableOfContents,
  args: { headings },
} satisfies Meta<typeof TableOfContents>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
export const HiddenForOneHeading: Story = {
  args: { headings: headings.slice(0, 1) },
  play: async ({ canvasElement }) => expect(canvasElement).toBeEmptyDOMElement(),
};
