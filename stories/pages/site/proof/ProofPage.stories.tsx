import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProofPage } from '#web/pages/site/proof/ProofPage.tsx';
import { SiteLayout } from '#web/pages/site/SiteLayout.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { loading } from '../../../fixtures/states.ts';

const meta = {
  title: 'pages/site/proof/ProofPage',
  component: ProofPage,
  parameters: { layout: 'fullscreen', path: '/proof' },
  render: () => (
    <SiteLayout>
      <ProofPage />
    </SiteLayout>
  ),
} satisfies Meta<typeof ProofPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const steps = [
  ['Public pages opened', 97],
  ['Pages of the portal opened', 14],
  ['Admin pages opened', 40],
  ['Forms filled in and sent', 8],
  ['Background jobs run', 31],
  ['Stories of the component library opened', null],
] as const;

const silent = {
  __typename: 'SilenceProof',
  startedAt: '2026-11-27T09:30:00.000Z',
  seconds: 312,
  isOfThisBuild: true,
  buildHash: '6f1c0e9b7d3a52488c1f0b6e5d4a39281706f5e4d3c2b1a09f8e7d6c5b4a3928',
  commit: 'b99a8bc4d0f1e2a3b4c5d6e7f8091a2b3c4d5e6f',
  isChanged: false,
  steps: steps.map(([name, count]) => ({ __typename: 'ProofStep', name, count })),
  serverCalls: 1_204,
  attemptCount: 0,
  attempts: [] as object[],
  versions: ['Node 24.21.0', 'Chromium 142.0', 'strace 6.1', 'Linux 6.12.0'],
  repeat: 'npm run proof',
  fingerprint: '3b1f 90c2 77ae 5d04 e8b6 1f2c 9a40 d7e3',
};
const attempts = [
  {
    __typename: 'ProofAttempt',
    process: 'node server.js',
    host: 'elsewhere.example',
    call: 'lookup of the name',
  },
  { __typename: 'ProofAttempt', process: 'Chromium, /trust', host: 'fonts.example', call: 'request' },
];

const withProof = (silenceProof: object | null) => withAnswers({ SilenceProof: { data: { silenceProof } } });

export const Loading: Story = loading('SilenceProof');
export const Failure: Story = {
  decorators: [withAnswers({ SilenceProof: { error: 'UNAVAILABLE', message: 'This is not available right now.' } })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};
export const None: Story = {
  decorators: [withProof(null)],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No proof belongs to this server.')).toBeVisible();
  },
};
export const Silent: Story = {
  decorators: [withProof(silent)],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('No attempt to reach another host.')).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Background jobs run 31' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Stories of the component library opened Left out$/ })).toBeVisible();
  },
};
export const SilentOnAPhone: Story = { ...Silent, globals: { sheet: 'blueprint', viewport: { value: 'phone' } } };
export const OtherBuild: Story = {
  decorators: [withProof({ ...silent, isOfThisBuild: false, isChanged: true })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('This proof belongs to another build.')).toBeVisible();
    await expect(canvas.queryByText('No attempt to reach another host.')).toBeNull();
  },
};
export const NotSilent: Story = {
  decorators: [withProof({ ...silent, attemptCount: 2, attempts })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('2 attempts to reach another host.')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /elsewhere\.example node server\.js/ })).toBeVisible();
  },
};
export const NotSilentOnAPhone: Story = { ...NotSilent, globals: { viewport: { value: 'phone' } } };
