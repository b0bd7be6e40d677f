import type { Meta, StoryObj } from '@storybook/react-vite';
import { PortalQuestionForm } from '#web/portal/PortalQuestionForm.tsx';

const meta = {
  title: 'components/PortalQuestionForm',
  tags: ['autodocs'],
  component: PortalQuestionForm,
} satisfies Meta<typeof PortalQuestionForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
