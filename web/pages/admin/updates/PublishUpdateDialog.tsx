import { Formik } from 'formik';
import { nameOfZone, toInstant } from '../../../portal/calendarDays.ts';
import { useReaderZone } from '../../useReaderZone.ts';
import { Form } from '../../../forms/Form.tsx';
import type { AdminUpdateFragment } from '../../../../graphql/generated/admin.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';
import { FormFields } from '../../../forms/FormFields.tsx';
import formStyles from '../../../forms/Form.module.css';
import { formatCount } from '../../../runtime/formatCount.ts';
import { describeAudience } from './updateLabels.ts';

type PublishUpdateDialogProps = {
  update: AdminUpdateFragment;
  /** True to schedule a future time instead of publishing now. */
  isScheduled: boolean;
  onPublish: (update: AdminUpdateFragment, at: string | null) => Promise<unknown>;
  onClose: () => void;
};

const fieldFor = (zone: string) => ({
  name: 'at',
  label: 'Publish at',
  type: 'datetime-local',
  hint: `In your time zone, ${zone}. Everyone in its audience receives the update at that time.`,
});

const isAhead = (zone: string, wall: string) => wall !== '' && Date.parse(toInstant(zone, wall)) > Date.now();

/** Shows the number of readers before the update is published. */
export function PublishUpdateDialog({ update, isScheduled, onPublish, onClose }: PublishUpdateDialogProps) {
  const zone = useReaderZone() ?? 'UTC';
  const readers = formatCount(update.readStatistics?.audienceCount ?? 0, 'person', 'people');
  return (
    <Dialog title={`${isScheduled ? 'Schedule' : 'Publish'} ${update.title}?`} onClose={onClose}>
      <Formik
        initialValues={{ at: '' }}
        validate={({ at }) => (isScheduled && !isAhead(zone, at) ? { at: 'Choose a time in the future' } : {})}
        validateOnBlur={false}
        onSubmit={async ({ at }) => {
          if (!(await onPublish(update, isScheduled ? toInstant(zone, at) : null))) onClose();
        }}
      >
        {({ isSubmitting }) => (
          <Form className={formStyles.form} noValidate>
            <p>
              Audience: {describeAudience(update)}, {readers} now. They are emailed according to their settings.
            </p>
            {isScheduled && <FormFields fields={[fieldFor(nameOfZone(zone))]} />}
            <DialogButtons
              action={isScheduled ? 'Schedule' : `Publish to ${readers}`}
              busy={isSubmitting}
              onCancel={onClose}
            />
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}
