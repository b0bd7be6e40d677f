import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink, ExternalButtonLink } from '#web/ui/Button.tsx';

const meta = {
  title: 'components/Button',
  tags: ['autodocs'],
  component: Button,
  args: { children: 'Save draft' },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};
export const Primary: Story = { args: { variant: 'primary' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Delete' } };
export const Small: Story = { args: { size: 'small' } };
export const Disabled: Story = { args: { disabled: true } };
export const AsLink: Story = {
  render: () => (
    <ButtonLink to="/whitepaper" arrow="→">
      Get the Whitepaper
    </ButtonLink>
  ),
};
export const AsPrimaryLink: Story = {
  render: () => (
    <ButtonLink to="/auth" variant="primary">
      Investors
    </ButtonLink>
  ),
};
export const ExternalLink: Story = {
  render: () => (
    <ExternalButtonLink href="https://demo.example" variant="primary">
      Try for Free
    </ExternalButtonLink>
  ),
};
export const PrimaryOnBlueprint: Story = { args: { variant: 'primary' }, globals: { sheet: 'blueprint' } };
export const DangerOnBlueprint: Story = {
  args: { variant: 'danger', children: 'Delete' },
  globals: { sheet: 'blueprint' },
};
