import { ButtonForm } from '#web/forms/ButtonForm.tsx';
import { AccessRequestDocument, type AccessRequestQuery, useAccessRequestQuery } from '#graphql/generated/auth.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { paths } from '#web/paths.ts';
import { PostedForm } from '#web/forms/PostedForm.tsx';
import { validateWith } from '#web/forms/validateWith.ts';
import { AuthLayout, AuthText } from './AuthLayout.tsx';
import { formNoticeQuery, type FormStart, getInitialState } from './formStart.ts';
import { LinkFailure } from './LinkFailure.tsx';
import { noVariables, pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';
import { Day } from '#web/ui/Moment.tsx';
import { FormMessage } from '#web/forms/FormMessage.tsx';
import { WaitingNote } from './WaitingNote.tsx';

type Request = NonNullable<AccessRequestQuery['browser']['accessRequest']>;

const accessRequestQuery = pageQuery(AccessRequestDocument, useAccessRequestQuery, noVariables);

export const queries = [formNoticeQuery, accessRequestQuery];

/**
 * The page behind the private link of the first email. It shows the registration's status before the person can sign
 * in.
 */
export function RequestPage() {
  const { data: notice } = usePageData(formNoticeQuery);
  const { data, error, loading } = usePageData(accessRequestQuery);
  const request = data?.browser.accessRequest;
  const start = getInitialState(notice, 'request');
  return (
    <AuthLayout
      title="Your request for access"
      description="The status of your request for access to the investor portal."
      path={paths.request}
    >
      <AuthText>
        {request ? (
          <>
            {!request.question && <FormMessage>{start.message}</FormMessage>}
            <RequestStatus request={request} start={start} />
            <Facts request={request} />
          </>
        ) : (
          <LinkFailure error={error} loading={loading}>
            <p>
              Open this page with the private link in the email that confirmed your request. The link works for 90 days.
            </p>
            <ButtonLink to={paths.auth}>Go to the portal</ButtonLink>
          </LinkFailure>
        )}
      </AuthText>
    </AuthLayout>
  );
}

const VERIFY = 'Check your mailbox: we have sent you a link to verify your email address.';

function RequestStatus({ request, start }: { request: Request; start: FormStart }) {
  const { status, question, reason, isEmailVerified } = request;
  if (question) {
    return (
      <>
        <h2>The reviewer has a question.</h2>
        <blockquote>{question}</blockquote>
        <AnswerForm start={start} />
      </>
    );
  }
  if (status === 'PENDING') return <WaitingNote next={isEmailVerified ? null : VERIFY} />;
  if (status === 'APPROVED') {
    return (
      <>
        <h2>Your request was approved.</h2>
        <p>You can sign in with your username and password.</p>
        <ButtonLink to={paths.auth} variant="primary">
          Sign in
        </ButtonLink>
      </>
    );
  }
  if (status === 'SUSPENDED') return <h2>Your access is suspended for now.</h2>;
  return (
    <>
      <h2>Your request was declined.</h2>
      {reason && (
        <>
          <p>The reviewer wrote:</p>
          <blockquote>{reason}</blockquote>
        </>
      )}
    </>
  );
}

function Facts({ request: { status, email, isEmailVerified, createdAt } }: { request: Request }) {
  const open = status === 'PENDING' || status === 'APPROVED';
  return (
    <>
      <FactList
        label="Your request"
        facts={[
          ['Sent', <Day key="day" at={createdAt} />],
          ['Email', email],
          ['Verified', isEmailVerified ? 'Yes' : 'Not yet'],
        ]}
      />
      {!isEmailVerified && open && (
        <ButtonForm action="/request/verification">
          <Button type="submit" size="small">
            Send the link to verify it again
          </Button>
        </ButtonForm>
      )}
    </>
  );
}

const fields = [{ name: 'answer', label: 'Your answer', multiline: true }] as const;

const validate = validateWith<Record<string, string>>(() =>
  import('#graphql/validation.ts').then(({ answerForm }) => answerForm),
);

/** Answers a reviewer's question about the registration. */
function AnswerForm({ start }: { start: FormStart }) {
  return (
    <PostedForm
      action="/request/answer"
      fields={fields}
      start={start}
      validate={validate}
      button="Send the answer"
      busy="Sending …"
    />
  );
}
