import type { Meta, StoryObj } from '@storybook/react-vite';
import { LedgerHead, LedgerSection } from '../../web/ui/Ledger.tsx';

const meta = {
  title: 'components/Ledger',
  tags: ['autodocs'],
  component: LedgerSection,
  args: { title: 'Your account', note: 'As the reviewers see it.', children: <p>An entry of the ledger.</p> },
  decorators: [
    (Story) => (
      <>
        <LedgerHead title="Overview">What there is, and since when.</LedgerHead>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof LedgerSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithANote: Story = {};
export const WithoutANote: Story = { args: { note: undefined } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
