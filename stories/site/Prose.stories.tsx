import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactList } from '#web/ui/FactList.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { Prose } from '#web/site/Prose.tsx';

const meta = {
  title: 'components/Prose',
  tags: ['autodocs'],
  component: Prose,
  args: {
    children: (
      <>
        <p>
          A paragraph holds sixty to seventy-five characters a line, with a link to{' '}
          <InlineLink to="/technical-overview">the technical overview</InlineLink> inside it.
        </p>
        <h3>A smaller heading</h3>
        <ul>
          <li>A point that stands by itself.</li>
          <li>A second one, which runs on until it has to break into another line and shows how that looks.</li>
        </ul>
        <ol>
          <li>First this.</li>
          <li>Then that.</li>
        </ol>
      </>
    ),
  },
} satisfies Meta<typeof Prose>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithAside: Story = { args: { aside: <FactList facts={[['Room', 'Yours']]} /> } };
export const OnBlueprint: Story = { ...WithAside, globals: { sheet: 'blueprint' } };
export const At320: Story = { ...WithAside, globals: { viewport: { value: 'narrow' } } };
export const At768: Story = { ...WithAside, globals: { viewport: { value: 'tablet' } } };
export const At1440: Story = { ...WithAside, globals: { viewport: { value: 'desktop' } } };
export const RightToLeft: Story = { ...WithAside, globals: { direction: 'rtl' } };
