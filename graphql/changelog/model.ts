// The changelog of the schema. The page at /developers/changelog shows it.

export interface Changelog {
  /** Changes since the last release, which this server already has. */
  unreleased: SchemaChange[];
  /** The newest first. */
  releases: SchemaRelease[];
  deprecations: Deprecation[];
}

export interface SchemaRelease {
  /** The day of the release, such as 2026-11-24. */
  date: string;
  changes: SchemaChange[];
}

export interface SchemaChange {
  kind: ChangeKind;
  text: string;
  /** Why a breaking change was necessary. */
  reason?: string;
}

/** RISKY changes break clients only if they do not expect new values or results. */
export type ChangeKind = 'BREAKING' | 'RISKY' | 'DEPRECATED' | 'ADDED';

export interface Deprecation {
  /** The field, argument or value, such as `Article.text`. */
  place: string;
  /** The replacement. */
  reason: string;
  /** The day of the removal. */
  date: string;
}
