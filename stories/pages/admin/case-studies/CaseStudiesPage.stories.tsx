import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { CaseStudiesPage } from '#web/pages/admin/case-studies/CaseStudiesPage.tsx';
import { ToastProvider } from '#web/ui/Toasts.tsx';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { answered, failure, loading } from '../../../fixtures/states.ts';
import { adminCaseStudies, createEditedCaseStudy, toAdminCaseStudyList } from '../../../fixtures/caseStudies.ts';
import { openMenuWith, openRowMenu } from '../../../fixtures/rowMenu.ts';

const meta = {
  title: 'pages/admin/case-studies/CaseStudiesPage',
  component: CaseStudiesPage,
  parameters: { layout: 'fullscreen', path: '/admin/case-studies' },
  render: () => (
    <ToastProvider>
      <CaseStudiesPage />
    </ToastProvider>
  ),
} satisfies Meta<typeof CaseStudiesPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const list = { AdminCaseStudies: { data: toAdminCaseStudyList(adminCaseStudies) } };
const full = withAnswers(list);

export const Loading: Story = loading('AdminCaseStudies');
export const Empty: Story = answered('AdminCaseStudies', toAdminCaseStudyList([]));
export const NothingMatches: Story = {
  parameters: { path: '/admin/case-studies?status=DRAFT&search=zebrafish' },
  decorators: [withAnswers({ AdminCaseStudies: { data: toAdminCaseStudyList([]) } })],
};
export const Failure: Story = failure('AdminCaseStudies');
export const List: Story = { decorators: [full] };
export const ListOnAPhone: Story = { decorators: [full], globals: { viewport: { value: 'phone' } } };
export const ListOnBlueprint: Story = { decorators: [full], globals: { sheet: 'blueprint' } };
/** Drafts have no place. The keyboard reaches the arrows, and a row at the end keeps the focus. */
export const Ordering: Story = {
  decorators: [withAnswers({ ...list, MoveCaseStudy: { data: { moveCaseStudy: { caseStudy: { id: 'cas_3' } } } } })],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const up = await canvas.findByRole('button', { name: 'Move A ward at night up' });
    await expect(canvas.queryByRole('button', { name: 'Move Half written up' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Move A counter by day down' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    up.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('A ward at night is now number 1')).toBeInTheDocument();
    await waitFor(() => expect(up).toHaveFocus());
  },
};
/** On phones, a row is moved from its menu. */
export const OrderingOnAPhone: Story = {
  decorators: [withAnswers({ ...list, MoveCaseStudy: { data: { moveCaseStudy: { caseStudy: { id: 'cas_3' } } } } })],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await openRowMenu(canvasElement, 'A counter by day');
    await expect(canvas.queryByRole('button', { name: 'Move down A counter by day' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Move up A counter by day' }));
    await expect(await canvas.findByText('A counter by day is now number 2')).toBeInTheDocument();
  },
};
/** Part of the list has no order to change. */
export const OneIndustry: Story = {
  parameters: { path: '/admin/case-studies?industry=healthcare' },
  decorators: [full],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('A ward at night', { selector: 'td b, th b' });
    await expect(canvas.queryByRole('button', { name: /^Move / })).toBeNull();
  },
};
export const PublishingADraft: Story = {
  decorators: [
    withAnswers({
      ...list,
      PublishCaseStudy: { data: { publishCaseStudy: { caseStudy: createEditedCaseStudy('PUBLISHED') } } },
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await openMenuWith(canvasElement, /^Publish now Half written/));
    await expect(await screen.findByText('Half written was published')).toBeInTheDocument();
  },
};
export const Deleting: Story = {
  decorators: [
    withAnswers({ ...list, DeleteCaseStudy: { data: { deleteCaseStudy: { deletedCaseStudyId: 'cas_3' } } } }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await openRowMenu(canvasElement, 'A ward at night');
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete A ward at night' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Delete permanently\? This cannot be undone\./ }));
    await expect(await canvas.findByText('A ward at night was deleted')).toBeInTheDocument();
  },
};
