import { Suspense, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { PortalSection } from '../../../ui/PortalSection.tsx';
import { LoadingMark } from '../../../ui/LoadingMark.tsx';
import { lazyComponent } from '../../../runtime/lazyComponent.tsx';
import styles from './AccountPage.module.css';

const PasswordForm = lazyComponent(() => import('./PasswordForm.tsx').then((module) => module.PasswordForm));

type PasswordSectionProps = { username: string; onChanged: () => void };

/** Changes the password. A new password ends all other sessions. */
export function PasswordSection({ username, onChanged }: PasswordSectionProps) {
  const [changing, setChanging] = useState(false);
  return (
    <PortalSection title="Password" note="A change ends all your other sessions.">
      {changing ? (
        <Suspense fallback={<LoadingMark />}>
          <PasswordForm username={username} onChanged={onChanged} />
        </Suspense>
      ) : (
        <div className={styles.buttons}>
          <Button size="small" onClick={() => setChanging(true)}>
            Change password …
          </Button>
        </div>
      )}
    </PortalSection>
  );
}
