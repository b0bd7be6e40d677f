import type { Meta, StoryObj } from '@storybook/react-vite';
import { BusyPage, NotFoundPage, ServerErrorPage, UnavailablePage } from '#web/site/ErrorPages.tsx';

const meta = {
  title: 'components/ErrorPages',
  tags: ['autodocs'],
  component: NotFoundPage,
  args: { path: '/resources/gone' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};
export const NotFoundWithHelp: Story = {
  args: {
    title: 'This article is not here.',
    search: <p>The search field goes here.</p>,
    newest: <p>The newest articles go here.</p>,
  },
};
export const Busy: Story = { render: () => <BusyPage path="/" /> };

export const Unavailable: Story = { render: () => <UnavailablePage path="/resources" /> };
export const UnavailableOnBlueprint: Story = {
  globals: { sheet: 'blueprint' },
  render: () => <UnavailablePage path="/resources" />,
};
export const ServerError: Story = { render: () => <ServerErrorPage path="/resources" /> };
export const ServerErrorWithRequest: Story = {
  render: () => <ServerErrorPage path="/resources" requestId="8d1f-22ab" />,
};
export const UnavailableOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <UnavailablePage path="/resources" />,
};
