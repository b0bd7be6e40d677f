import { type AdminUpdateFragment, usePublishInvestorUpdateMutation } from '#graphql/generated/admin.ts';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import type { RowDialogProps } from '#web/list/ListTable.tsx';
import { nameOfZone, toInstant } from '#web/portal/calendarDays.ts';
import { formatCount } from '#web/runtime/formatCount.ts';
import { report, useSend } from '#web/ui/useActionToast.ts';
import { useReaderZone } from '#web/pages/useReaderZone.ts';
import { describeAudience } from './updateLabels.ts';

const fieldFor = (zone: string) => ({
  name: 'at',
  label: 'Publish at',
  type: 'datetime-local',
  hint: `In your time zone, ${zone}. Everyone in its audience receives the update at that time.`,
});

const isAhead = (zone: string, wall: string) => wall !== '' && Date.parse(toInstant(zone, wall)) > Date.now();

type ListDialogProps = RowDialogProps<AdminUpdateFragment>;

export const PublishDialog = (props: ListDialogProps) => <ListDialog {...props} isScheduled={false} />;
export const ScheduleDialog = (props: ListDialogProps) => <ListDialog {...props} isScheduled />;

function ListDialog({ row, isScheduled, onClose }: ListDialogProps & { isScheduled: boolean }) {
  const publish = useSend(usePublishInvestorUpdateMutation, {
    refetchQueries: ['AdminUpdates'],
    awaitRefetchQueries: true,
  });
  const past = isScheduled ? 'scheduled' : 'published';
  const messages = report(`${row.title} was`, past);
  return (
    <PublishUpdateDialog
      update={row}
      isScheduled={isScheduled}
      onPublish={(at) => publish({ id: row.id, at }, messages)}
      onClose={onClose}
    />
  );
}

type PublishUpdateDialogProps = {
  update: AdminUpdateFragment;
  /** True to schedule a future time instead of publishing now. */
  isScheduled: boolean;
  onPublish: (at: string | null) => Promise<{ error: unknown }>;
  onClose: () => void;
};

/** Shows the number of readers before the update is published. */
export function PublishUpdateDialog({ update, isScheduled, onPublish, onClose }: PublishUpdateDialogProps) {
  const { title, readStatistics } = update;
  const zone = useReaderZone() ?? 'UTC';
  const readers = formatCount(readStatistics?.audienceCount ?? 0, 'person', 'people');
  return (
    <FormDialog
      title={`${isScheduled ? 'Schedule' : 'Publish'} ${title}?`}
      lead={
        <p>
          Audience: {describeAudience(update)}, {readers} now. They are emailed according to their settings.
        </p>
      }
      fields={isScheduled ? [fieldFor(nameOfZone(zone))] : []}
      initialValues={{ at: '' }}
      validate={({ at }) => (isScheduled && !isAhead(zone, at) ? { at: 'Choose a time in the future' } : {})}
      action={isScheduled ? 'Schedule' : `Publish to ${readers}`}
      onSave={({ at }) => onPublish(isScheduled ? toInstant(zone, at) : null)}
      onClose={onClose}
    />
  );
}
