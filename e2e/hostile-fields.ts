import { text } from '../graphql/limits.ts';
import { cleanLine } from '../graphql/pasted-text.ts';
import { siteTextNames } from '../graphql/site-details.ts';

// Every field that accepts text from outside, and the test site that fills it with hostile texts. A field of a mutation
// is `Input.field` or `mutation.argument`, a field of a form is `POST /path: field`.

export type Place = 'reading' | 'admin' | 'portal';

export interface Field {
  /** The test site that fills the field with every text that fits. */
  at: Place;
  /** In characters, unless `getByteSize` is set. */
  limit: number;
  getByteSize?: (text: string) => number;
  /** True if control characters are rejected. */
  oneLine?: boolean;
  /** True if characters that turn or break the text around them are rejected. */
  isName?: boolean;
  /** The pattern that values must match. */
  only?: RegExp;
  /** True if values must differ visually. */
  unique?: boolean;
  /** A required beginning, placed before the hostile text. */
  before?: string;
  /** Returns the part of a text that the site stores. */
  getStoredText?: (text: string) => string;
}

const RECORDING = 'https://far.example/?';

const nameField = (at: Place, limit: number): Field => ({ at, limit, isName: true });
const lineField = (at: Place, limit: number): Field => ({ ...nameField(at, limit), oneLine: true });
const multilineField = (at: Place, limit: number): Field => ({ at, limit });

/**
 * The part of a file name that the site stores: without folders, leading dots and invisible characters. Browsers send a
 * quotation mark in it as `%22`.
 */
const getStoredFileName = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '')
    .replaceAll('"', '%22')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+/, '');

/** Leaves room for the extension. Longer names are cut; the limit counts UTF-16 units. */
const fileField = (at: Place, limit: number): Field => ({
  at,
  limit: limit - '.png'.length,
  getByteSize: (name) => name.length,
  getStoredText: getStoredFileName,
});

// A location that starts like a URL could become a link, so only http and https are accepted.
const PLACE = /^(https?:\/\/[^\s/]|(?![a-z][a-z0-9+.-]*:\S))/i;

/** The fields that the tests fill with every text that fits. */
export const FILLED: Record<string, Field> = {
  'CreateArticleInput.title': nameField('reading', text.title),
  'CreateArticleInput.summary': multilineField('reading', text.summary),
  'CreateArticleInput.body': multilineField('reading', text.articleBody),
  'UpdateCategoryInput.name': nameField('reading', text.categoryName),
  'UpdateCategoryInput.description': multilineField('reading', text.categoryDescription),
  'CreateCaseStudyInput.title': nameField('reading', text.title),
  'CreateCaseStudyInput.summary': multilineField('reading', text.summary),
  'CreateCaseStudyInput.setting': multilineField('reading', text.paragraph),
  'CreateCaseStudyInput.problem': multilineField('reading', text.paragraph),
  'CreateCaseStudyInput.body': multilineField('reading', text.articleBody),
  'CaseStudyFactInput.label': nameField('reading', text.factLabel),
  'CaseStudyFactInput.value': nameField('reading', text.factValue),
  'UpdateFeedInput.title': lineField('reading', text.feedTitle),

  'RegisterInput.username': {
    ...multilineField('admin', text.username),
    getStoredText: (name) => name.replace(/[@\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ''),
    unique: true,
  },
  'RegisterInput.name': lineField('admin', text.personName),
  'RegisterInput.company': lineField('admin', text.company),
  'RegisterInput.reason': multilineField('admin', text.reason),
  'RequestWhitepaperInput.name': lineField('admin', text.personName),
  'RequestWhitepaperInput.company': lineField('admin', text.company),
  'RequestWhitepaperInput.needs': multilineField('admin', text.needs),
  'RateChatAnswerInput.question': multilineField('admin', text.chatQuestion),
  'RateChatAnswerInput.reason': multilineField('admin', text.chatReason),
  'CreateEventInput.title': lineField('admin', text.title),
  'CreateEventInput.description': multilineField('admin', text.eventDescription),
  'CreateEventInput.location': { ...lineField('admin', text.eventLocation), only: PLACE },
  'CreateEventInput.recordingUrl': {
    ...lineField('admin', text.eventLocation),
    before: RECORDING,
    getStoredText: (text) => cleanLine(RECORDING + text).slice(RECORDING.length),
  },
  'CancelEventInput.reason': lineField('admin', text.eventNote),
  'RejectUserInput.reason': multilineField('admin', text.reason),
  'SuspendUserInput.reason': multilineField('admin', text.reason),
  'RequestMoreInformationInput.message': multilineField('admin', text.reason),
  'UpdateGroupInput.name': { ...nameField('admin', text.groupName), unique: true },
  'POST /request/answer: answer': multilineField('admin', text.reason),
  'POST /admin/pictures: alt': nameField('admin', text.pictureAlt),
  'POST /admin/pictures: file': fileField('admin', text.pictureName),
  'POST /admin/emergency-article-creator: body': multilineField('admin', text.articleBody),
  'POST /api/visits: path': { ...multilineField('admin', 300), before: '/resources/' },

  'RenamePasskeyInput.name': lineField('portal', text.passkeyName),
  'CreateTokenInput.name': lineField('portal', text.tokenName),
  'UpdateWebhookInput.name': lineField('portal', text.webhookName),
  'CreateDocumentInput.title': lineField('portal', text.title),
  'CreateDocumentInput.summary': multilineField('portal', text.documentSummary),
  'CreateFolderInput.name': lineField('portal', text.folderName),
  'PublishNdaInput.body': multilineField('portal', text.ndaBody),
  'SignNdaInput.name': lineField('portal', text.personName),
  'EndDelegationInput.reason': lineField('portal', text.delegationReason),
  'AskQuestionInput.body': multilineField('portal', text.question),
  'AnswerQuestionInput.answer': multilineField('portal', text.answer),
  'PublishQuestionInput.question': multilineField('portal', text.question),
  'PublishQuestionInput.answer': multilineField('portal', text.answer),
  'CreateInvestorUpdateInput.title': lineField('portal', text.title),
  'CreateInvestorUpdateInput.body': multilineField('portal', text.articleBody),
  'WithdrawInvestorUpdateInput.reason': lineField('portal', text.updateReason),
  'POST /uploads: file': fileField('portal', text.fileName),
};

/** The fields of an input that the tests fill. */
export const listFilled = (input: string): string[] =>
  Object.keys(FILLED)
    .filter((field) => field.startsWith(`${input}.`))
    .map((field) => field.slice(input.length + 1));

/** What becomes of a field by its name, in every input. */
const BY_NAME: [RegExp, string][] = [
  [/[pP]assword$/, 'is hashed and never shown'],
  [/\.(code|key|requestKey|token)$/, 'is compared and never shown'],
  [/\.email$/, 'takes an email address'],
  [/\.timeZone$/, 'takes the name of a zone'],
  [/\.(startsAt|endsAt)$/, 'takes a time'],
  [/\.slug$/, 'takes a to z, digits and hyphens'],
  [/\.cover$/, 'takes the path of a picture on this site'],
  [/\.overrideReason$/, 'is stored only in the audit log, which shows no reasons'],
];

/** The other fields that the tests do not fill, each with the reason. */
export const EXPLAINED: Record<string, string> = {
  'CreateArticleInput.authorName': 'has the same rule as CreateCategoryInput.name and is shown beside it',
  'CreateArticleInput.seoTitle': 'has the same rule as CreateArticleInput.title and is shown in its place',
  'CreateArticleInput.seoDescription': 'has a stricter rule than CreateArticleInput.summary and is shown in its place',
  'CreateCaseStudyInput.seoTitle': 'has the same rule as CreateArticleInput.seoTitle',
  'CreateCaseStudyInput.seoDescription': 'has the same rule as CreateArticleInput.seoDescription',
  'UpdateCompanyProfileInput.snapshot': 'is shown as plain text, as the summaries of documents are',
  'CompanyFigureInput.label': 'is shown as plain text, as the summaries of documents are',
  'CompanyFigureInput.value': 'is shown as plain text, as the summaries of documents are',
  ...Object.fromEntries(
    siteTextNames.map((name) => [
      `UpdateSiteDetailsInput.${name}`,
      'has at least the rule of UpdateFeedInput.title and is shown as text, as the facts of case studies are',
    ]),
  ),
  'FounderInput.name': 'has the rule of RegisterInput.name and is shown as text, as the facts of case studies are',
  'FounderInput.title': 'has the rule of RegisterInput.name and is shown as text, as the facts of case studies are',
  'SocialProfileInput.name': 'has the rule of RegisterInput.name and is shown as text beside a link',
  'SocialProfileInput.url': 'takes an https URL without a password',
  'POST /admin/site: *': 'is UpdateSiteDetailsInput',
  'CreateEventInput.recurrence': 'takes a rule of RFC 5545',
  'SignNdaInput.sha256': 'takes 64 digits',
  'UpdatePictureInput.alt': 'has the same rule and column as the upload',
  'CreateTokenInput.ranges': 'takes IP addresses and ranges',
  'CreateWebhookInput.url': 'takes an http URL, which is stored and shown in its escaped form',
  'UpdateWebhookInput.url': 'takes an http URL, which is stored and shown in its escaped form',
  'AddPasskeyInput.name': 'has the same rule and column as RenamePasskeyInput.name',
  'InvitedPersonInput.name': 'has the same rule as RegisterInput.name and is shown in the same places',
  'InvitedPersonInput.company': 'has the same rule as RegisterInput.company and is shown in the same places',
  'InviteUsersInput.message': 'is the reason of a decision, shown where RejectUserInput.reason is',
  'ExemptFromNdaInput.reason': 'is shown as text beside the reasons of decisions',
  'AddUserNoteInput.body': 'is shown as text beside the reasons of decisions',
  'UpdateUserInput.name': 'has the same rule as RegisterInput.name and is shown in the same places',
  'UpdateUserInput.company': 'has the same rule as RegisterInput.company and is shown in the same places',
  'ImportFeedsInput.opml': 'is parsed; its feeds are filled separately',
  'CreateFeedInput.url': 'takes an http URL, which is stored and shown in its escaped form',
  'LoginInput.username': 'is looked up; a form shows it again, which a test checks',
  'RequestContactInput.name': 'is a name of a lead, shown where RequestWhitepaperInput.name is',
  'RequestContactInput.company': 'is a company of a lead, shown where RequestWhitepaperInput.company is',
  'RequestContactInput.message': 'is the text of a lead, shown where RequestWhitepaperInput.needs is',
  'UpdateLeadInput.notes': 'is shown only as the value of its field',
  'RequestContactInput.referrer': 'stores only a path of this site',
  'RequestContactInput.phone': 'takes digits and a few signs',
  'RequestContactInput.proof': 'is used in a computation and never shown',
  'RequestContactInput.remarks': 'only robots fill it, and nothing is stored',
  'RequestWhitepaperInput.referrer': 'stores only a path of this site',
  'RequestWhitepaperInput.proof': 'is used in a computation and never shown',
  'RequestWhitepaperInput.remarks': 'only robots fill it, and nothing is stored',
  'KeepChatConversationInput.question': 'has the same rule and column as RateChatAnswerInput.question',
  'POST /api/chat/answers: question': 'is answered; the stored part is RateChatAnswerInput.question',
  'POST /chat/conversation: *': 'is RateChatAnswerInput and KeepChatConversationInput',
  'POST /api/login: *': 'is LoginInput',
  'POST /api/logout: *': 'takes nothing',
  'POST /api/register: *': 'is RegisterInput',
  'POST /auth/forgot: email': 'takes an email address; a form shows it again, which a test checks',
  'POST /auth/login: *': 'is LoginInput; the form shows it again, which a test checks',
  'POST /auth/logout: *': 'takes nothing',
  'POST /auth/register: *': 'is RegisterInput; the form shows it again, which a test checks',
  'POST /consent: back': 'takes an address of this site',
  'POST /investor/calendar/:id: answer': 'takes fixed values',
  'POST /investor/updates/:id: *': 'takes nothing',
  'POST /invitation: password': 'is hashed and never shown',
  'POST /invitation: name': 'is SignNdaInput.name; the form shows it again, which a test checks',
  'POST /request/verification: *': 'takes nothing',
  'POST /reset: password': 'is hashed and never shown',
  'POST /unsubscribe: token': 'is compared and never shown',
  'POST /withdraw: token': 'is compared and never shown',
  'POST /verify: *': 'takes nothing',
  'POST /contact-us: *': 'is RequestContactInput; the form shows it again, which a test checks',
  'POST /whitepaper: *': 'is RequestWhitepaperInput; the form shows it again, which a test checks',
  'POST /admin/pictures/:id: file': 'has the same rule as POST /admin/pictures: file and is shown in its place',
  'POST /api/documents/:id/readings: *': 'takes numbers and fixed values',
  'POST /admin/articles-legacy/:id: *': 'is CreateArticleInput',
  'POST /admin/emergency-article: id': 'is looked up',
  'POST /admin/emergency-article-creator: title':
    'has the same rule as CreateArticleInput.title, because a notice is an article',
  'POST /admin/emergency-article-creator: key': 'takes a UUID',
};

/** Creating, changing and saving an object write the same columns. */
const getColumn = (field: string): string => field.replace(/^(?:Create|Update|Save)(\w+?)(?:Draft)?Input\b/, '$1');

/** The reason why the tests do not fill a field. Undefined if there is none. */
export function explain(field: string): string | undefined {
  const [, reason] = BY_NAME.find(([name]) => name.test(field)) ?? [];
  const isColumnOf = (other: string) => other !== field && getColumn(other) === getColumn(field);
  const other = [...Object.keys(FILLED), ...Object.keys(EXPLAINED)].find(isColumnOf);
  return EXPLAINED[field] ?? reason ?? (other && `is the same column as ${other}`);
}
