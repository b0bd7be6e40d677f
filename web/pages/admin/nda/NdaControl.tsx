import { useState } from 'react';
import { useRemindToSignNdaMutation, useSetNdaGroupsMutation } from '#graphql/generated/admin.ts';
import { paths } from '#web/paths.ts';
import { formatCount } from '#web/runtime/formatCount.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { ConfirmButton } from '#web/ui/ConfirmButton.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { report, useSend } from '#web/ui/useActionToast.ts';
import adminStyles from '../shared/Admin.module.css';
import styles from './AdminNdaPage.module.css';

type NdaControlProps = {
  groups: readonly { id: string; name: string }[];
  /** The groups whose members sign. Empty if all investors sign. */
  chosenIds: readonly string[];
  onChanged: () => void;
};

/** Who must sign: the groups it applies to, and reminders to those who have not. */
export function NdaControl({ groups, chosenIds, onChanged }: NdaControlProps) {
  const toast = useToast();
  const setNdaGroups = useSend(useSetNdaGroupsMutation);
  const remind = useSend(useRemindToSignNdaMutation);
  // The changes of this person, so that those of others which load meanwhile stay.
  const [changes, setChanges] = useState<Readonly<Record<string, boolean>>>({});
  const isChosen = (id: string) => changes[id] ?? chosenIds.includes(id);
  const ids = groups.map(({ id }) => id).filter(isChosen);
  const save = async () => {
    const input = { groupIds: ids, expectedGroupIds: [...chosenIds] };
    const { error } = await setNdaGroups(input, report('Groups', 'saved'));
    if (error) return;
    setChanges({});
    onChanged();
  };
  const remindAll = async () => {
    const messages = { done: null, failed: 'No reminder was sent' };
    const { result } = await remind({ ids: null }, messages);
    const count = result?.data?.remindToSignNda.count;
    if (count !== undefined) toast({ tone: 'success', title: `${formatCount(count, 'reminder')} sent` });
  };
  const isSame = ids.toSorted().join() === chosenIds.toSorted().join();
  const whom = ids.length > 0 ? 'the members of these groups' : 'all investors';
  return (
    <>
      {groups.length > 0 && (
        <fieldset className={adminStyles.groups}>
          <legend>Groups whose members sign. If none is selected, all investors.</legend>
          {groups.map(({ id, name }) => [
            <label key={id}>
              <input
                type="checkbox"
                checked={isChosen(id)}
                onChange={({ target }) => setChanges({ ...changes, [id]: target.checked })}
              />
              <span dir="auto">{name}</span>
            </label>,
            ' ',
          ])}
        </fieldset>
      )}
      <p className={styles.buttons}>
        {groups.length > 0 && (
          <ConfirmButton
            size="small"
            variant="primary"
            sure={`Ask ${whom} to sign?`}
            disabled={isSame}
            onConfirm={() => void save()}
          >
            Save groups
          </ConfirmButton>
        )}{' '}
        <ButtonLink size="small" to={`${paths.investorPeople}?status=UNSIGNED`}>
          Who has not signed
        </ButtonLink>{' '}
        <ConfirmButton size="small" sure="Email all who have not signed?" onConfirm={() => void remindAll()}>
          Remind all
        </ConfirmButton>
      </p>
    </>
  );
}
