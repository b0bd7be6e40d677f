import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isPublic } from '../paths.ts';
import { isLeaving } from '../runtime/leaving.ts';
import { useSite } from '../runtime/SiteContext.tsx';

type Private = Navigator & { globalPrivacyControl?: boolean };

/** The code loads after the page's own requests. Shorter visits are not counted. */
const IDLE_MS = 1_000;
let recording = false;

/**
 * Counts views of public pages unless the browser opts out of tracking. Starts the recorder if one is configured and
 * the visitor agreed. The code of both loads when the page is idle.
 */
export function useVisits(): void {
  const { pathname } = useLocation();
  const { recorder } = useSite();
  const url = recorder?.consent === 'granted' ? recorder.address : null;
  useEffect(() => {
    if (!isPublic(pathname)) {
      // Private pages show passwords and documents, so the recorder never runs there, regardless of consent.
      if (recording) location.reload();
      return;
    }
    const timer = setTimeout(() => {
      if (!(navigator as Private).globalPrivacyControl)
        logFailure(import('./visits.ts').then((m) => m.beginView(pathname)));
      if (url) logFailure(import('./recorder.ts').then((m) => m.startRecorder(url)));
      recording ||= url !== null;
    }, IDLE_MS);
    return () => clearTimeout(timer);
  }, [pathname, url]);
}

const logFailure = (loading: Promise<void>) =>
  void loading.catch((failure: unknown) => {
    if (!isLeaving()) console.error('This visit could not be measured.', failure);
  });
