import { z } from 'zod';
import { atMost } from './at-most.ts';
import { groupsAtMost, invitationsAtMost, text } from './limits.ts';
import { email, line, password, requiredString, username } from './validation.ts';

const groupIds = z.array(z.string()).max(groupsAtMost, `Choose at most ${groupsAtMost} groups`).nullish();

/** A list that was read wrongly has the address of one person as the name or the company of another. */
const holdsNoAddress = (value: string): boolean => !/[^\s@]@[^\s@]/.test(value.normalize('NFKC'));

/** One row of a list of people to invite. */
export const invitedPerson = z.object({
  name: line(requiredString('Name is required'), text.personName)
    .min(1, 'Name is required')
    .refine(holdsNoAddress, 'The name contains an email address'),
  company: line(z.string(), text.company).refine(holdsNoAddress, 'The company contains an email address').nullish(),
  email,
  groupIds,
});

export const invitationMessage = z.string().trim().check(atMost(text.invitationMessage)).nullish();

export const inviteUsersInput = z.object({
  people: z
    .array(invitedPerson)
    .min(1, 'Enter at least one person')
    .max(invitationsAtMost, `Invite at most ${invitationsAtMost} people at a time`),
  groupIds,
  message: invitationMessage,
});

/** For people who opened the emailed invitation. The last three are there if they have to sign the agreement. */
export const invitationForm = z
  .strictObject({
    password,
    confirmPassword: requiredString('Confirm your password').min(1, 'Confirm your password'),
    /** Empty for the username that the account has, which says nothing about its owner. */
    username: z.literal('').or(username).optional(),
    name: line(z.string(), text.personName).optional(),
    consent: z.string().check(atMost(10)).optional(),
    sha256: z.string().check(atMost(64)).optional(),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
  });
