// One number for the form and the server. Lengths are in characters unless a unit is named.

export const pageSize = { min: 1, default: 20, max: 100 } as const;

export const text = {
  title: 120,
  summary: 300,
  slug: 80,
  articleBody: 200_000,
  /** A case study's setting and its problem: one paragraph each. */
  paragraph: 800,
  factLabel: 40,
  factValue: 160,
  categoryName: 60,
  categoryDescription: 300,
  searchQuery: 200,
  /** At most four bytes each: 4 KB. */
  chatQuestion: 1_000,
  chatReason: 500,
  cursor: 300,
  pictureAlt: 300,
  pictureName: 120,
  feedUrl: 2_000,
  feedTitle: 200,
  /** As text in a GraphQL request, which weighs more once it is escaped. */
  opml: 400_000,
  username: 40,
  personName: 100,
  company: 120,
  email: 254,
  reason: 2_000,
  overrideReason: 500,
  /** Short enough to travel back in a cookie when the form is sent without scripts. */
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
  /** One sentence on why an admin ended what an investor gave to a delegate. */
  delegationReason: 500,
  /** One sentence on why an update was taken back. */
  updateReason: 500,
  /** In bytes: hashing costs by length, and nobody's password is longer. */
  passwordBytes: 1_024,
} as const;

/** How many categories articles can have: few enough that one page of a list holds them all. */
export const categoriesAtMost = 100;

/** How many groups can exist: few enough that one page of a list holds them all. */
export const groupsAtMost = 100;

export const seatsAtMost = 10_000;

/** Documents handed out with one event. */
export const eventDocumentsAtMost = 20;

/** Groups one event may be for. */
export const eventGroupsAtMost = 100;

/** Groups one update may be for, and documents it may point to. */
export const updateGroupsAtMost = 100;
export const updateDocumentsAtMost = 50;

/** Documents, and folders, that one delegate is given at once. */
export const delegationItemsAtMost = 100;

/** Folders within folders. */
export const folderDepth = 8;

/** Short facts of one case study. */
export const factsAtMost = 12;

/** What one uploaded picture may be. Pixels are counted before any of them is unpacked. */
export const picture = { bytes: 20_000_000, pixels: 40_000_000, side: 16_000 } as const;

/** What one uploaded document may be. Office files are archives: what they declare is counted before it is unpacked. */
export const documentFile = {
  bytes: 50_000_000,
  pages: 5_000,
  pixels: picture.pixels,
  side: picture.side,
  entries: 10_000,
  unpackedBytes: 500_000_000,
  ratio: 100,
} as const;

/** A file that is sent part by part: what one part may weigh, and what one person may have unfinished. */
export const arrivingFile = { partBytes: 8_000_000, parts: 1_000, files: 20, bytes: 500_000_000 } as const;

/** What one GraphQL request may weigh before it is parsed or executed. */
export const request = {
  bodyBytes: 600_000,
  /** Objects and lists within each other, in any JSON that a client sends. */
  jsonDepth: 20,
  queryCharacters: 10_000,
  tokens: 1_000,
  /** Operations and fragments of one document. */
  definitions: 5,
  /** Fields and fragments, each fragment counted at each use. */
  selections: 2_000,
  depth: 8,
  aliases: 15,
  rootFields: 10,
  directives: 10,
} as const;

/**
 * What GraphQL operations may cost, in points: one for each object that may come back, more where a field says so. A
 * list has as many objects as `first` asks for, or `listSize` where it takes no such argument and declares no size.
 */
export const points = {
  listSize: 20,
  /** Of a field that holds a long text. */
  longText: 5,
  /** Of a field that looks through many texts. */
  search: 50,
  operation: { anonymous: 1_000, signedIn: 5_000 },
  /** By IP address, or by account. */
  perMinute: { anonymous: 20_000, signedIn: 100_000 },
} as const;
