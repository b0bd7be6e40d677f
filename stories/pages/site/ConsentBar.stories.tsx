import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ConsentBar } from '#web/pages/site/ConsentBar.tsx';
import { defaultDemoUrl, defaultName } from '#web/site.ts';
import { SiteProvider, type SiteSettings } from '#web/runtime/SiteContext.tsx';

const withRecorder =
  (consent: NonNullable<SiteSettings['recorder']>['consent']): Decorator =>
  (Story) => (
    <SiteProvider
      settings={{
        name: defaultName,
        demoUrl: defaultDemoUrl,
        publicUrl: 'https://site.example',
        year: 2026,
        recorder: { address: 'https://recorder.example/adapter.js', consent },
      }}
    >
      <Story />
    </SiteProvider>
  );

const meta = { title: 'pages/site/ConsentBar', component: ConsentBar } satisfies Meta<typeof ConsentBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NoChoiceYet: Story = { decorators: [withRecorder('undecided')] };
export const NoChoiceYetOnAPhone: Story = { ...NoChoiceYet, globals: { viewport: { value: 'phone' } } };
export const NoChoiceYetOnBlueprint: Story = { ...NoChoiceYet, globals: { sheet: 'blueprint' } };
export const Answered: Story = {
  decorators: [withRecorder('refused')],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('complementary')).toBeNull();
  },
};
export const NoRecorder: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('complementary')).toBeNull();
  },
};
