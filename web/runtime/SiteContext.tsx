// Site settings from the server's environment, available to every component.
import { createContext, useContext, type ReactNode } from 'react';
import { noSiteDetails, type SiteDetails } from '#graphql/site-details.ts';
import { defaultDemoUrl, defaultName, defaultPublicUrl } from '../site.ts';

/**
 * `publicUrl` is the public origin of the site, without a trailing slash. `year` is the server's current year for the
 * copyright line: server and browser must agree on New Year's Eve.
 */
export type SiteSettings = {
  name: string;
  demoUrl: string;
  publicUrl: string;
  year: number;
  /** The session recorder's adapter, if the operator configured one, and the visitor's consent. */
  recorder?: { address: string; consent: 'undecided' | 'granted' | 'refused' };
  /** Set if a language model writes the answers of /chat. */
  hasLanguageModel?: true;
  /** Set in the sample portal of `npm run demo`. */
  isSample?: true;
  /** The facts about the operator that are set. */
  details?: Partial<SiteDetails>;
  /** The urgent notice on every page, and the slug of its article. */
  banner?: { title: string; slug: string };
};

const SiteContext = createContext<SiteSettings>({
  name: defaultName,
  demoUrl: defaultDemoUrl,
  publicUrl: defaultPublicUrl,
  year: 2026,
});

export function SiteProvider({ settings, children }: { settings: SiteSettings; children: ReactNode }) {
  return <SiteContext value={settings}>{children}</SiteContext>;
}

export const useSite = (): SiteSettings => useContext(SiteContext);

/** The facts about the operator. A fact that is not set is empty. */
export function useSiteDetails(): SiteDetails {
  const { details } = useSite();
  return { ...noSiteDetails, ...details };
}
