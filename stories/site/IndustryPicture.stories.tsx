import type { Meta, StoryObj } from '@storybook/react-vite';
import { IndustryPicture } from '#web/site/IndustryPicture.tsx';

const meta = {
  title: 'components/IndustryPicture',
  tags: ['autodocs'],
  component: IndustryPicture,
  args: { name: 'government', alt: 'Section through a columned public building with a records room below.' },
} satisfies Meta<typeof IndustryPicture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paper: Story = {};
export const Blueprint: Story = { globals: { sheet: 'blueprint' } };
export const Utilities: Story = {
  args: { name: 'utilities', alt: 'Pylons carry conductors to a substation with a control room below.' },
};
