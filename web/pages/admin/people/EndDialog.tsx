import { useSetUserEndMutation } from '#graphql/generated/admin.ts';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { toEnd, toLastDay } from '#web/ui/lastDay.ts';
import { report, useSend } from '#web/ui/useActionToast.ts';
import type { Person } from './peopleLabels.ts';

type EndDialogProps = { person: Person; onClose: () => void };

const getField = (hasEnd: boolean) => ({
  name: 'endsAt',
  label: 'Last day (UTC)',
  type: 'date',
  required: false,
  hint: `After this day the person is signed out everywhere and cannot sign in, as if suspended. They get an email.${hasEnd ? ' Empty removes the end.' : ''}`,
});

/** Sets, changes or removes the last day on which a person can sign in. */
export function EndDialog({ person, onClose }: EndDialogProps) {
  const { id, name } = person;
  const setEnd = useSend(useSetUserEndMutation);
  const saved = person.endsAt ?? null;
  return (
    <FormDialog
      title={`Last day of ${name}`}
      fields={[getField(saved !== null)]}
      initialValues={{ endsAt: saved ? toLastDay(saved) : '' }}
      action="Save last day"
      onSave={async ({ endsAt: lastDay }) => {
        const endsAt = lastDay ? toEnd(lastDay, saved) : null;
        if (endsAt === saved) return { error: null };
        return setEnd({ id, endsAt }, report(`Last day of ${name}`, endsAt ? 'saved' : 'removed'));
      }}
      onClose={onClose}
    />
  );
}
