/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A founder of the company. */
export type FounderInput = {
  /** The full name. */
  name: string;
  /** The title, such as “Chief Executive”. */
  title?: string;
};

/** A page of the company on another site. */
export type SocialProfileInput = {
  /** The name of the other site. */
  name: string;
  /** The https URL of the page. */
  url: string;
};

/** The input of the mutation updateSiteDetails. A field that is absent stays, and an empty one is unset. */
export type UpdateSiteDetailsInput = {
  /** How long entries of the audit log are kept, such as “ten years”. If null or absent, it stays; empty unsets it. */
  auditLog?: string | null | undefined;
  /** The age of the oldest backup, such as “30 days”. If null or absent, it stays; empty unsets it. */
  backups?: string | null | undefined;
  /** The city of the company’s address. If null or absent, it stays; empty unsets it. */
  city?: string | null | undefined;
  /** The country of the company’s address. If null or absent, it stays; empty unsets it. */
  country?: string | null | undefined;
  /** The data protection officer or the representative in the European Union, with a way to reach them. If null or absent, it stays; empty unsets it. */
  dataProtection?: string | null | undefined;
  /** The email address to which anyone may write. If null or absent, it stays; empty unsets it. */
  email?: string | null | undefined;
  /** The version that the change is based on, 0 if there was none. If null or absent, it is not compared. */
  expectedVersion?: number | null | undefined;
  /** All founders in their order, at most six. If null or absent, they stay. */
  founders?: Array<FounderInput> | null | undefined;
  /** The governing law and the courts, as the sentences that the terms state. If null or absent, it stays; empty unsets it. */
  governingLaw?: string | null | undefined;
  /** True if the account pages of investors are to offer API tokens and webhooks. If null or absent, it stays, also if a version is restored. */
  isApiOffered?: boolean | null | undefined;
  /** Where the language model of the chat runs, such as “on our own server in Delaware”. If null or absent, it stays; empty unsets it. */
  languageModel?: string | null | undefined;
  /** The name of the company, as its register has it. If null or absent, it stays; empty unsets it. */
  legalName?: string | null | undefined;
  /** The server through which mail leaves, such as “mail.acme.com, run by Acme”. If null or absent, it stays; empty unsets it. */
  mailServer?: string | null | undefined;
  /** The date, scope, tester and result of the last penetration test by an outside party. If null or absent, it stays; empty unsets it. */
  penetrationTest?: string | null | undefined;
  /** The telephone number that anyone may call. If null or absent, it stays; empty unsets it. */
  phone?: string | null | undefined;
  /** The postal code of the company’s address. If null or absent, it stays; empty unsets it. */
  postalCode?: string | null | undefined;
  /** How long refused requests for an account are kept, such as “six months”. If null or absent, it stays; empty unsets it. */
  refusedRequests?: string | null | undefined;
  /** The state or region of the company’s address. If null or absent, it stays; empty unsets it. */
  region?: string | null | undefined;
  /** A former version whose facts are restored before the other fields are changed. If null or absent, those in force are changed. */
  restoredVersion?: number | null | undefined;
  /** The country of the server and, if data crosses a border, the safeguard that applies. If null or absent, it stays; empty unsets it. */
  serverCountry?: string | null | undefined;
  /** All pages of the company on other sites, at most six. If null or absent, they stay. */
  socialProfiles?: Array<SocialProfileInput> | null | undefined;
  /** The day on which the operator confirmed the page of specifications, as YYYY-MM-DD. If null or absent, it stays; empty unsets it. */
  specificationsConfirmedOn?: string | null | undefined;
  /** The street and number of the company’s address. If null or absent, it stays; empty unsets it. */
  street?: string | null | undefined;
  /** When somebody answers, with the time zone. If null or absent, it stays; empty unsets it. */
  supportHours?: string | null | undefined;
  /** How long the technical log of the server is kept, such as “seven days”. If null or absent, it stays; empty unsets it. */
  technicalLog?: string | null | undefined;
  /** What a customer or partner said, quoted on the home page. If null or absent, it stays; empty unsets it. */
  testimonial?: string | null | undefined;
  /** The day on which the person agreed to be quoted, as YYYY-MM-DD. Only administrators see it. If null or absent, it stays; empty unsets it. */
  testimonialConsentOn?: string | null | undefined;
  /** The person whose words these are. Only administrators see it before source and consent are set. If null or absent, it stays; empty unsets it. */
  testimonialPerson?: string | null | undefined;
  /** Where the words were said or written. Only administrators see it before the consent is set. If null or absent, it stays; empty unsets it. */
  testimonialSource?: string | null | undefined;
  /** The title and company of that person. Only administrators see it before source and consent are set. If null or absent, it stays; empty unsets it. */
  testimonialTitle?: string | null | undefined;
};

export type SiteDetailsTestFactsFragment = { version: number, legalName: string | null, street: string | null, city: string | null, phone: string | null, email: string | null, governingLaw: string | null, testimonial: string | null, testimonialPerson: string | null, testimonialSource: string | null, testimonialConsentOn: string | null, unsetFields: Array<string>, isApiOffered: boolean | null, founders: Array<{ name: string, title: string | null }>, socialProfiles: Array<{ name: string, url: string }> };

export type SiteDetailsTestReadQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteDetailsTestReadQuery = { siteDetails: { version: number, legalName: string | null, street: string | null, city: string | null, phone: string | null, email: string | null, governingLaw: string | null, testimonial: string | null, testimonialPerson: string | null, testimonialSource: string | null, testimonialConsentOn: string | null, unsetFields: Array<string>, isApiOffered: boolean | null, founders: Array<{ name: string, title: string | null }>, socialProfiles: Array<{ name: string, url: string }> } };

export type SiteDetailsTestOfferQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteDetailsTestOfferQuery = { viewer: { isApiOffered: boolean } | null };

export type SiteDetailsTestVersionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteDetailsTestVersionsQuery = { siteDetailsVersions: Array<{ version: number, savedAt: string, changedFields: Array<string>, savedBy: { accountId: string, name: string | null } | null }> };

export type SiteDetailsTestUpdateMutationVariables = Exact<{
  input: UpdateSiteDetailsInput;
}>;


export type SiteDetailsTestUpdateMutation = { updateSiteDetails: { siteDetails: { version: number, legalName: string | null, street: string | null, city: string | null, phone: string | null, email: string | null, governingLaw: string | null, testimonial: string | null, testimonialPerson: string | null, testimonialSource: string | null, testimonialConsentOn: string | null, unsetFields: Array<string>, isApiOffered: boolean | null, founders: Array<{ name: string, title: string | null }>, socialProfiles: Array<{ name: string, url: string }> } } };

export const SiteDetailsTestFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteDetailsTestFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"legalName"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"governingLaw"}},{"kind":"Field","name":{"kind":"Name","value":"testimonial"}},{"kind":"Field","name":{"kind":"Name","value":"testimonialPerson"}},{"kind":"Field","name":{"kind":"Name","value":"testimonialSource"}},{"kind":"Field","name":{"kind":"Name","value":"testimonialConsentOn"}},{"kind":"Field","name":{"kind":"Name","value":"founders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"socialProfiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unsetFields"}},{"kind":"Field","name":{"kind":"Name","value":"isApiOffered"}}]}}]} as unknown as DocumentNode<SiteDetailsTestFactsFragment, unknown>;
export const SiteDetailsTestReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteDetailsTestRead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteDetailsTestFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteDetailsTestFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"legalName"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"governingLaw"}},{"kind":"Field","name":{"kind":"Name","value":"testimonial"}},{"kind":"Field","name":{"kind":"Name","value":"testimonialPerson"}},{"kind":"Field","name":{"kind":"Name","value":"testimonialSource"}},{"kind":"Field","name":{"kind":"Name","value":"testimonialConsentOn"}},{"kind":"Field","name":{"kind":"Name","value":"founders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"socialProfiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unsetFields"}},{"kind":"Field","name":{"kind":"Name","value":"isApiOffered"}}]}}]} as unknown as DocumentNode<SiteDetailsTestReadQuery, SiteDetailsTestReadQueryVariables>;
export const SiteDetailsTestOfferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteDetailsTestOffer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isApiOffered"}}]}}]}}]} as unknown as DocumentNode<SiteDetailsTestOfferQuery, SiteDetailsTestOfferQueryVariables>;
export const SiteDetailsTestVersionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteDetailsTestVersions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteDetailsVersions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changedFields"}}]}}]}}]} as unknown as DocumentNode<SiteDetailsTestVersionsQuery, SiteDetailsTestVersionsQueryVariables>;
export const SiteDetailsTestUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SiteDetailsTestUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSiteDetailsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSiteDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteDetailsTestFacts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteDetailsTestFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"legalName"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"governingLaw"}},{"kind":"Field","name":{"kind":"Name","value":"testimonial"}},{"kind":"Field","name":{"kind":"Name","value":"testimonialPerson"}},{"kind":"Field","name":{"kind":"Name","value":"testimonialSource"}},{"kind":"Field","name":{"kind":"Name","value":"testimonialConsentOn"}},{"kind":"Field","name":{"kind":"Name","value":"founders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"socialProfiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unsetFields"}},{"kind":"Field","name":{"kind":"Name","value":"isApiOffered"}}]}}]} as unknown as DocumentNode<SiteDetailsTestUpdateMutation, SiteDetailsTestUpdateMutationVariables>;