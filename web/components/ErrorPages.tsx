import type { ReactNode } from 'react';
import { CutLineDrawing } from '../drawings/CutLineDrawing.tsx';
import { paths } from '../paths.ts';
import { HttpStatus } from '../ServerContext.tsx';
import { ButtonLink } from './Button.tsx';
import { PageHead } from './PageHead.tsx';
import { StatusPage } from './StatusPage.tsx';

type NotFoundPageProps = { title?: string; text?: string; path: string; search?: ReactNode; newest?: ReactNode };

/** For an address of a known kind with nothing behind it, such as an article that was taken down. */
export function NotFoundPage({
  title = 'Nothing is filed here.',
  text = 'The address may be mistyped, or what was here has been taken down.',
  path,
  search,
  newest,
}: NotFoundPageProps) {
  return (
    <>
      <PageHead title="Not found" description={text} path={path} hidden />
      <StatusPage
        status="404 Not found"
        title={title}
        text={<p>{text}</p>}
        actions={<ButtonLink to={paths.home}>Return to Homepage</ButtonLink>}
      >
        {(search || newest) && (
          <>
            {search}
            {newest}
          </>
        )}
      </StatusPage>
    </>
  );
}

/** For who is signed in and wants a page that is not theirs. */
export function NotAllowedPage({ path, lacksFactor }: { path: string; lacksFactor?: boolean }) {
  const text = lacksFactor
    ? 'Your role needs a second factor. Set one up on your account page, and this page opens.'
    : 'This page is for administrators. If it should be yours, ask one of them.';
  return (
    <>
      <HttpStatus code={403} />
      <PageHead title="Not allowed" description={text} path={path} hidden />
      <StatusPage
        status="403 Not allowed"
        title={lacksFactor ? 'One step is missing.' : 'This room is not yours.'}
        text={<p>{text}</p>}
        actions={
          lacksFactor ? (
            <ButtonLink to={paths.investorAccount}>Set up a second factor</ButtonLink>
          ) : (
            <ButtonLink to={paths.investor}>Back to the portal</ButtonLink>
          )
        }
      />
    </>
  );
}

/** The site runs but its records cannot be reached. Pages without records still work, so it points there. */
export function UnavailablePage({ path }: { path: string }) {
  return (
    <>
      <PageHead
        title="Records are away"
        description="This page’s records cannot be reached right now."
        path={path}
        hidden
      />
      <StatusPage
        status="503 Unavailable"
        title="The records are away."
        text={
          <p>
            This page is built from records that cannot be reached right now. Nothing is lost. Please try again in a
            minute.
          </p>
        }
        actions={
          <>
            <ButtonLink to={path} reload>
              Try again
            </ButtonLink>
            <ButtonLink to={paths.home}>Return to Homepage</ButtonLink>
          </>
        }
        drawing={<CutLineDrawing />}
      />
    </>
  );
}

/** `requestId` lets the visitor name the failure to us; nothing else about it is shown. */
export function ServerErrorPage({ path, requestId }: { path: string; requestId?: string }) {
  return (
    <>
      <PageHead title="Something broke" description="This page could not be shown." path={path} hidden />
      <StatusPage
        status="500 Error"
        title="Something broke on our side."
        text={
          <>
            <p>It has been written down. Trying again may help.</p>
            {requestId && <p className="label">Request {requestId}</p>}
          </>
        }
        actions={
          <>
            <ButtonLink to={path} reload>
              Try again
            </ButtonLink>
            <ButtonLink to={paths.home}>Return to Homepage</ButtonLink>
          </>
        }
      />
    </>
  );
}
