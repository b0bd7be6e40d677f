// The modules that launch/api-reference.ts makes from the schema.
declare module 'virtual:api-reference/entries' {
  export const entries: readonly import('#graphql/reference/model.ts').ReferenceEntry[];
}
declare module 'virtual:api-reference/names' {
  export const names: import('#graphql/reference/model.ts').ReferenceNames;
}
declare module 'virtual:api-reference/*' {
  export const area: import('#graphql/reference/model.ts').ReferenceArea;
}
declare module 'virtual:api-changelog' {
  export const changelog: import('#graphql/changelog/model.ts').Changelog;
}
