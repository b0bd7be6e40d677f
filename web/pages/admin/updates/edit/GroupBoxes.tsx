import formStyles from '#web/forms/Form.module.css';
import type { Groups } from './updateEditing.ts';
import styles from './UpdateEditor.module.css';

type GroupBoxesProps = { groups: Groups; value: readonly string[]; onChange: (groupIds: string[]) => void };

/** Chooses the groups that an update is for. */
export const GroupBoxes = ({ groups, value, onChange }: GroupBoxesProps) => (
  <fieldset className={styles.choices}>
    <legend>Groups</legend>
    <p className={formStyles.hint}>
      {value.length === 0 ? 'No group is selected: the update is for all investors.' : 'Only for the selected groups.'}
    </p>
    <div className={formStyles.boxes}>
      <div>
        {groups.map(({ id, name }) => [
          <label key={id}>
            <input
              type="checkbox"
              name="groupIds"
              checked={value.includes(id)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(checked ? [...value, id] : value.filter((other) => other !== id))
              }
            />
            <span>{name}</span>
          </label>,
          ' ',
        ])}
      </div>
    </div>
  </fieldset>
);
