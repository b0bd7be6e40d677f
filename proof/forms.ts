import type { Page } from 'playwright';
import { paths } from '../web/paths.ts';
import { ProofError } from './namespace.ts';
import { ADMIN } from './server.ts';

// Fills in the forms that people use most, and sends them as the pages do.

export const INVESTOR = { username: 'ines', password: 'copper-meadow-violin-17', email: 'ines@harborview.example' };

interface FormStep {
  path: string;
  /** Texts by the name of the field. */
  values: Record<string, string>;
  /** The label of the button. */
  submit: string;
  /** A link to click before the form is there. */
  open?: string;
  /** True checks the box of the consent. */
  agrees?: true;
}

const person = { name: 'Ines Stranger', email: INVESTOR.email, company: 'Harborview' };

export const visitorForms: readonly FormStep[] = [
  {
    path: paths.contactUs,
    values: { ...person, message: 'Which ports does the site open?' },
    agrees: true,
    submit: 'Send message',
  },
  { path: paths.whitepaper, values: { ...person, needs: 'A review.' }, agrees: true, submit: 'Send me the link' },
  { path: paths.chat, values: { q: 'What if a disk is stolen?' }, submit: 'Ask' },
  {
    path: `${paths.auth}?tab=register`,
    values: {
      ...person,
      username: INVESTOR.username,
      password: INVESTOR.password,
      confirmPassword: INVESTOR.password,
      reason: 'We hold a position.',
    },
    submit: 'Create Account',
  },
  { path: paths.auth, open: 'Forgot your password?', values: { email: INVESTOR.email }, submit: 'Send the link' },
];

export const signInForm = ({ username, password }: { username: string; password: string }): FormStep => ({
  path: paths.auth,
  values: { username, password },
  submit: 'Sign In',
});

export const signInAdmin = signInForm(ADMIN);

export const adminForms: readonly FormStep[] = [
  {
    path: paths.adminEmergencyArticleCreator,
    values: { title: 'Planned maintenance', body: 'On Sunday, from 10:00 to 11:00 UTC.' },
    submit: 'Publish now',
  },
];

/** Sends a form, and fails unless the server accepts it. */
export async function sendForm(page: Page, origin: string, step: FormStep): Promise<void> {
  const { path, values, submit, open, agrees } = step;
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  if (open) await page.getByRole('link', { name: open }).click();
  const form = page.locator('form', { has: page.getByRole('button', { name: submit, exact: true }) }).first();
  for (const [name, value] of Object.entries(values)) await form.locator(`[name="${name}"]`).fill(value);
  for (const list of await form.locator('select').all())
    if ((await list.inputValue()) === '') await list.selectOption({ index: 1 });
  if (agrees) await form.getByRole('checkbox').first().check();
  const [answer] = await Promise.all([
    page.waitForResponse(
      (response) => response.request().method() === 'POST' && !response.url().endsWith('/api/visits'),
    ),
    form.getByRole('button', { name: submit, exact: true }).click(),
  ]);
  const body = await answer.text().catch(() => '');
  if (answer.status() >= 400 || /"errors":\s*\[/.test(body))
    throw new ProofError(`The form at ${path} was not accepted: ${answer.status()} ${body.slice(0, 200)}`);
  await page.waitForLoadState('networkidle');
}
