import { makeSkeleton } from '../api/users/username-skeleton.ts';
import { text } from '../graphql/limits.ts';
import { HOSTILE } from './hostile.ts';

// Every field that accepts text from outside, and the test site that fills it with hostile texts. A field of a mutation
// is `Input.field` or `mutation.argument`, a field of a form is `POST /path: field`.

export type Place = 'reading' | 'desks' | 'rooms';

export interface Field {
  /** The test site that fills the field with every fitting text. */
  at: Place;
  /** In characters, unless `getByteSize` is set. */
  limit: number;
  getByteSize?: (text: string) => number;
  /** True if control characters are rejected. */
  oneLine?: boolean;
  /** The pattern that values must match. */
  only?: RegExp;
  /** True if values must differ visually. */
  unique?: boolean;
  /** A required beginning, placed before the hostile text. */
  before?: string;
  /** Returns the part of a text that the site stores. */
  kept?: (text: string) => string;
}

const lines = (at: Place, limit: number): Field => ({ at, limit, oneLine: true });
const words = (at: Place, limit: number): Field => ({ at, limit });

/**
 * The part of a file name that the site stores: without folders, leading dots and invisible characters. Browsers send a
 * quotation mark in it as `%22`.
 */
const fileName = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '')
    .replaceAll('"', '%22')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+/, '');

/** Leaves room for the extension. Longer names are cut; the limit counts UTF-16 units. */
const file = (at: Place, limit: number): Field => ({
  at,
  limit: limit - '.png'.length,
  getByteSize: (name) => name.length,
  kept: fileName,
});

// A location that starts like a URL could become a link, so only http and https are accepted.
const PLACE = /^(https?:\/\/[^\s/]|(?![a-z][a-z0-9+.-]*:\S))/i;

/** The fields that the tests fill with every fitting text. */
export const FILLED: Record<string, Field> = {
  'CreateArticleInput.title': words('reading', text.title),
  'CreateArticleInput.summary': words('reading', text.summary),
  'CreateArticleInput.body': words('reading', text.articleBody),
  'UpdateCategoryInput.name': words('reading', text.categoryName),
  'UpdateCategoryInput.description': words('reading', text.categoryDescription),
  'CreateCaseStudyInput.title': words('reading', text.title),
  'CreateCaseStudyInput.summary': words('reading', text.summary),
  'CreateCaseStudyInput.setting': words('reading', text.paragraph),
  'CreateCaseStudyInput.problem': words('reading', text.paragraph),
  'CreateCaseStudyInput.body': words('reading', text.articleBody),
  'CaseStudyFactInput.label': words('reading', text.factLabel),
  'CaseStudyFactInput.value': words('reading', text.factValue),
  'UpdateFeedInput.title': lines('reading', text.feedTitle),

  'RegisterInput.username': {
    ...words('desks', text.username),
    kept: (name) => name.replace(/[@\p{Cc}\p{Cf}]/gu, ''),
    unique: true,
  },
  'RegisterInput.name': lines('desks', text.personName),
  'RegisterInput.company': lines('desks', text.company),
  'RegisterInput.reason': words('desks', text.reason),
  'RequestWhitepaperInput.name': lines('desks', text.personName),
  'RequestWhitepaperInput.company': lines('desks', text.company),
  'RequestWhitepaperInput.needs': words('desks', text.needs),
  'RateChatAnswerInput.question': words('desks', text.chatQuestion),
  'RateChatAnswerInput.reason': words('desks', text.chatReason),
  'CreateEventInput.title': lines('desks', text.title),
  'CreateEventInput.description': words('desks', text.eventDescription),
  'CreateEventInput.location': { ...lines('desks', text.eventLocation), only: PLACE },
  'CreateEventInput.recordingUrl': { ...lines('desks', text.eventLocation), before: 'https://far.example/?' },
  'CancelEventInput.reason': lines('desks', text.eventNote),
  'RejectUserInput.reason': words('desks', text.reason),
  'SuspendUserInput.reason': words('desks', text.reason),
  'RequestMoreInformationInput.message': words('desks', text.reason),
  'UpdateGroupInput.name': { ...words('desks', text.groupName), unique: true },
  'POST /request/answer: answer': words('desks', text.reason),
  'POST /admin/pictures: alt': words('desks', text.pictureAlt),
  'POST /admin/pictures: file': file('desks', text.pictureName),
  'POST /admin/emergency-article-creator: body': words('desks', text.articleBody),
  'POST /api/visits: path': { ...words('desks', 300), before: '/resources/' },

  'RenamePasskeyInput.name': lines('rooms', text.passkeyName),
  'CreateTokenInput.name': lines('rooms', text.tokenName),
  'UpdateWebhookInput.name': lines('rooms', text.webhookName),
  'CreateDocumentInput.title': lines('rooms', text.title),
  'CreateDocumentInput.summary': words('rooms', text.documentSummary),
  'CreateFolderInput.name': lines('rooms', text.folderName),
  'PublishNdaInput.body': words('rooms', text.ndaBody),
  'SignNdaInput.name': lines('rooms', text.personName),
  'EndDelegationInput.reason': lines('rooms', text.delegationReason),
  'AskQuestionInput.body': words('rooms', text.question),
  'AnswerQuestionInput.answer': words('rooms', text.answer),
  'PublishQuestionInput.question': words('rooms', text.question),
  'PublishQuestionInput.answer': words('rooms', text.answer),
  'CreateInvestorUpdateInput.title': lines('rooms', text.title),
  'CreateInvestorUpdateInput.body': words('rooms', text.articleBody),
  'WithdrawInvestorUpdateInput.reason': lines('rooms', text.updateReason),
  'POST /uploads: file': file('rooms', text.fileName),
};

/** The fields that the tests do not fill, each with the reason. */
export const EXPLAINED: Record<string, string> = {
  'CreateArticleInput.slug': 'takes a to z, digits and hyphens',
  'CreateArticleInput.cover': 'takes the path of a picture on this site',
  'UpdateCaseStudyInput.title': 'is the same column as in CreateCaseStudyInput',
  'UpdateCaseStudyInput.summary': 'is the same column as in CreateCaseStudyInput',
  'UpdateCaseStudyInput.setting': 'is the same column as in CreateCaseStudyInput',
  'UpdateCaseStudyInput.problem': 'is the same column as in CreateCaseStudyInput',
  'UpdateCaseStudyInput.body': 'is the same column as in CreateCaseStudyInput',
  'CreateCategoryInput.name': 'is the same column as in UpdateCategoryInput',
  'CreateCategoryInput.description': 'is the same column as in UpdateCategoryInput',
  'CreateCategoryInput.slug': 'takes a to z, digits and hyphens',
  'UpdateCategoryInput.slug': 'takes a to z, digits and hyphens',
  'SaveArticleDraftInput.title': 'is the same column as in CreateArticleInput',
  'SaveArticleDraftInput.summary': 'is the same column as in CreateArticleInput',
  'SaveArticleDraftInput.body': 'is the same column as in CreateArticleInput',
  'SaveArticleDraftInput.slug': 'takes a to z, digits and hyphens',
  'SaveArticleDraftInput.cover': 'takes the path of a picture on this site',
  'UpdateArticleInput.title': 'is the same column as in CreateArticleInput',
  'UpdateArticleInput.summary': 'is the same column as in CreateArticleInput',
  'UpdateArticleInput.body': 'is the same column as in CreateArticleInput',
  'UpdateArticleInput.slug': 'takes a to z, digits and hyphens',
  'UpdateArticleInput.cover': 'takes the path of a picture on this site',
  'SetCalendarSettingsInput.timeZone': 'takes the name of a zone',
  'CreateEventInput.timeZone': 'takes the name of a zone',
  'CreateEventInput.startsAt': 'takes a time',
  'CreateEventInput.endsAt': 'takes a time',
  'CreateEventInput.recurrence': 'takes a rule of RFC 5545',
  'UpdateEventInput.title': 'is the same column as in CreateEventInput',
  'UpdateEventInput.description': 'is the same column as in CreateEventInput',
  'UpdateEventInput.location': 'is the same column as in CreateEventInput',
  'UpdateEventInput.recordingUrl': 'is the same column as in CreateEventInput',
  'UpdateEventInput.timeZone': 'is the same column as in CreateEventInput',
  'UpdateEventInput.startsAt': 'is the same column as in CreateEventInput',
  'UpdateEventInput.endsAt': 'is the same column as in CreateEventInput',
  'SignNdaInput.sha256': 'takes 64 digits',
  'UpdatePictureInput.alt': 'held to the rule of the upload and kept where that is',
  'CreateTokenInput.ranges': 'takes IP addresses and ranges',
  'CreateWebhookInput.name': 'is the same column as in UpdateWebhookInput',
  'CreateWebhookInput.url': 'takes an http address, shown as it is kept: escaped',
  'UpdateWebhookInput.url': 'takes an http address, shown as it is kept: escaped',
  'ExportArticlesInput.category': 'is compared and shown to nobody',
  'AccessLogFilter.person': 'is compared and shown to nobody',
  'AccessLogFilter.code': 'is compared and shown to nobody',
  'POST /graphql/stream: query': 'takes a GraphQL document, and the answer is JSON',
  'AddPasskeyInput.name': 'held to the rule of RenamePasskeyInput.name and kept where that is',
  'UpdateDocumentInput.title': 'is the same column as in CreateDocumentInput',
  'UpdateDocumentInput.summary': 'is the same column as in CreateDocumentInput',
  'UpdateFolderInput.name': 'is the same column as in CreateFolderInput',
  'CreateGroupInput.name': 'is the same column as in UpdateGroupInput',
  'UpdateInvestorUpdateInput.title': 'is the same column as in CreateInvestorUpdateInput',
  'UpdateInvestorUpdateInput.body': 'is the same column as in CreateInvestorUpdateInput',
  'UpdateUserInput.name': 'held to the rule of RegisterInput.name and shown where that is',
  'UpdateUserInput.company': 'held to the rule of RegisterInput.company and shown where that is',
  'UpdateUserInput.email': 'takes an email address',
  'UpdateArticleInput.overrideReason': 'goes into the audit log alone, which shows no reasons',
  'PublishArticleInput.overrideReason': 'goes into the audit log alone, which shows no reasons',
  'LockArticleInput.key': 'is compared and never shown',
  'UnlockArticleInput.key': 'is compared and never shown',
  'ImportFeedsInput.opml': 'is read; what it names are feeds, filled as such',
  'CreateFeedInput.url': 'takes an http address, shown as it is kept: escaped',
  'InviteDelegateInput.email': 'takes an address',
  'LoginInput.username': 'is looked up; a form brings it back, and that is read',
  'LoginInput.password': 'is hashed and shown to nobody',
  'LoginInput.code': 'is compared and shown to nobody',
  'RegisterInput.password': 'is hashed and shown to nobody',
  'RegisterInput.email': 'takes an address; a form brings it back, and that is read',
  'RequestWhitepaperInput.referrer': 'keeps a plain path of this site and nothing else',
  'RequestWhitepaperInput.email': 'takes an address; a form brings it back, and that is read',
  'RequestWhitepaperInput.proof': 'is computed with and shown to nobody',
  'RequestWhitepaperInput.remarks': 'whoever fills it is no person, and nothing is kept',
  'RequestWhitepaperInput.requestKey': 'is compared and shown to nobody',
  'ChangePasswordInput.currentPassword': 'is hashed and shown to nobody',
  'ChangePasswordInput.newPassword': 'is hashed and shown to nobody',
  'ConfirmIdentityInput.code': 'is compared and shown to nobody',
  'ConfirmIdentityInput.password': 'is hashed and shown to nobody',
  'ConfirmTotpInput.code': 'is compared and shown to nobody',
  'RequestEmailChangeInput.email': 'takes an address',
  'RequestEmailVerificationInput.email': 'takes an address',
  'RequestPasswordResetInput.email': 'takes an address',
  'ResetPasswordInput.password': 'is hashed and shown to nobody',
  'ResetPasswordInput.token': 'is compared and shown to nobody',
  'VerifyEmailInput.token': 'is compared and shown to nobody',
  'KeepChatConversationInput.question': 'held to the rule of RateChatAnswerInput.question and kept where that is',
  'POST /api/chat/answers: question': 'is answered; what is kept of it is RateChatAnswerInput.question',
  'POST /chat/conversation: *': 'is RateChatAnswerInput and KeepChatConversationInput',
  'POST /api/login: *': 'is LoginInput',
  'POST /api/logout: *': 'takes nothing',
  'POST /api/register: *': 'is RegisterInput',
  'POST /auth/forgot: email': 'takes an address; a form brings it back, and that is read',
  'POST /auth/login: *': 'is LoginInput; the form brings it back, and that is read',
  'POST /auth/logout: *': 'takes nothing',
  'POST /auth/register: *': 'is RegisterInput; the form brings it back, and that is read',
  'POST /consent: back': 'takes an address of this site',
  'POST /investor/updates/:id: *': 'takes nothing',
  'POST /request/verification: *': 'takes nothing',
  'POST /reset: password': 'is hashed and shown to nobody',
  'POST /unsubscribe: token': 'is compared and shown to nobody',
  'POST /verify: *': 'takes nothing',
  'POST /whitepaper: *': 'is RequestWhitepaperInput; the form brings it back, and that is read',
  'POST /api/documents/:id/readings: *': 'takes numbers and words of ours',
  'POST /admin/articles-legacy/:id: *': 'is CreateArticleInput',
  'POST /admin/emergency-article: id': 'is looked up',
  'POST /admin/emergency-article-creator: title':
    'held to the rule of CreateArticleInput.title; a notice is an article',
  'POST /admin/emergency-article-creator: key': 'takes a UUID',
};

const characters = (text: string): number => [...text].length;

/** True if a field accepts a text unchanged. */
export function takes({ limit, getByteSize = characters, ...field }: Field, given: string): boolean {
  const { oneLine, only, before = '', kept } = field;
  const left = kept ? kept(given) : given;
  const fits = left.trim() !== '' && getByteSize(before + left.trim()) <= limit;
  return fits && (!oneLine || !/\p{Cc}/u.test(left.trim())) && (!only || only.test(left.trim()));
}

/** Each text that a field accepts, in its stored form. */
export const textsFor = (field: Field): string[] => {
  const left = HOSTILE.filter((given) => takes(field, given)).map((given) => field.kept?.(given) ?? given);
  const texts = [...new Set(field.oneLine ? left.map((text) => text.trim()) : left)];
  return field.unique ? [...new Map(texts.map((text) => [fold(text), text])).values()] : texts;
};

/** Names that look alike count as the same name. */
const fold = (text: string): string => makeSkeleton(text.trim().normalize('NFKC').toLowerCase());

const packedValues = new Map<string, string[]>();

/**
 * A few values that together contain every text for a field. They are cached, because packing takes up to 0.1 s and
 * tests call this hundreds of times.
 */
export function valuesFor(name: string, between = ' '): string[] {
  const key = `${name}${between}`;
  const values = packedValues.get(key) ?? packValues(name, between);
  packedValues.set(key, values);
  return [...values];
}

function packValues(name: string, between: string): string[] {
  const field = FILLED[name];
  if (!field) throw new Error(`No such field: ${name}`);
  const { limit, before = '', getByteSize } = field;
  return packed(textsFor(field), limit - before.length, { between, getByteSize }).map((value) => before + value.trim());
}

/** Packs all texts into few values of up to `limit` characters, the longest texts first. */
export function packed(
  texts: string[],
  limit: number,
  {
    between = ' ',
    getByteSize = characters,
  }: { between?: string; getByteSize?: Field['getByteSize'] | undefined } = {},
): string[] {
  const packs: string[] = [];
  const fitting = texts.filter((text) => getByteSize(text) <= limit);
  for (const text of fitting.toSorted((a, b) => getByteSize(b) - getByteSize(a))) {
    const at = packs.findIndex((pack) => getByteSize(pack + between + text) <= limit);
    if (at === -1) packs.push(text);
    else packs[at] += between + text;
  }
  return packs;
}
