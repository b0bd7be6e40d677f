import { SLUG_LENGTH } from './slug.ts';

// The same limits for the form and the server. Lengths are in characters unless a unit is named.

export const pageSize = { min: 1, default: 20, max: 100 } as const;

export const text = {
  title: 120,
  summary: 300,
  seoTitle: 60,
  seoDescription: 155,
  slug: SLUG_LENGTH,
  articleBody: 200_000,
  /** The setting and the problem of an example deployment, one paragraph each. */
  paragraph: 800,
  companySnapshot: 1_000,
  figureLabel: 40,
  figureValue: 60,
  factLabel: 40,
  factValue: 160,
  categoryName: 60,
  categoryDescription: 300,
  searchQuery: 200,
  /** At most four bytes per character: 4 KB. */
  chatQuestion: 1_000,
  chatReason: 500,
  cursor: 300,
  pictureAlt: 300,
  pictureName: 120,
  feedUrl: 2_000,
  feedTitle: 200,
  /** As text in a GraphQL request, where escapes make it longer. */
  opml: 400_000,
  username: 40,
  personName: 100,
  company: 120,
  email: 254,
  reason: 2_000,
  /** The personal line of an invitation. */
  invitationMessage: 500,
  overrideReason: 500,
  /** Short enough for the cookie that returns it when the form is sent without JavaScript. */
  needs: 1_000,
  contactMessage: 5_000,
  leadNotes: 5_000,
  passkeyName: 60,
  tokenName: 60,
  webhookName: 60,
  webhookUrl: 2_000,
  groupName: 60,
  ndaBody: 100_000,
  question: 2_000,
  answer: 10_000,
  eventDescription: 5_000,
  eventLocation: 300,
  eventNote: 500,
  timeZone: 60,
  recurrence: 120,
  folderName: 120,
  documentSummary: 1_000,
  fileName: 160,
  /** The reason of an administrator who ends a delegation. */
  delegationReason: 500,
  /** The reason for withdrawing an update. */
  updateReason: 500,
  /** In bytes: hashing costs by length, and passwords are not longer. */
  passwordBytes: 1_024,
} as const;

/** A search in a document: the characters of its text, and the most hits. */
export const documentSearch = { min: 2, max: 100, hits: 500 } as const;

/** The most figures of the company on the first page of the portal. */
export const figuresAtMost = 6;

/** Documents that investors see first. */
export const pinsAtMost = 6;

/** The most categories: few enough that one page of a list contains all of them. */
export const categoriesAtMost = 100;

/** The most groups: few enough that one page of a list contains all of them. */
export const groupsAtMost = 100;

/** The most people of one call of inviteUsers. */
export const invitationsAtMost = 100;

export const seatsAtMost = 10_000;

/** The most documents of one event. */
export const eventDocumentsAtMost = 20;

/** The most groups of one event. */
export const eventGroupsAtMost = 100;

/** The most groups of one update, and the most documents that it links to. */
export const updateGroupsAtMost = 100;
export const updateDocumentsAtMost = 50;

/** The most documents, and the most folders, of one delegation. */
export const delegationItemsAtMost = 100;

/** The depth of nested folders. */
export const folderDepth = 8;

/** The most facts of one case study. */
export const factsAtMost = 12;

/** The limits of an uploaded picture. Pixels are counted before any of them is decoded. */
export const picture = { bytes: 20_000_000, pixels: 40_000_000, side: 16_000 } as const;

/**
 * The limits of an uploaded document. Office files are archives: their declared sizes are counted before they are
 * unpacked.
 */
export const documentFile = {
  types: ['pdf', 'docx', 'xlsx', 'pptx', 'csv', 'txt', 'png', 'jpg', 'jpeg', 'webp'],
  bytes: 50_000_000,
  pages: 5_000,
  pixels: picture.pixels,
  side: picture.side,
  entries: 10_000,
  unpackedBytes: 500_000_000,
  ratio: 100,
} as const;

/** What is uploaded at once from folders and ZIP files. A ZIP file of 40 KB can unpack to terabytes. */
export const uploadedAtOnce = { files: 500, folders: 200, bytes: 5_000_000_000 } as const;

/** The limits of an upload in parts: the size of one part, and the unfinished bytes of one person. */
export const arrivingFile = { partBytes: 8_000_000, parts: 1_000, files: 20, bytes: 500_000_000 } as const;

/** API tokens: how many are active, how long one works, and how long ended ones are listed. */
export const token = {
  atMost: 20,
  days: { default: 90, max: 365 },
  retentionDays: 90,
  ranges: 20,
  defaultOverlapMinutes: 1_440,
  overlapMinutes: 10_080,
} as const;

/**
 * Webhooks: how many an account has, how long the former secret still signs after a rotation, how many deliveries of one
 * wait at a time, and how many ended ones the log keeps.
 */
export const webhook = {
  atMost: 10,
  defaultOverlapMinutes: 1_440,
  overlapMinutes: 10_080,
  pendingDeliveries: 1_000,
  endedDeliveries: 1_000,
} as const;

/** The days for which changes and deliveries are stored. */
export const changeRetentionDays = 30;

/** The size of a GraphQL request before it is parsed or executed. */
export const request = {
  bodyBytes: 600_000,
  /** The depth of nested objects and lists in any JSON of a client. */
  jsonDepth: 20,
  queryCharacters: 10_000,
  tokens: 1_000,
  /** Operations and fragments in one document. */
  definitions: 20,
  /** Fields and fragments. A fragment counts each time it is used. */
  selections: 2_000,
  depth: 8,
  aliases: 15,
  rootFields: 10,
  directives: 10,
} as const;

/**
 * The cost of GraphQL operations in points: one for each object that can be returned, more if a field says so. A list
 * has as many objects as `first` requests, or `listSize` if it has no such argument.
 */
export const points = {
  listSize: 20,
  /** A field that contains a long text. */
  longText: 5,
  /** A field that searches many texts. */
  search: 50,
  /** `__schema` or `__type`, however much of the schema is requested. */
  introspection: 500,
  /** A request that is refused before it runs, for reading and checking it. Visitors pay it, and tokens that lack a scope. */
  refused: 100,
  /** A page or file that is not in memory, beside the points of its queries. */
  page: 20,
  /** A request with an Idempotency-Key, for the row that the server keeps for a day. */
  idempotencyKey: 100,
  operation: { anonymous: 1_000, signedIn: 5_000 },
  /** By IP address or by account. */
  perMinute: { anonymous: 20_000, signedIn: 100_000 },
} as const;

/** The list of engagement reaches back this many days if no document, person or days are chosen. */
export const engagementDays = 90;
