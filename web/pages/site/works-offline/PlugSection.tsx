import type { ReactNode } from 'react';
import PulledPlugDrawing from '#web/drawings/pulled-plug.svg?react';
import { canKeepPages, formatTime, pullPlug, sendPlug, usePlug } from '#web/offline/plug.ts';
import { paths } from '#web/paths.ts';
import { useHydrating } from '#web/runtime/useHydrating.ts';
import { FigureCaption } from '#web/site/Figure.tsx';
import { Section } from '#web/site/Section.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import styles from './PlugSection.module.css';
import { formatFileSize } from '#web/runtime/formatCount.ts';

/** The plug of this site: pulled, the browser answers from pages that it has kept, and sends nothing. */
export function PlugSection() {
  const { state, progress, hasFailed } = usePlug();
  const hydrating = useHydrating();
  const cutAt = state?.cutAt ?? null;
  const isOut = cutAt !== null;
  const canPull = hydrating || canKeepPages();
  const pull = () => void (isOut ? sendPlug('plug in') : pullPlug());
  return (
    <Section
      id="plug"
      title="Try it on this site. Pull the plug."
      note="Your browser keeps the public pages and sends nothing more. Pages open, and the chat answers."
    >
      <div className={styles.plug} data-plug={isOut ? 'out' : 'in'}>
        <figure>
          <button
            type="button"
            className={styles.drawing}
            aria-pressed={isOut}
            disabled={!canPull || progress !== null}
            onClick={pull}
          >
            <PulledPlugDrawing />
            <span className={styles.pull}>{isOut ? 'Plug in again' : 'Pull the plug'}</span>
          </button>
          <FigureCaption number={2} className={styles.caption}>
            The only cable between this page and our server
          </FigureCaption>
        </figure>
        <div>
          <div role="status">
            {progress ? (
              <Step title="Keeping pages">
                Page {progress.done} of {progress.total}.
              </Step>
            ) : cutAt !== null ? (
              <Step title={`0 bytes since ${formatTime(cutAt)}`}>
                You can switch off Wi-Fi now. Your browser answers every request of this site from the {state!.pages}{' '}
                pages that it keeps ({formatFileSize(state!.bytes)}). The Network panel of its developer tools shows it.
              </Step>
            ) : hasFailed ? (
              <Step title="The pages could not be kept">Check the connection and the free space, then try again.</Step>
            ) : !canPull ? (
              <Step title="Not possible here">This browser keeps no pages, or the connection is not encrypted.</Step>
            ) : state?.cacheName ? (
              <Step title="The plug is in">
                Your browser keeps {state.pages} pages ({formatFileSize(state.bytes)}) and shows them while the server
                cannot be reached.
              </Step>
            ) : (
              <Step title="The plug is in">
                Pulling it first keeps the public pages in this browser, about 7 MB. Pages of the investor portal are
                never kept, and nothing about you.
              </Step>
            )}
          </div>
          <p className={styles.actions}>
            {isOut && (
              <ButtonLink to={paths.chat} reload arrow="→" variant="primary">
                Ask a question offline
              </ButtonLink>
            )}
            {state?.cacheName && !isOut && <Button onClick={() => void sendPlug('delete')}>Delete kept pages</Button>}
          </p>
        </div>
      </div>
    </Section>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <p className={styles.state}>{title}</p>
      <p>{children}</p>
    </>
  );
}
