import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, within } from 'storybook/test';
import { NdaPage } from '#web/pages/portal/nda/NdaPage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { answered, failure, loading } from '../../../fixtures/states.ts';

const meta = {
  title: 'pages/portal/nda/NdaPage',
  component: NdaPage,
  parameters: { layout: 'fullscreen', path: '/investor/nda' },
} satisfies Meta<typeof NdaPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const body = Array.from(
  { length: 12 },
  (_, clause) => `${clause + 1}. The recipient keeps the documents confidential and does not share them.`,
).join('\n\n');
const nda = {
  __typename: 'Nda',
  id: 'nda_2',
  version: 2,
  body,
  bodyTree: [['ol', ...body.split('\n\n').map((clause) => ['li', clause.replace(/^\d+\. /, '')])]],
  sha256: 'c34b48da978b1e83359284a7708d4c3e6be0dc21c98a2ed7d8806b6797bad496',
  publishedAt: '2026-05-04T09:00:00.000Z',
  isSignatureRequired: true,
  ownSignature: null,
};
const signature = {
  __typename: 'NdaSignature',
  id: 'sig_1',
  version: 2,
  name: 'Ines Investor',
  signedAt: '2026-05-05T10:11:12.000Z',
};
const toSign = withAnswers({ Nda: { data: { nda } } });

export const Loading: Story = loading('Nda');
export const Failure: Story = failure('Nda');
export const NoAgreement: Story = answered('Nda', { nda: null });
export const ToSign: Story = { decorators: [toSign] };
export const ToSignOnAPhone: Story = { decorators: [toSign], globals: { viewport: { value: 'phone' } } };
export const ToSignOnBlueprint: Story = { decorators: [toSign], globals: { sheet: 'blueprint' } };
export const Signed: Story = {
  decorators: [
    withAnswers({ Nda: { data: { nda: { ...nda, isSignatureRequired: false, ownSignature: signature } } } }),
  ],
};
export const NewVersionToSign: Story = answered('Nda', { nda: { ...nda, ownSignature: { ...signature, version: 1 } } });
export const WithoutName: Story = {
  decorators: [toSign],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign the agreement' }));
    await expect(await canvas.findByText('Type your full name')).toBeInTheDocument();
    await expect(canvas.getByText('Check the box to sign')).toBeInTheDocument();
  },
};
export const SigningLeadsBackToTheDocument: Story = {
  parameters: { path: '/investor/nda?next=%2Finvestor%2Fdocuments%2Fdoc_1' },
  decorators: [
    withAnswers({
      Nda: { data: { nda } },
      SignNda: { data: { signNda: { __typename: 'SignNdaPayload', ndaSignature: signature } } },
    }),
  ],
  render: () => (
    <Routes>
      <Route path="/investor/nda" element={<NdaPage />} />
      <Route path="/investor/documents/:id" element={<h1>The document</h1>} />
    </Routes>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Your full name'), 'Ines Investor');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign the agreement' }));
    await expect(await canvas.findByRole('heading', { name: 'The document' })).toBeVisible();
  },
};
