import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RichText } from '../../web/ui/RichText.tsx';
import { tree } from '../fixtures/articles.ts';

const meta = { title: 'components/RichText', tags: ['autodocs'], component: RichText, args: { tree } } satisfies Meta<
  typeof RichText
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Everything: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
export const DisallowedElements: Story = {
  args: {
    tree: [
      ['script', 'alert(1)'],
      ['p', 'Only this ', ['iframe', { src: 'https://far.example' }], 'is shown.'],
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, iframe')).toBeNull();
    await expect(canvasElement).toHaveTextContent('Only this is shown.');
  },
};
