import { type CompanyFactsFragment, useUpdateCompanyProfileMutation } from '#graphql/generated/portal.ts';
import { figuresAtMost, text } from '#graphql/limits.ts';
import { readPairs } from '#graphql/site-details.ts';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useSend } from '#web/ui/useActionToast.ts';

const FIGURES = `One per line: what it is, a colon, and the figure. At most ${figuresAtMost} lines.`;

const fields = [
  {
    name: 'snapshot',
    label: 'Text',
    required: false,
    multiline: true,
    maxLength: text.companySnapshot,
    hint: 'A few sentences as plain text.',
  },
  { name: 'figures', label: 'Figures', required: false, multiline: true, hint: FIGURES },
];

/** `Revenue 2025: $4.1 million` on each line. A line without a colon has no value, which the server refuses. */
const toFigures = (lines: string) => readPairs(lines).map(([label, value]) => ({ label, value }));

async function validate({ snapshot, figures }: { snapshot: string; figures: string }) {
  const { updateCompanyProfileInput } = await import('#graphql/company-validation.ts');
  const result = updateCompanyProfileInput.safeParse({ snapshot, figures: toFigures(figures) });
  const issues = result.error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}

interface CompanyDialogProps {
  company: CompanyFactsFragment;
  onClose: () => void;
}

/** Changes what investors read about the company. */
export function CompanyDialog({ company: { snapshot, figures, updatedAt }, onClose }: CompanyDialogProps) {
  const update = useSend(useUpdateCompanyProfileMutation, {
    refetchQueries: ['AdminHome'],
    awaitRefetchQueries: true,
  });
  const messages = { done: 'Investors now see this text', failed: 'The text was not changed' };
  return (
    <FormDialog
      title="What investors read about the company"
      fields={fields}
      initialValues={{ snapshot, figures: figures.map(({ label, value }) => `${label}: ${value}`).join('\n') }}
      validate={validate}
      action="Save"
      onSave={({ snapshot, figures }) =>
        update({ snapshot, figures: toFigures(figures), expectedUpdatedAt: updatedAt }, messages)
      }
      onClose={onClose}
    />
  );
}
