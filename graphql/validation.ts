import { z } from 'zod';
import { atMost } from './at-most.ts';
import { type ContactTopic, contactTopics } from './contact-topics.ts';
import { isEmail } from './email.ts';
import { text } from './limits.ts';
import { cleanLine, cleanPhone, removeInvisible } from './pasted-text.ts';

// The rules for forms and server: one rule and one message, shown at the field and returned by the API.

export const slug = z
  .string()
  .overwrite(removeInvisible)
  .check(atMost(text.slug))
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use lowercase letters, digits and single hyphens');

/** True if a text is an absolute http or https URL. Only these can become a link. */
export const isWebUrl = (text: string): boolean => /^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text);

/**
 * A name or title cannot turn or break the text around it: no controls of direction, no separators of lines, and tag
 * characters only in the flags of regions. Joiners and variation selectors are part of languages and emoji.
 */
export const plainName =
  /^(?:[^\u2028-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]|\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F})*$/u;
export const USE_ONE_LINE = 'Use one line of plain text';

export const requireText = (limit: number, sentence: string) =>
  z.string().overwrite(cleanLine).min(1, sentence).check(atMost(limit)).regex(plainName, USE_ONE_LINE);

/** The alternative text of a picture, for people who cannot see it. */
export const pictureInput = z.object({
  alt: z
    .string({ error: 'Describe the picture' })
    .overwrite(cleanLine)
    .min(1, 'Describe the picture')
    .check(atMost(text.pictureAlt))
    .regex(plainName, USE_ONE_LINE),
});

export const createCategoryInput = z.object({
  name: requireText(text.categoryName, 'Name is required'),
  slug: slug.nullish(),
  description: z.string().trim().check(atMost(text.categoryDescription)).nullish(),
  position: z.number().int().min(0).max(10_000).nullish(),
});

export const updateCategoryInput = createCategoryInput.extend({ name: createCategoryInput.shape.name.nullish() });

/** The most accounts of one group. */
export const membersAtMost = 5_000;

export const createGroupInput = z.object({ name: requireText(text.groupName, 'Name is required') });

const members = z.array(z.string()).max(membersAtMost, `Use at most ${membersAtMost} members`).nullish();

export const updateGroupInput = z
  .object({
    name: createGroupInput.shape.name.nullish(),
    memberIds: members,
    addMemberIds: members,
    removeMemberIds: members,
    expectedVersion: z.int().nullish(),
  })
  .refine(({ memberIds, addMemberIds, removeMemberIds }) => !memberIds || !(addMemberIds || removeMemberIds), {
    path: ['memberIds'],
    message: 'Send either all members, or those to add and remove',
  });

const strictly = {
  error: (issue: { code: string; keys?: string[] }) =>
    issue.code === 'unrecognized_keys'
      ? `There is no field called ${issue.keys?.[0] ?? ''}`
      : 'Please check what you entered.',
};

// A missing value gets the message of an empty one: a form sends '', a script can send nothing.
export const requiredString = (sentence: string) => z.string({ error: sentence });

const WHY = 'Enter a reason in at least 10 characters';
/** The reason for publishing an article although its check found errors. */
export const overrideReason = z.string(WHY).trim().min(10, WHY).check(atMost(text.overrideReason));

export const username = requiredString('Username must be at least 3 characters')
  .overwrite(cleanLine)
  .min(3, 'Username must be at least 3 characters')
  .check(atMost(text.username))
  // Sign-in accepts a username or an email address, so a username must not look like an email address.
  .regex(/^[^@\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u, 'Username must not contain @');

const TOO_MANY_BYTES = `Use at most ${text.passwordBytes} bytes`;
const withinBytes = z.refine<string>(
  (value) => new TextEncoder().encode(value).length <= text.passwordBytes,
  TOO_MANY_BYTES,
);

export const password = requiredString('Password must be at least 8 characters')
  .min(8, 'Password must be at least 8 characters')
  .check(atMost(text.passwordBytes, TOO_MANY_BYTES), withinBytes);

export const email = requiredString('Please enter a valid email')
  .overwrite(removeInvisible)
  .check(atMost(text.email, 'Please enter a valid email'))
  .refine(isEmail, 'Please enter a valid email');

const PHONE = 'Use digits, spaces and + ( ) / . -, at most 30 characters';
/** A telephone number, or an empty text. The first limit leaves room for invisible signs. */
export const phone = z
  .string()
  .check(atMost(100, PHONE))
  .overwrite(cleanPhone)
  .refine((number) => !/\d ?,? ?(?:ext(?:ension)?\.?|x|#|;ext=) ?\d+$/i.test(number), {
    error: 'Use the number without its extension',
    abort: true,
  })
  .regex(/^$|^\+?[\d ()/.-]{5,30}$/, PHONE);

/** What a person searches for in a list. */
export const searchWords = z.string().overwrite(cleanLine).check(atMost(text.searchQuery));

/** One line of plain text. */
export const line = (value: z.ZodString, limit: number) =>
  value
    .overwrite(cleanLine)
    .check(atMost(limit))
    .regex(/^\P{Cc}*$/u, USE_ONE_LINE)
    .regex(plainName, USE_ONE_LINE);

export const loginInput = z.strictObject(
  {
    username: requiredString('Username is required')
      .overwrite(cleanLine)
      .min(1, 'Username is required')
      .check(atMost(text.email)),
    password: requiredString('Password is required')
      .min(1, 'Password is required')
      .check(atMost(text.passwordBytes, TOO_MANY_BYTES), withinBytes),
    code: z.string().overwrite(removeInvisible).check(atMost(40, 'This code is not correct')).nullish(),
  },
  strictly,
);

/** The form has a field of its own for recovery codes. The server accepts them as codes. */
export const loginForm = loginInput.extend({ recoveryCode: loginInput.shape.code });

/** In the order of the form: the REST call answers with the first error. */
export const registerInput = z.strictObject(
  {
    username,
    password,
    email,
    name: line(requiredString('Name is required'), text.personName).min(1, 'Name is required'),
    company: line(z.string(), text.company).nullish(),
    reason: requiredString('Please provide a reason for access (min 10 characters)')
      .trim()
      .min(10, 'Please provide a reason for access (min 10 characters)')
      .check(atMost(text.reason)),
  },
  strictly,
);

/** The changes that an administrator makes to an account. Absent fields stay unchanged. */
export const updateUserInput = z.object({
  id: z.string(),
  name: line(requiredString('Name is required'), text.personName).min(1, 'Name is required').nullish(),
  company: line(z.string(), text.company).nullish(),
  email: email.nullish(),
});

/** Only for the form. It sends `registerInput`, without the confirmation. */
export const registerForm = registerInput
  .extend({ confirmPassword: requiredString('Confirm your password').min(1, 'Confirm your password') })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
  });

export const changePasswordInput = z.strictObject({
  currentPassword: requiredString('Password is required')
    .min(1, 'Password is required')
    .check(atMost(text.passwordBytes)),
  newPassword: password,
});

export const confirmIdentityInput = loginInput.pick({ password: true, code: true });

export const resetPasswordInput = z.object({
  token: z.string().check(atMost(200, 'This link is no longer valid')),
  password,
});

/** Only for the form. It sends `changePasswordInput`, without the confirmation. */
export const changePasswordForm = changePasswordInput
  .extend({ confirmPassword: requiredString('Confirm your password').min(1, 'Confirm your password') })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
  });

/** For people who forgot their password. */
export const forgotForm = z.object({ email });

/** For people who opened the emailed link. */
export const resetForm = z
  .strictObject({ password, confirmPassword: requiredString('Confirm your password').min(1, 'Confirm your password') })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
  });

/** For applicants who answer a reviewer's question. */
export const answerForm = z.object({
  answer: requiredString('Please write an answer').trim().min(1, 'Please write an answer').check(atMost(text.reason)),
});

export const emailChangeForm = z.strictObject({ email });

export const passkeyName = line(requiredString('Name is required'), text.passkeyName).min(1, 'Name is required');

export const decisionReason = requiredString('Enter a reason')
  .trim()
  .min(1, 'Enter a reason')
  .check(atMost(text.reason));

/** The fields of the whitepaper form in its order. */
export const whitepaperForm = z.object({
  name: line(requiredString('Name is required'), text.personName).min(1, 'Name is required'),
  email,
  company: line(requiredString('Company is required'), text.company).min(1, 'Company is required'),
  needs: requiredString('Please say what you need it for')
    .trim()
    .min(1, 'Please say what you need it for')
    .check(atMost(text.needs)),
  consent: z.literal(true, 'Please tick the box: without your consent nothing may be stored or mailed'),
});

/** The fields that the browser adds to a form for visitors. */
const addedByBrowser = {
  remarks: z.string().check(atMost(text.reason)).nullish(),
  requestKey: z.string().check(atMost(64)).nullish(),
  proof: z.string().check(atMost(4_000)).nullish(),
  referrer: z.string().check(atMost(text.reason)).nullish(),
};

export const requestWhitepaperInput = z.strictObject({ ...whitepaperForm.shape, ...addedByBrowser }, strictly);

const ASK_SOMETHING = 'Please write your message';

/** The fields of the contact form in its order. */
export const contactForm = z.object({
  topic: z.enum(Object.keys(contactTopics) as [ContactTopic], 'Choose a topic'),
  message: requiredString(ASK_SOMETHING).trim().min(1, ASK_SOMETHING).check(atMost(text.contactMessage)),
  name: whitepaperForm.shape.name,
  email,
  company: whitepaperForm.shape.company,
  phone: phone.nullish(),
  consent: z.literal(true, 'Please tick the box: without your consent nothing may be stored or answered'),
});

export const requestContactInput = z.strictObject({ ...contactForm.shape, ...addedByBrowser }, strictly);

/** Changes of a lead by an administrator. */
export const updateLeadInput = z.strictObject(
  {
    id: z.string(),
    status: z.enum(['NEW', 'IN_PROGRESS', 'CLOSED']).nullish(),
    notes: z.string().trim().check(atMost(text.leadNotes)).nullish(),
  },
  strictly,
);
