import { PasswordLinkDocument, usePasswordLinkQuery } from '#graphql/generated/auth.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { validateWith } from '#web/forms/validateWith.ts';
import { paths } from '#web/paths.ts';
import { PostedForm } from '#web/forms/PostedForm.tsx';
import { AuthLayout, AuthText } from './AuthLayout.tsx';
import { getInitialState, formNoticeQuery } from './formStart.ts';
import { LinkFailure } from './LinkFailure.tsx';
import { noVariables, pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';

const fields = [
  {
    name: 'password',
    label: 'New password',
    type: 'password',
    autoComplete: 'new-password',
    hint: 'At least 8 characters, and not one of the common ones.',
  },
  { name: 'confirmPassword', label: 'Confirm new password', type: 'password', autoComplete: 'new-password' },
] as const;

const validate = validateWith<Record<string, string>>(() =>
  import('#graphql/validation.ts').then(({ resetForm }) => resetForm),
);

const passwordLinkQuery = pageQuery(PasswordLinkDocument, usePasswordLinkQuery, noVariables);

export const queries = [formNoticeQuery, passwordLinkQuery];

/** The page behind the emailed password reset link. */
export function ResetPage() {
  const { data: notice } = usePageData(formNoticeQuery);
  const { data, error, loading } = usePageData(passwordLinkQuery);
  const link = data?.browser.passwordLink;
  return (
    <AuthLayout
      title="Choose a new password"
      description="Choose a new password for the investor portal."
      path={paths.reset}
    >
      <AuthText>
        {link ? (
          <>
            <p>
              For the account <b>{link.username}</b>. All your sessions end, and you sign in with the new password.
            </p>
            <PostedForm
              action="/reset"
              fields={fields}
              start={getInitialState(notice, 'reset')}
              validate={validate}
              button="Save the new password"
              busy="Saving …"
            >
              {/* Password managers need the username. */}
              <input
                className="visually-hidden"
                tabIndex={-1}
                aria-hidden="true"
                autoComplete="username"
                value={link.username}
                readOnly
              />
            </PostedForm>
          </>
        ) : (
          <LinkFailure error={error} loading={loading}>
            <p>
              This link was already used, has expired, or was replaced by a newer one. Each link works once, within 30
              minutes.
            </p>
            <ButtonLink to={`${paths.auth}?tab=forgot`}>Request a new link</ButtonLink>
          </LinkFailure>
        )}
      </AuthText>
    </AuthLayout>
  );
}
