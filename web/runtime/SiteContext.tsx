// What the server's environment decides about the site, handed to every component.
import { createContext, useContext, type ReactNode } from 'react';
import { defaultDemoUrl, defaultName, defaultPublicUrl } from '../site.ts';

/**
 * `publicUrl` is the origin the site is reached at, without a trailing slash. `year` is the server's, for the
 * copyright line: server and browser must agree on New Year's Eve.
 */
export type SiteSettings = {
  name: string;
  demoUrl: string;
  publicUrl: string;
  year: number;
  /** The adapter of a session recorder, where the operator connected one, and what this visitor said about it. */
  recorder?: { address: string; consent: 'unasked' | 'granted' | 'refused' };
  /** Set where a language model writes the answers of /chat. */
  hasLanguageModel?: true;
  /** The urgent notice that stands on every page, and the article it leads to. */
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
