// Limits that forms and server share. Lengths are in characters unless a unit is named.

export const pageSize = { min: 1, default: 20, max: 100 } as const;

export const text = {
  title: 120,
  summary: 300,
  slug: 80,
  articleBody: 200_000,
  /** The setting and the problem of an example deployment, one paragraph each. */
  paragraph: 800,
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
  /** Counted before JSON escaping, which makes the text longer in a GraphQL request. */
  opml: 400_000,
  username: 40,
  personName: 100,
  company: 120,
  email: 254,
  reason: 2_000,
  overrideReason: 500,
  /** Short enough for a cookie that returns the text when the form is sent without JavaScript. */
  needs: 1_000,
  passkeyName: 60,
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
  /** One sentence that says why an admin ended a delegation. */
  delegationReason: 500,
  /** One sentence that says why an update was retracted. */
  updateReason: 500,
  /** In bytes, because the cost of hashing grows with the length. No real password is longer. */
  passwordBytes: 1_024,
} as const;

/** The maximum number of article categories, small enough that one page of a list holds them all. */
export const categoriesAtMost = 100;

/** The maximum number of groups, small enough that one page of a list holds them all. */
export const groupsAtMost = 100;

export const seatsAtMost = 10_000;

/** Documents attached to one event. */
export const eventDocumentsAtMost = 20;

/** Groups that one event can be shared with. */
export const eventGroupsAtMost = 100;

/** Groups that one update can be shared with, and documents that it can link to. */
export const updateGroupsAtMost = 100;
export const updateDocumentsAtMost = 50;

/** The maximum number of documents, and of folders, shared with one delegate at once. */
export const delegationItemsAtMost = 100;

/** The maximum depth of nested folders. */
export const folderDepth = 8;

/** Short facts of one example deployment. */
export const factsAtMost = 12;

/** Limits of one uploaded image. The pixels are counted from the header, before decoding. */
export const picture = { bytes: 20_000_000, pixels: 40_000_000, side: 16_000 } as const;

/** Limits of one uploaded document. Office files are archives, whose declared sizes are checked before unpacking. */
export const documentFile = {
  bytes: 50_000_000,
  pages: 5_000,
  pixels: picture.pixels,
  side: picture.side,
  entries: 10_000,
  unpackedBytes: 500_000_000,
  ratio: 100,
} as const;

/** Limits of resumable uploads: the size of one part, and the unfinished uploads of one person. */
export const arrivingFile = { partBytes: 8_000_000, parts: 1_000, files: 20, bytes: 500_000_000 } as const;

/** Limits of one GraphQL request, checked before it is parsed or executed. */
export const request = {
  bodyBytes: 600_000,
  /** Nested objects and lists in any JSON that a client sends. */
  jsonDepth: 20,
  queryCharacters: 10_000,
  tokens: 1_000,
  /** Operations and fragments in one document. */
  definitions: 5,
  /** Fields and fragments. A fragment counts each time it is used. */
  selections: 2_000,
  depth: 8,
  aliases: 15,
  rootFields: 10,
  directives: 10,
} as const;

/**
 * The cost limits of GraphQL operations, in points: one for each object in the result, more for fields that declare it.
 * A list counts as `first` objects, or as `listSize` if it has no such argument and declares no size.
 */
export const points = {
  listSize: 20,
  /** The cost of a field that contains a long text. */
  longText: 5,
  /** The cost of a field that searches many texts. */
  search: 50,
  operation: { anonymous: 1_000, signedIn: 5_000 },
  /** Per IP address for anonymous visitors, per account otherwise. */
  perMinute: { anonymous: 20_000, signedIn: 100_000 },
} as const;
