import type { Meta, StoryObj } from '@storybook/react-vite';
import desk from '../../../../web/pages/admin/shared/Admin.module.css';
import { AdminTable } from '../../../../web/pages/admin/shared/AdminTable.tsx';

const meta = {
  title: 'pages/admin/shared/AdminTable',
  component: AdminTable,
  args: {
    caption: '2 groups',
    columns: ['Group', 'Members'],
    actions: false,
    children: ['Anchors', 'Counsel'].map((name) => (
      <tbody key={name} className={desk.request}>
        <tr>
          <th scope="row" className={desk.who}>
            <b>{name}</b>
          </th>
          <td data-label="Members">Ada, Grace</td>
        </tr>
      </tbody>
    )),
  },
} satisfies Meta<typeof AdminTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnPaper: Story = {};
export const OnBlueprint: Story = { globals: { sheet: 'blueprint' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
