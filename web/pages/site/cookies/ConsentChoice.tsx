import { paths } from '#web/paths.ts';
import { useSite } from '#web/runtime/SiteContext.tsx';
import { ConsentForm } from '../ConsentBar.tsx';

const texts = {
  undecided: 'You have not chosen yet, so your visits are not recorded.',
  refused: 'You refused, so your visits are not recorded.',
  granted: 'You agreed, so your visits are recorded until you change it here.',
} as const;

/** Shows the visitor's recording consent and lets them change it. */
export function ConsentChoice() {
  const { recorder } = useSite();
  if (!recorder) {
    return <p>On this site no recorder is connected, so there is nothing to switch on or off.</p>;
  }
  return (
    <>
      <p>
        The operator has connected a session recorder at <code>{new URL(recorder.address).host}</code>. It is loaded
        only if you agree, and your choice is kept for half a year in a cookie named <code>consent</code>.
      </p>
      <p>
        <strong>{texts[recorder.consent]}</strong>
      </p>
      <ConsentForm back={`${paths.cookies}#your-choice`} />
    </>
  );
}
