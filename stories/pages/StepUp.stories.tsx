import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CombinedGraphQLErrors } from '@apollo/client';
import { expect, screen, waitFor, within } from 'storybook/test';
import { useActionToast } from '#web/ui/useActionToast.ts';
import { StepUpProvider } from '#web/pages/StepUp.tsx';
import { withAnswers } from '../fixtures/answers.tsx';

/** Two actions that the server refuses until the person confirms. */
function TwoActions() {
  const run = useActionToast();
  const [results, setResults] = useState<Record<string, string>>({});
  const start = async (name: string) => {
    let isFirst = true;
    const action = async () => {
      const errors = [{ message: 'Confirm your identity.', extensions: { code: 'STEP_UP_REQUIRED' } }];
      if (isFirst) {
        isFirst = false;
        throw new CombinedGraphQLErrors({ data: null, errors });
      }
    };
    const { error } = await run(action, { done: null, failed: 'Not done' });
    setResults((before) => ({ ...before, [name]: error ? 'canceled' : 'done' }));
  };
  return (
    <>
      <button type="button" onClick={() => void Promise.all([start('First'), start('Second')])}>
        Start both
      </button>
      {['First', 'Second'].map((name) => (
        <p key={name}>{`${name}: ${results[name] ?? 'waits'}`}</p>
      ))}
    </>
  );
}

const meta = {
  title: 'pages/StepUp',
  component: StepUpProvider,
  args: { enrolled: false, hasPasskey: false, children: <TwoActions /> },
  decorators: [
    withAnswers({ ConfirmIdentity: { data: { confirmIdentity: { viewer: { __typename: 'Viewer', id: 'usr_1' } } } } }),
  ],
} satisfies Meta<typeof StepUpProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One confirmation answers all actions that wait for it. */
export const TwoActionsAtOnce: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Start both' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    await userEvent.type(dialog.getByLabelText('Password'), 'correct horse{Enter}');
    await expect(await canvas.findByText('First: done')).toBeInTheDocument();
    await expect(await canvas.findByText('Second: done')).toBeInTheDocument();
  },
};

export const TwoActionsCanceled: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Start both' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.getByText('First: canceled')).toBeInTheDocument());
    await waitFor(() => expect(canvas.getByText('Second: canceled')).toBeInTheDocument());
  },
};
