import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from '#web/site/Prose.tsx';
import { Section } from '#web/site/Section.tsx';

const meta = {
  title: 'components/Section',
  tags: ['autodocs'],
  component: Section,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'What stays in the room.',
    note: 'The note hangs where the outside begins.',
    children: (
      <Prose>
        <p>Questions, documents, weights and logs are written to disks that belong to the owner of the room.</p>
      </Prose>
    ),
  },
} satisfies Meta<typeof Section>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithNote: Story = {};
export const WithoutHeading: Story = { args: { title: undefined, note: undefined } };
export const Close: Story = { args: { close: true } };
export const OtherTheme: Story = { args: { other: true } };
export const OtherThemeOnBlueprint: Story = { args: { other: true }, globals: { sheet: 'blueprint' } };
export const At320: Story = { globals: { viewport: { value: 'narrow' } } };
export const At390: Story = { globals: { viewport: { value: 'phone' } } };
export const At768: Story = { globals: { viewport: { value: 'tablet' } } };
export const At1440: Story = { globals: { viewport: { value: 'desktop' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const ForcedColors: Story = { args: { other: true }, globals: { colors: 'forced' } };
