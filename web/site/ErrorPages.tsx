import type { ReactNode } from 'react';
import CutLineDrawing from '../drawings/cut-line.svg?react';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { StatusPage } from '../ui/StatusPage.tsx';

type NotFoundPageProps = { title?: string; text?: string; path: string; search?: ReactNode; newest?: ReactNode };

/** For URLs of a known kind whose content does not exist, such as a deleted article. */
export function NotFoundPage({
  title = 'Page not found.',
  text = 'The URL may be mistyped, or the page was removed.',
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

/** The server runs, but the database is not reachable. Links to pages that do not need the database. */
export function UnavailablePage({ path }: { path: string }) {
  return (
    <>
      <PageHead title="Temporarily unavailable" description="Temporarily unavailable." path={path} hidden />
      <StatusPage
        status="503 Unavailable"
        title="Temporarily unavailable."
        text={<p>The database is not responding. No data is lost. Try again in a minute.</p>}
        actions={
          <>
            <ButtonLink to={path} reload>
              Try again
            </ButtonLink>{' '}
            <ButtonLink to={paths.home}>Return to Homepage</ButtonLink>
          </>
        }
        drawing={<CutLineDrawing />}
      />
    </>
  );
}

/** The server has more requests than it can answer in time. The same page answers every request, whatever its URL. */
export function BusyPage({ path }: { path: string }) {
  return (
    <>
      <PageHead title="Temporarily unavailable" description="Temporarily unavailable." path={path} hidden />
      <StatusPage
        status="503 Unavailable"
        title="Too many requests at the moment."
        text={<p>The server is busy. No data is lost. Reload this page in a few seconds.</p>}
        actions={<ButtonLink to={paths.home}>Return to Homepage</ButtonLink>}
        drawing={<CutLineDrawing />}
      />
    </>
  );
}

/** For a browser without a connection that has not kept the requested page. The service worker shows it for any URL. */
export function OfflinePage({ path }: { path: string }) {
  return (
    <>
      <PageHead
        title="Not kept on this device"
        description="This page is not kept on this device."
        path={path}
        hidden
      />
      <StatusPage
        status="Offline"
        title="This page is not kept on this device."
        text={
          <>
            <p>
              There is no connection to the server, or the plug of this site is pulled. Your browser shows the public
              pages that it has kept.
            </p>
            <p>The investor portal and the admin area are never kept. They open again with a connection.</p>
          </>
        }
        actions={
          <>
            <ButtonLink to={paths.home}>Return to Homepage</ButtonLink>{' '}
            <ButtonLink to={paths.chat}>Ask a question</ButtonLink>{' '}
            <ButtonLink to={`${paths.worksOffline}#plug`}>Plug in again</ButtonLink>
          </>
        }
        drawing={<CutLineDrawing />}
      />
    </>
  );
}

/** `requestId` lets the visitor report the error. Nothing else about it is shown. */
export function ServerErrorPage({ path, requestId }: { path: string; requestId?: string }) {
  return (
    <>
      <PageHead title="Something broke" description="This page could not be shown." path={path} hidden />
      <StatusPage
        status="500 Error"
        title="An error occurred on the server."
        text={
          <>
            <p>The error was logged. Try again in a moment.</p>
            {requestId && <p className="label">Request {requestId}</p>}
          </>
        }
        actions={
          <>
            <ButtonLink to={path} reload>
              Try again
            </ButtonLink>{' '}
            <ButtonLink to={paths.home}>Return to Homepage</ButtonLink>
          </>
        }
      />
    </>
  );
}
