import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import styles from '../shared/Admin.module.css';
import { DetailPanel, PanelSection } from '#web/list/DetailPanel.tsx';
import { useOpenItem } from '#web/list/useOpenItem.ts';
import { AccountActions } from './AccountActions.tsx';
import { ReviewDecisions } from './ReviewActions.tsx';
import { ReviewHistory } from './ReviewHistory.tsx';
import { type Beginning, findAnswer, listSignals, type ReviewedUser, roleLabels } from './reviewLabels.ts';

export interface GroupChoice {
  id: string;
  name: string;
}

type ReviewPanelProps = {
  user: ReviewedUser;
  groups: readonly GroupChoice[];
  /** The next request that waits. */
  next: ReviewedUser | undefined;
  onBegin: (beginning: Beginning, groupIds: readonly string[]) => void;
};

/** One request with everything that the decision needs. After the decision, the next request that waits is open. */
export function ReviewPanel({ user, groups, next, onBegin }: ReviewPanelProps) {
  const [groupIds, setGroupIds] = useState<readonly string[]>([]);
  const [, openItem] = useOpenItem();
  const begin = (beginning: Beginning) => onBegin(beginning, groupIds);
  const { name, company, email, isEmailVerified, reason, roles, viewerCan } = user;
  return (
    <DetailPanel title={name} facts={company}>
      <ReviewDecisions user={user} onBegin={begin}>
        {next && (
          <Button size="small" onClick={() => openItem(next.id)}>
            Next request
          </Button>
        )}
      </ReviewDecisions>
      <Answer user={user} />
      {viewerCan.approve && groups.length > 0 && (
        <GroupBoxes groups={groups} chosen={groupIds} onChoose={setGroupIds} />
      )}
      <PanelSection title="Reason for access">
        <p className={styles.words} dir="auto">
          {reason}
        </p>
      </PanelSection>
      <PanelSection title="Checks">
        <FactList
          facts={[
            ['Email', <Email key="email" email={email} isVerified={isEmailVerified} />],
            ['Similar', listSignals({ ...user, isEmailVerified: true }).join('; ') || 'No other account'],
            [roles.length > 1 ? 'Roles' : 'Role', roles.map((role) => roleLabels[role]).join(', ')],
          ]}
        />
      </PanelSection>
      <PanelSection title="History">
        <ReviewHistory user={user} />
      </PanelSection>
      <PanelSection title="Account">
        <AccountActions user={user} onBegin={begin} />
      </PanelSection>
    </DetailPanel>
  );
}

const Email = ({ email, isVerified }: { email: string; isVerified: boolean }) => (
  <span className={styles.words}>
    {email}
    {isVerified ? ', verified' : <b className={styles.warning}>, not verified</b>}
  </span>
);

/** What the reviewer asked, and what the person answered. */
function Answer({ user }: { user: ReviewedUser }) {
  const answer = findAnswer(user);
  if (!answer) return null;
  return (
    <PanelSection title="Answer to your question">
      <p className={styles.none} dir="auto">
        {answer.question}
      </p>
      <blockquote className={styles.answer} dir="auto">
        {answer.answer}
      </blockquote>
    </PanelSection>
  );
}

type GroupBoxesProps = {
  groups: readonly GroupChoice[];
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
};

/** The groups that the person joins when they are approved. */
const GroupBoxes = ({ groups, chosen, onChoose }: GroupBoxesProps) => (
  <PanelSection title="Access after approval">
    <fieldset className={styles.groups}>
      <legend className="visually-hidden">Groups to join when approved</legend>
      {groups.map(({ id, name }) => [
        <label key={id}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
          <span dir="auto">{name}</span>
        </label>,
        ' ',
      ])}
    </fieldset>
  </PanelSection>
);
