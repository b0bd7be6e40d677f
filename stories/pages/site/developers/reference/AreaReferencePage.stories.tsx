import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AreaReferencePage } from '#web/pages/site/developers/reference/AreaReferencePage.tsx';
import { SiteLayout } from '#web/pages/site/SiteLayout.tsx';

const meta = {
  title: 'pages/site/developers/reference/AreaReferencePage',
  component: AreaReferencePage,
  parameters: { layout: 'fullscreen', path: '/developers/reference/events' },
  render: () => (
    <SiteLayout>
      <AreaReferencePage />
    </SiteLayout>
  ),
} satisfies Meta<typeof AreaReferencePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paper: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    const index = await canvas.findByRole('navigation', { name: 'On this page' });
    const entry = canvasElement.querySelector<HTMLElement>('#mutation-createEvent')!;
    const example = within(entry).getByRole('region', { name: 'Example of createEvent' });
    await expect(within(example).getByRole('region', { name: 'GraphQL: createEvent' })).toBeVisible();
    // Index, text and example are side by side, in this order.
    await expect(index.getBoundingClientRect().right).toBeLessThanOrEqual(entry.getBoundingClientRect().left);
    const text = within(entry).getByText('Who can call it');
    await expect(text.getBoundingClientRect().right).toBeLessThan(example.getBoundingClientRect().left);
  },
};
export const At390: Story = { globals: { sheet: 'blueprint', viewport: { value: 'phone' } } };
