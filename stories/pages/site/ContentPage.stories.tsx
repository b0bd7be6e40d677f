import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { SiteLayout } from '../../../web/pages/site/SiteLayout.tsx';

const FOLDER = '../../../content/pages';
const files = import.meta.glob<{ default: ComponentType }>('../../../content/pages/**/*.mdx', { eager: true });
const getFile = (path: string) => files[`${FOLDER}${path}.mdx`]!;

const meta = {
  title: 'pages/site/ContentPage',
  parameters: { layout: 'fullscreen' },
  argTypes: {
    path: {
      control: 'select',
      options: Object.keys(files).map((file) => file.slice(FOLDER.length, -'.mdx'.length)),
    },
  },
  args: { path: '/healthcare' },
  render: ({ path }) => {
    const { default: Page } = getFile(path);
    return (
      <SiteLayout>
        <Page />
      </SiteLayout>
    );
  },
} satisfies Meta<{ path: string }>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paper: Story = { tags: ['smoke'], globals: { sheet: 'paper' } };
export const Blueprint: Story = { tags: ['smoke'], globals: { sheet: 'blueprint' } };
export const OnAPhone: Story = { tags: ['smoke'], globals: { viewport: { value: 'phone' } } };
