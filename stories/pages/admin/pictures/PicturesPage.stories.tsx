import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { PicturesPage } from '#web/pages/admin/pictures/PicturesPage.tsx';
import { ToastProvider } from '#web/ui/Toasts.tsx';
import { openRowMenu } from '../../../fixtures/rowMenu.ts';
import { withAnswers } from '../../../fixtures/answers.tsx';
import { failure, loading } from '../../../fixtures/states.ts';
import { adminPictures, toPictureList } from '../../../fixtures/pictures.ts';

const meta = {
  title: 'pages/admin/pictures/PicturesPage',
  component: PicturesPage,
  parameters: { layout: 'fullscreen', path: '/admin/pictures' },
  render: () => (
    <ToastProvider>
      <PicturesPage />
    </ToastProvider>
  ),
} satisfies Meta<typeof PicturesPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const list = { Pictures: { data: { ...toPictureList(adminPictures, true) } } };
const full = withAnswers(list);
const withoutPictures = withAnswers({ Pictures: { data: { ...toPictureList([]) } } });

export const Loading: Story = loading('Pictures');
export const Empty: Story = { decorators: [withoutPictures] };
export const NoResults: Story = {
  parameters: { path: '/admin/pictures?search=whale' },
  decorators: [withoutPictures],
};
export const NoUnused: Story = {
  parameters: { path: '/admin/pictures?status=UNUSED' },
  decorators: [withoutPictures],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Every picture is in use.')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Unused' })).toHaveAttribute('aria-current', 'true');
  },
};
export const Failure: Story = failure('Pictures');
export const List: Story = { decorators: [full] };
export const ListOnAPhone: Story = { decorators: [full], globals: { viewport: { value: 'phone' } } };
export const ListOnBlueprint: Story = { decorators: [full], globals: { sheet: 'blueprint' } };
export const Details: Story = {
  parameters: { path: '/admin/pictures?item=pic_1' },
  decorators: [full],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const details = await canvas.findByRole('complementary', { name: 'Details of rack-door-open.jpg' });
    await expect(within(details).getByText('1600 × 1067 pixels')).toBeInTheDocument();
    await expect(within(details).getByText('Ada Admin')).toBeInTheDocument();
    await expect(within(details).getByRole('link', { name: 'Day two without a cloud' })).toBeInTheDocument();
  },
};
export const DetailsOnAPhone: Story = {
  parameters: { path: '/admin/pictures?item=pic_2' },
  decorators: [full],
  globals: { viewport: { value: 'phone' } },
};

/** Two files, one of them without a description. Nothing is uploaded until both have one. */
export const Choosing: Story = {
  decorators: [full],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const files = ['north.jpg', 'south.jpg'].map((name) => new File(['x'], name, { type: 'image/jpeg' }));
    await userEvent.upload(await canvas.findByLabelText('Upload pictures …'), files);
    await expect(await canvas.findByLabelText('What south.jpg shows')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove south.jpg' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Upload 1 picture' }));
    await expect(await canvas.findByText('Not everything was uploaded')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: /north\.jpg/ })).toHaveAttribute('href', '#field-alt-1');
  },
};
export const Describing: Story = {
  decorators: [withAnswers({ ...list, UpdatePicture: { error: 'UNAVAILABLE', message: 'Not now.' } })],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await openRowMenu(canvasElement, 'rack-door-open.jpg');
    await userEvent.click(await canvas.findByRole('button', { name: 'Describe … rack-door-open.jpg' }));
    const description = await screen.findByLabelText('Description');
    await userEvent.clear(description);
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Describe the picture')).toBeInTheDocument();
    await userEvent.type(description, 'The rack');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('rack-door-open.jpg was not saved')).toBeInTheDocument();
  },
};
export const DeletingOneInUse: Story = {
  decorators: [
    withAnswers({
      ...list,
      DeletePicture: { data: { deletePicture: { __typename: 'DeletePicturePayload', deletedPictureId: 'pic_1' } } },
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await openRowMenu(canvasElement, 'rack-door-open.jpg');
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete … rack-door-open.jpg' }));
    await expect(await screen.findByText(/It is used in 2 places/)).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete anyway' }));
    await expect(await canvas.findByText('rack-door-open.jpg was deleted')).toBeInTheDocument();
  },
};

/** Of several, those in use stay unless somebody says so. */
export const DeletingSeveral: Story = {
  decorators: [
    withAnswers({
      ...list,
      DeletePicture: { data: { deletePicture: { __typename: 'DeletePicturePayload', deletedPictureId: 'pic_2' } } },
    }),
  ],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    for (const box of await canvas.findAllByRole('checkbox', { name: /^Select [^a]|^Select a-name/ }))
      await userEvent.click(box);
    const bar = await canvas.findByRole('group', { name: 'Selected pictures' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Delete …' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete 2 pictures' }));
    await expect(dialog.getByText('rack-door-open.jpg')).toBeInTheDocument();
    await expect(dialog.getByRole('link', { name: 'Day two without a cloud' })).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Delete 1 picture' })).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Also delete 1 picture in use' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete 2 pictures' }));
    await expect(await canvas.findByText('2 pictures deleted')).toBeInTheDocument();
  },
};
/** A file that cannot be a picture is refused before it is sent. */
export const Replacing: Story = {
  decorators: [full],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await openRowMenu(canvasElement, 'rack-door-open.jpg');
    await userEvent.click(await canvas.findByRole('button', { name: 'Replace file … rack-door-open.jpg' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Replace rack-door-open.jpg' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Replace' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Choose a picture.');
    const file = new File(['GIF89a'], 'new.gif', { type: 'image/gif' });
    await userEvent.setup({ applyAccept: false }).upload(dialog.getByLabelText('Choose the new file …'), file);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('GIF pictures are not supported.');
    await expect(dialog.getByText(/^new\.gif, /)).toBeInTheDocument();
  },
};
/** In the details, the file is chosen before the dialog opens. */
export const ReplacingFromDetails: Story = {
  parameters: { path: '/admin/pictures?item=pic_1' },
  decorators: [full],
  play: async ({ canvasElement, userEvent }) => {
    const choice = await within(canvasElement).findByLabelText('Replace file …');
    await userEvent.upload(choice, new File(['JFIF'], 'door.jpg', { type: 'image/jpeg' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Replace rack-door-open.jpg' }));
    await expect(dialog.getByText(/^door\.jpg, /)).toBeInTheDocument();
    await expect(dialog.queryByRole('alert')).toBeNull();
  },
};
