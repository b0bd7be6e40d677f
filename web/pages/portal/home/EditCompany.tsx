import { Suspense, useState } from 'react';
import type { CompanyFactsFragment } from '../../../../graphql/generated/portal.ts';
import { lazyComponent } from '../../../runtime/lazyComponent.tsx';
import { Button } from '../../../ui/Button.tsx';

const CompanyDialog = lazyComponent(() => import('./CompanyDialog.tsx').then((module) => module.CompanyDialog));

/** The button of an administrator and its dialog, which changes what investors read about the company. */
export function EditCompany({ company }: { company: CompanyFactsFragment }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Edit text and figures
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CompanyDialog company={company} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
