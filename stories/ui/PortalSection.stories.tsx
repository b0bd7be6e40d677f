import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#web/ui/Button.tsx';
import { PortalPageHead, PortalSection } from '#web/ui/PortalSection.tsx';

const meta = {
  title: 'components/PortalSection',
  tags: ['autodocs'],
  component: PortalSection,
  args: { title: 'Your account', note: 'As the reviewers see it.', children: <p>An entry.</p> },
  decorators: [
    (Story) => (
      <>
        <PortalPageHead
          title="Overview"
          count="3 entries"
          help="Your account and its entries."
          action={<Button size="small">New entry</Button>}
        >
          One sentence that everyone needs.
        </PortalPageHead>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof PortalSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithANote: Story = {};
export const WithoutANote: Story = { args: { note: undefined } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
