import { type SiteDetailName, siteDetailNames, type SiteDetailsForm, toSiteForm } from '#graphql/site-details.ts';
import type { AllSiteDetailsFragment } from '#graphql/generated/admin.ts';
import { siteDetailLabels } from '#graphql/site-detail-fields.ts';

/** The values of the form. `expectedVersion` is the version that the person started from. */
export type Values = SiteDetailsForm & { expectedVersion: string };

export function toValues(saved: AllSiteDetailsFragment): Values {
  const {
    version,
    founders,
    socialProfiles,
    __typename: _type,
    ...texts
  } = saved as AllSiteDetailsFragment & {
    __typename?: string;
  };
  const set = Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, value ?? '']));
  return {
    ...toSiteForm({
      ...(set as Record<keyof typeof texts, string>),
      founders: founders.map(({ name, title }) => ({ name, title: title ?? '' })),
      socialProfiles: socialProfiles.map(({ name, url }) => ({ name, url })),
    }),
    expectedVersion: String(version),
  };
}

/** The names of fields, as the form shows them. */
export const listLabels = (names: readonly string[]): string =>
  names.map((name) => siteDetailLabels[name as keyof typeof siteDetailLabels] ?? name).join(', ');

/**
 * What a person typed, over what somebody else saved meanwhile: a field that the person did not touch gets the value of
 * the others. `both` are the fields that both changed, in which the typed text stays.
 */
export function mergeValues(base: Values, typed: Values, theirs: Values): { values: Values; both: SiteDetailName[] } {
  const isKnownBase = typed.expectedVersion === base.expectedVersion;
  const kept = siteDetailNames.filter(
    (name) => typed[name] !== theirs[name] && !(isKnownBase && typed[name] === base[name]),
  );
  return {
    values: { ...theirs, ...Object.fromEntries(kept.map((name) => [name, typed[name]])) },
    both: kept.filter((name) => !isKnownBase || theirs[name] !== base[name]),
  };
}
