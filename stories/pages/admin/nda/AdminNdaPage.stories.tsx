import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AdminNdaPage } from '#web/pages/admin/nda/AdminNdaPage.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { answered, failure, loading } from '../../../fixtures/states.ts';

const meta = {
  title: 'pages/admin/nda/AdminNdaPage',
  component: AdminNdaPage,
  parameters: { layout: 'fullscreen', path: '/investor/admin/nda' },
} satisfies Meta<typeof AdminNdaPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const nda = {
  __typename: 'Nda',
  id: 'nda_2',
  version: 2,
  body: '1. The reader keeps the documents confidential.\n\n2. The reader does not pass them on.',
  sha256: 'c34b48da978b1e83359284a7708d4c3e6be0dc21c98a2ed7d8806b6797bad496',
  publishedAt: '2026-05-04T09:00:00.000Z',
  keyFingerprint: '1f2e 3d4c 5b6a 7988 9786 a5b4 c3d2 e1f0',
};
const edges = ['Ines Investor', 'A person whose name needs more than one line of the table'].map((name, number) => ({
  __typename: 'NdaSignatureEdge',
  node: {
    __typename: 'NdaSignature',
    id: `sig_${number}`,
    version: 2 - number,
    name,
    email: `person${number}@harborview.example`,
    signedAt: `2026-05-0${5 + number}T10:11:12.000Z`,
  },
}));
const toConnection = (edgeList: typeof edges) => ({
  __typename: 'NdaSignatureConnection',
  edges: edgeList,
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
});
const groups = { __typename: 'GroupConnection', nodes: [{ __typename: 'Group', id: 'grp_1', name: 'Board' }] };
const lists = { groups, ndaGroups: [] };
const success = withAnswers({
  AdminNdas: { data: { ...lists, nda, ndaSignatures: toConnection(edges) } },
  RemindToSignNda: { data: { remindToSignNda: { count: 3 } } },
});

export const Loading: Story = loading('AdminNdas');
export const Failure: Story = failure('AdminNdas');
export const NoAgreement: Story = answered('AdminNdas', { ...lists, nda: null, ndaSignatures: toConnection([]) });
export const Success: Story = { decorators: [success] };
export const SuccessOnAPhone: Story = { decorators: [success], globals: { viewport: { value: 'phone' } } };
export const SuccessOnBlueprint: Story = { decorators: [success], globals: { sheet: 'blueprint' } };
export const PublishConfirmation: Story = {
  decorators: [success],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('New text'), ' 3. For good.');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish agreement' }));
    await expect(canvas.getByRole('button', { name: /^Publish this agreement\?/ })).toBeInTheDocument();
  },
};
export const EveryoneIsReminded: Story = {
  decorators: [success],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remind all' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Email all who have not signed?' }));
    await expect(canvas.getByRole('link', { name: 'Who has not signed' })).toBeInTheDocument();
  },
};
export const OneGroupSigns: Story = {
  decorators: [success],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Save groups' })).toBeDisabled();
    await userEvent.click(canvas.getByLabelText('Board'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save groups' }));
    await expect(canvas.getByRole('button', { name: 'Ask the members of these groups to sign?' })).toBeInTheDocument();
  },
};
export const NoSignatureFound: Story = {
  parameters: { path: '/investor/admin/nda?search=zebrafish' },
  decorators: [withAnswers({ AdminNdas: { data: { ...lists, nda, ndaSignatures: toConnection([]) } } })],
};
