import { InvitationLinkDocument, useInvitationLinkQuery } from '#graphql/generated/auth.ts';
import type { InvitationLinkQuery } from '#graphql/generated/auth.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { CheckField } from '#web/forms/CheckField.tsx';
import { PostedForm } from '#web/forms/PostedForm.tsx';
import { validateWith } from '#web/forms/validateWith.ts';
import { paths } from '#web/paths.ts';
import { noVariables, pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';
import { NdaText } from '../nda/NdaText.tsx';
import { AuthLayout, AuthText } from './AuthLayout.tsx';
import { type FormStart, getInitialState, formNoticeQuery } from './formStart.ts';
import { LinkFailure } from './LinkFailure.tsx';

const passwordFields = [
  {
    name: 'password',
    label: 'Password',
    type: 'password',
    autoComplete: 'new-password',
    hint: 'At least 8 characters, and not one of the common ones.',
  },
  { name: 'confirmPassword', label: 'Confirm password', type: 'password', autoComplete: 'new-password' },
] as const;

const usernameField = {
  name: 'username',
  label: 'Username (optional)',
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
  hint: 'You sign in with your email address, or with a username that you choose here. Choose one that does not say who you are.',
} as const;

const fields = [...passwordFields, usernameField];

const nameField = {
  name: 'name',
  label: 'Your full name',
  autoComplete: 'name',
  hint: 'Your typed name is your signature. The time, your IP address and your email address are stored with it.',
} as const;

const validate = validateWith<Record<string, string>>(() =>
  import('#graphql/invitation-validation.ts').then(({ invitationForm }) => invitationForm),
);

const invitationLinkQuery = pageQuery(InvitationLinkDocument, useInvitationLinkQuery, noVariables);

export const queries = [formNoticeQuery, invitationLinkQuery];

/** The page behind the link of an invitation: choose a password, sign the agreement where one applies, and enter. */
export function InvitationPage() {
  const { data: notice } = usePageData(formNoticeQuery);
  const { data, error, loading } = usePageData(invitationLinkQuery);
  const link = data?.browser.invitationLink;
  return (
    <AuthLayout
      title="Your invitation"
      way="invitation"
      description="Accept an invitation to the investor portal."
      path={paths.invitation}
    >
      <AuthText>
        {link ? (
          <AcceptForm link={link} start={getInitialState(notice, 'invitation')} />
        ) : (
          <LinkFailure error={error} loading={loading}>
            <p>
              This invitation was already accepted, has expired, or was replaced by a newer one. Each link works once,
              within 14 days. If you accepted it, sign in with your email address. Otherwise ask the person who invited
              you to send it again.
            </p>
            <ButtonLink to={paths.auth}>Sign in</ButtonLink>
          </LinkFailure>
        )}
      </AuthText>
    </AuthLayout>
  );
}

type Link = NonNullable<InvitationLinkQuery['browser']['invitationLink']>;

function AcceptForm({ link: { name, email, invitedBy, nda }, start }: { link: Link; start: FormStart }) {
  return (
    <>
      <p>
        {invitedBy?.name ? `${invitedBy.name} invited you, ${name}.` : `You are invited, ${name}.`} Choose a password.
        You sign in with it and <b>{email}</b>.
      </p>
      {nda && (
        <>
          <h2>Confidentiality agreement, version {nda.version}</h2>
          <NdaText nda={nda} />
        </>
      )}
      <PostedForm
        action="/invitation"
        fields={nda ? [...fields, nameField] : fields}
        start={start}
        validate={validate}
        button={nda ? 'Sign and enter the portal' : 'Enter the portal'}
        busy="Entering …"
      >
        {nda && (
          <>
            <CheckField
              name="consent"
              label="I have read this agreement and agree to it. My typed name is my signature."
              error={start.errors['consent']}
            />
            <input type="hidden" name="sha256" value={nda.sha256} />
          </>
        )}
        {/* Password managers need the name to sign in with. */}
        <input
          className="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
          autoComplete="username"
          value={email}
          readOnly
        />
      </PostedForm>
    </>
  );
}
