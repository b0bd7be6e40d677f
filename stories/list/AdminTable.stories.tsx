import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#web/ui/Button.tsx';
import { RowMenu } from '#web/portal/RowMenu.tsx';
import { AdminTable } from '#web/list/AdminTable.tsx';
import type { Column } from '#web/list/columns.ts';
import { DetailPanel, PanelSection } from '#web/list/DetailPanel.tsx';

interface Group {
  id: string;
  name: string;
  size: number;
}

const columns: Column<Group>[] = [
  {
    label: 'Group',
    isHeader: true,
    getSortValue: ({ name }) => name,
    renderCell: ({ name }) => <b dir="auto">{name}</b>,
  },
  { label: 'Members', isNumeric: true, getSortValue: ({ size }) => size, renderCell: ({ size }) => size },
];

const rows: Group[] = [
  { id: 'grp_1', name: 'Board', size: 7 },
  { id: 'grp_2', name: 'Series A investors', size: 24 },
  { id: 'grp_3', name: 'Lenders', size: 3 },
];

const meta = {
  title: 'list/AdminTable',
  component: AdminTable<Group>,
  args: {
    caption: '3 groups',
    columns,
    rows,
    getName: ({ name }) => name,
    renderActions: ({ id, name }) => (
      <>
        <Button size="small">Members …</Button>
        <RowMenu about={name} id={id}>
          <Button size="small">Rename …</Button>
        </RowMenu>
      </>
    ),
  },
} satisfies Meta<typeof AdminTable<Group>>;
export default meta;

type Story = StoryObj<typeof meta>;

const getNames = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);

export const OnPaper: Story = {};
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Sorted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Members' }));
    await expect(getNames(canvas)).toEqual(['Lenders', 'Board', 'Series A investors']);
    await userEvent.click(canvas.getByRole('link', { name: 'Members' }));
    await expect(canvas.getByRole('columnheader', { name: 'Members' })).toHaveAttribute('aria-sort', 'descending');
    await expect(getNames(canvas)).toEqual(['Series A investors', 'Board', 'Lenders']);
  },
};

export const WithDetails: Story = {
  args: {
    renderPanel: ({ name, size }) => (
      <DetailPanel title={name} facts={`${size} members`}>
        <PanelSection title="Shared with this group">
          <p>Nothing yet.</p>
        </PanelSection>
      </DetailPanel>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Details of Board' })).toBeVisible();
    await userEvent.keyboard('jj');
    await expect(canvas.getByRole('complementary', { name: 'Details of Series A investors' })).toBeVisible();
  },
};

export const WithDetailsOnAPhone: Story = {
  ...WithDetails,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('rowheader', { name: /Lenders/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Lenders' }));
    await expect(sheet.getByText('Nothing yet.')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  },
};
