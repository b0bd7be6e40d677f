import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { AdminDocumentsPage } from '#web/pages/admin/documents/AdminDocumentsPage.tsx';
import { ToastProvider } from '#web/ui/Toasts.tsx';
import { openRowMenu } from '../../../fixtures/rowMenu.ts';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { answered, failure, loading } from '../../../fixtures/states.ts';
import {
  adminDocuments,
  itemAccess,
  toFolderChoices,
  toAdminDocuments,
  rightsGroups,
  withDecisions,
  viewAsSecondPage,
  viewAsFirstPage,
  versions,
  waitingUploads,
} from '../../../fixtures/adminDocuments.ts';
import { candidates } from '../../../fixtures/groups.ts';

const path = '/investor/admin/documents';
const meta = {
  title: 'pages/admin/documents/AdminDocumentsPage',
  component: AdminDocumentsPage,
  parameters: { layout: 'fullscreen', path },
  render: () => (
    <ToastProvider>
      <AdminDocumentsPage />
    </ToastProvider>
  ),
} satisfies Meta<typeof AdminDocumentsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const list = { AdminDocuments: { data: toAdminDocuments(adminDocuments) } };
const people = {
  __typename: 'UserConnection',
  nodes: candidates,
  pageInfo: { __typename: 'PageInfo', hasNextPage: false },
};
const full = withAnswers(list);

export const Loading: Story = loading('AdminDocuments');
export const Empty: Story = answered('AdminDocuments', toAdminDocuments([]));
export const Failure: Story = failure('AdminDocuments');
export const List: Story = { decorators: [full] };
/** Nothing shows that a row goes on beside the screen, so the actions above the list are all in view. */
const everyActionIsInView: Story['play'] = async ({ canvasElement }) => {
  const table = await within(canvasElement).findByRole('table');
  const isAbove = (action: HTMLElement) =>
    (action.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && action.offsetParent !== null;
  const actions = within(canvasElement).getAllByRole('button').filter(isAbove);
  await expect(actions.length).toBeGreaterThan(1);
  for (const action of actions) {
    await expect(action.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
    await expect(action.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  }
};
export const ListOnAPhone: Story = {
  decorators: [full],
  globals: { viewport: { value: 'phone' } },
  play: everyActionIsInView,
};
/** The folders above the table are one line that scrolls; the buttons of the rows are always in view. */
const everyButtonIsInView: Story['play'] = async ({ canvasElement }) => {
  const table = within(await within(canvasElement).findByRole('table'));
  const buttons = table.getAllByRole('button', { name: /^(Access|More actions)/ });
  for (const button of buttons) await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
};
export const ListInASmallWindow: Story = {
  decorators: [full],
  globals: { viewport: { value: 'window' } },
  play: everyButtonIsInView,
};
export const ListOnALaptop: Story = {
  decorators: [full],
  globals: { viewport: { value: 'laptop' } },
  play: everyButtonIsInView,
};
export const ListOnBlueprint: Story = { decorators: [full], globals: { sheet: 'blueprint' } };
export const OneFolder: Story = { decorators: [full], parameters: { path: `${path}?folder=fold_4` } };
export const Uploads: Story = answered('AdminDocuments', toAdminDocuments(adminDocuments, waitingUploads));
export const TooLarge: Story = {
  decorators: [full],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const file = new File([new Uint8Array(50_000_001)], 'every-drawing.pdf', { type: 'application/pdf' });
    await userEvent.upload(await canvas.findByLabelText(/^Upload files/), file);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('may have 50 MB');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss every-drawing.pdf' }));
    await expect(canvas.queryByText('every-drawing.pdf')).toBeNull();
  },
};
const pastEnd = {
  error: 'BAD_USER_INPUT' as const,
  message: 'Choose a date in the future',
  fields: [{ path: ['input', 'endsAt'], message: 'Choose a date in the future' }],
};
export const Rights: Story = {
  decorators: [
    withAnswers({
      ...list,
      ItemAccess: { data: itemAccess },
      RightsGroups: { data: { groups: { nodes: rightsGroups } } },
      GroupCandidates: { data: { users: people } },
      SetAccess: {
        data: {
          setAccess: {
            __typename: 'SetAccessPayload',
            document: { __typename: 'Document', id: 'doc_1' },
            folder: null,
            notified: candidates.slice(0, 2).map(({ id, name }) => ({ __typename: 'Person', accountId: id, name })),
          },
        },
      },
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Change access …' }));
    const inherited = await screen.findByRole('combobox', { name: /^Board/ });
    await expect(screen.getByRole('button', { name: 'Save access' })).toBeDisabled();
    await expect(inherited).toHaveDisplayValue('As for 1 Company: Read');
    await userEvent.selectOptions(inherited, 'Read and download');
    await userEvent.click(await screen.findByRole('button', { name: 'Add Lenders' }));
    await expect(screen.getByRole('combobox', { name: /^Lenders/ })).toHaveDisplayValue('Read');
    await userEvent.type(screen.getByLabelText(/of the access of Lenders/), '2099-12-31');
    await userEvent.click(screen.getByLabelText('Tell the people who can read it'));
    await userEvent.type(screen.getByLabelText(/Share with a person/), 'quinn{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Add Quinn Quarry' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Quinn Quarry' }));
    await expect(screen.queryByRole('combobox', { name: /^Quinn/ })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Add Quinn Quarry' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save access' }));
    await expect(await canvas.findByText('The rights of Articles of association were saved')).toBeInTheDocument();
    await expect(canvas.getByText(/gets? an email\.$/)).toBeInTheDocument();
  },
};
/** An inherited right ends where it was set: one button leads there. */
export const TheEndOfAnInheritedRight: Story = {
  decorators: [
    withAnswers({
      ...list,
      ItemAccess: { data: itemAccess },
      RightsGroups: { data: { groups: { nodes: rightsGroups } } },
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Change access …' }));
    await expect(await screen.findByText(/^Inherited from 1 Company.*\. Its end is set there\.$/)).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Board/ }), 'Read and download');
    await expect(screen.getByText('After the last day, the right of 1 Company applies again.')).toBeInTheDocument();
    // A change would be lost.
    await expect(screen.queryByRole('button', { name: /^Access to Company/ })).toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Board/ }), 'As for 1 Company: Read');
    await userEvent.click(screen.getByRole('button', { name: 'Access to Company … for Board' }));
    await expect(await screen.findByRole('dialog', { name: 'Access to Company' })).toBeInTheDocument();
  },
};
export const RightsToReadAFileWithoutPages: Story = {
  decorators: [
    withAnswers({
      AdminDocuments: { data: toAdminDocuments(adminDocuments.map((file) => ({ ...file, pageCount: null }))) },
      ItemAccess: { data: itemAccess },
      RightsGroups: { data: { groups: { nodes: rightsGroups } } },
      SharedFiles: { data: { nodes: [{ __typename: 'Document', id: 'doc_1', pageCount: null }] } },
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const note = '1 file cannot be read in the browser. Give “Read and download”, or people see only its name.';
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Change access …' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add Lenders' }));
    await expect(await screen.findByText(note)).toBeVisible();
    await expect(screen.getByText(note)).toHaveRole('status');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Lenders/ }), 'Read and download');
    await expect(screen.queryByText(note)).toBeNull();
  },
};
/** The error is beside the day, and nothing is lost. */
export const RightsEndInThePast: Story = {
  decorators: [
    withAnswers({
      ...list,
      ItemAccess: { data: itemAccess },
      RightsGroups: { data: { groups: { nodes: rightsGroups } } },
      SetAccess: pastEnd,
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Change access …' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add Lenders' }));
    const day = screen.getByLabelText(/of the access of Lenders/);
    await userEvent.type(day, '2020-12-31');
    await userEvent.click(screen.getByRole('button', { name: 'Save access' }));
    await waitFor(() => expect(day).toHaveAccessibleDescription('Choose a date in the future'));
    await expect(day).toHaveValue('2020-12-31');
    await expect(screen.queryByText(/^Not all rights/)).toBeNull();
  },
};
export const Requests: Story = {
  decorators: [
    withAnswers({
      AdminDocuments: { data: withDecisions },
      ApproveAccessRequest: {
        data: {
          approveAccessRequest: {
            __typename: 'ApproveAccessRequestPayload',
            document: { __typename: 'Document', id: 'doc_1' },
          },
        },
      },
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('Access that ends within 14 days · 1'));
    await expect(canvas.getByText(/^: read/)).toHaveTextContent('until Apr 30, 2026 (UTC)');
    await expect(canvas.getByRole('button', { name: 'Access … of Company' })).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Approve the request of Ines Investor for Articles of association' }),
    );
    await expect(await canvas.findByText('Ines Investor can read Articles of association')).toBeInTheDocument();
    const end = 'Approval keeps the end of their access: Apr 30, 2026 (UTC)';
    await expect(canvas.getByText(/asks to download/)).toHaveTextContent(end);
    const name = 'Approve download the request of Ines Investor for Figures';
    await userEvent.click(canvas.getByRole('button', { name }));
    const done = 'Ines Investor can download Figures until Apr 30, 2026 (UTC)';
    await expect(await canvas.findByText(done)).toBeInTheDocument();
  },
};
export const Changing: Story = {
  decorators: [
    withAnswers({
      ...list,
      DocumentPlace: { data: { document: { __typename: 'Document', id: 'doc_3', folder: null } } },
      FolderChoices: { data: toFolderChoices(true) },
      UpdateDocument: { error: 'CONFLICT', message: 'It was deleted meanwhile.' },
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await openRowMenu(canvasElement, 'Board minutes');
    await userEvent.click(await canvas.findByRole('button', { name: 'Change … Board minutes' }));
    await userEvent.type(await screen.findByLabelText(/Position/), 'last');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Use a whole number from 1')).toBeInTheDocument();
    await userEvent.clear(screen.getByLabelText(/Position/));
    await expect(screen.getByLabelText(/Find a folder/)).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Folder'), '3 Product');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Board minutes was not saved')).toBeInTheDocument();
  },
};
const moveTwo =
  (message: string, dialogs: number): Story['play'] =>
  async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Plan for the year' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Board minutes' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Move …' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move 2 documents' }));
    await userEvent.selectOptions(await dialog.findByLabelText('Folder'), '3 Product');
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await expect(await canvas.findByText(message)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryAllByRole('dialog', { name: /^Move/ })).toHaveLength(dialogs));
    await expect(canvas.queryAllByText('2 documents selected')).toHaveLength(dialogs);
  };
const toMoveAnswers = (answer: Parameters<typeof withAnswers>[0][string]) =>
  withAnswers({ ...list, FolderChoices: { data: toFolderChoices() }, UpdateDocument: answer });

export const Moving: Story = {
  decorators: [
    toMoveAnswers({
      data: { updateDocument: { __typename: 'UpdateDocumentPayload', document: adminDocuments[1]!, notified: [] } },
    }),
  ],
  play: moveTwo('2 documents moved', 0),
};
/** The folder and the selection stay, for another attempt. */
export const MovingFails: Story = {
  decorators: [toMoveAnswers({ error: 'UNAVAILABLE', message: 'This is not available right now.' })],
  play: moveTwo('Not all of 2 documents were moved', 1),
};
export const NewFolder: Story = {
  decorators: [full],
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'New folder …' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Name is required')).toBeInTheDocument();
  },
};
export const Versions: Story = {
  decorators: [withAnswers({ ...list, DocumentVersions: { data: versions } })],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await openRowMenu(canvasElement, 'Plan for the year');
    await expect(await canvas.findByRole('button', { name: /^Pin for investors/ })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Versions … of Plan for the year' }));
    await expect(await screen.findByText(/plan-2.pdf/)).toBeInTheDocument();
    await userEvent.click(
      within(screen.getByRole('listitem', { name: 'Version 2' })).getByText('Inspection of the file · 1'),
    );
    await expect(screen.getByText('Text that is covered on page 4.')).toBeVisible();
    await expect(screen.getByText(/Investors who read it see .*/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Upload version' }));
    await expect(await screen.findByText('Choose a file')).toBeInTheDocument();
  },
};
export const ViewedAsInvestor: Story = {
  decorators: [withAnswers({ ViewDocumentsAs: { data: viewAsFirstPage, more: viewAsSecondPage } })],
  parameters: { path: `${path}?person=usr_1` },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('note')).toHaveTextContent(
      'You are viewing the documents of Investor Number 1.',
    );
    await expect(within(canvas.getByRole('table')).queryByRole('link')).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Load more documents' }));
    await expect(await canvas.findByText('Board minutes')).toBeInTheDocument();
    await expect(canvas.getByText('Articles of association')).toBeInTheDocument();
  },
};
export const LoadingViewAsInvestor: Story = {
  decorators: [withAnswers({ ViewDocumentsAs: 'never' })],
  parameters: { path: `${path}?person=usr_1` },
};
export const ViewAsInvestorFailed: Story = {
  decorators: [
    withAnswers({
      ViewDocumentsAs: { error: 'CONFLICT', message: 'This account is not approved, so it sees no documents.' },
    }),
  ],
  parameters: { path: `${path}?person=usr_1` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/This account is not approved/)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  },
};

const matrix = `${path}?view=access`;
const toMatrix = (count: number) => ({
  AccessMatrix: {
    data: {
      folders: {
        __typename: 'FolderConnection',
        nodes: Array.from({ length: count }, (_, n) => ({
          __typename: 'Folder',
          id: `fold_m${n}`,
          parentId: n === 0 ? null : 'fold_m0',
          name: n === 0 ? 'Company' : `Minutes of the board, part ${n}`,
          index: n === 0 ? '1' : `1.${n}`,
          accessCount: 3,
          access: itemAccess.document.access
            .filter(({ group }) => group)
            .map(({ user: _user, ...access }) => (n === 0 ? { ...access, inheritedFrom: null } : access)),
        })),
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
      groups: { __typename: 'GroupConnection', nodes: rightsGroups },
    },
  },
});
export const RightsOfGroupsLoading: Story = { ...loading('AccessMatrix'), parameters: { path: matrix } };
export const RightsOfGroupsFailed: Story = { ...failure('AccessMatrix'), parameters: { path: matrix } };
export const NoRightsOfGroups: Story = { decorators: [withAnswers(toMatrix(0))], parameters: { path: matrix } };
export const RightsOfGroups: Story = {
  decorators: [
    withAnswers({
      ...toMatrix(3),
      SetAccess: pastEnd,
      SharedFiles: {
        data: {
          nodes: [{ __typename: 'Folder', id: 'fold_m1', name: 'Minutes' }],
          documents: {
            __typename: 'DocumentConnection',
            nodes: [null, null, 4].map((pageCount, n) => ({ __typename: 'Document', id: `doc_m${n}`, pageCount })),
            pageInfo: { __typename: 'PageInfo', hasNextPage: false },
          },
        },
      },
    }),
  ],
  parameters: { path: matrix },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const [cell] = await canvas.findAllByTitle(/^Board on 1\.1/);
    await expect(cell).toHaveTextContent('↑ Read');
    await userEvent.click(cell!);
    const dialog = within(await screen.findByRole('dialog', { name: /^Access of Board to Minutes/ }));
    await expect(dialog.getByText(/inherited from 1 Company\.$/)).toBeVisible();
    await expect(await dialog.findByText(/^2 files in Minutes cannot be read in the browser\./)).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Last day/), '2020-01-01');
    await userEvent.click(dialog.getByRole('button', { name: 'List' }));
    await expect(await dialog.findByText('Choose a date in the future')).toBeVisible();
  },
};
/** The columns scroll in their frame, below and beside the names, and the page does not. */
export const RightsOfGroupsOnAPhone: Story = {
  decorators: [withAnswers(toMatrix(30))],
  parameters: { path: matrix },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
