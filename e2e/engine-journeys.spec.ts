import { writeFile } from 'node:fs/promises';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { outlinedPdf } from '../api/testing/pdf-files.ts';
import { type Engine, openEngine } from './engines.ts';
import { ADMIN, approveAccount, openAdminPage, PASSWORD, test as base } from './people.ts';
import { addDocument, shareDocument } from './sharing.ts';
import { expect } from './site.ts';

// What people do most, from beginning to end, in Firefox and WebKit.

const test = base.extend<{ adminPage: Page }>({
  adminPage: ({ browser, site }, use) => openAdminPage(browser, site).then(use),
});

async function signIn(engine: Engine, url: string, username: string, password: string): Promise<void> {
  await engine.open(`${url}/auth`);
  await engine.fill('textbox', '/^Username or email/', username);
  await engine.fill('password', 'Password', password);
  await engine.click('button', 'Sign In');
}

/**
 * A server between browser and site that holds back scripts while `isSlow`, and the page `/about`, so that one is still
 * loading when the browser leaves.
 */
async function openSlowRoute(site: string) {
  const route = { url: '', isSlow: false, close: () => server.close() };
  const server = createServer((question, answer) => {
    const pass = () => {
      const { hostname, port } = new URL(site);
      const { method, headers, url } = question;
      const passed = forward({ hostname, port, path: url, method, headers }, (response) => {
        answer.writeHead(response.statusCode!, response.headers);
        response.pipe(answer);
      });
      passed.on('error', () => answer.destroy());
      question.pipe(passed);
    };
    const isHeld = route.isSlow && /\.js$|^\/about$/.test(question.url!);
    if (isHeld) setTimeout(pass, question.url === '/about' ? 1_500 : 6_000);
    else pass();
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  route.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return route;
}

for (const name of ['firefox', 'webkit'] as const)
  test.describe(name, { tag: '@engines' }, () => {
    let engine: Engine;
    test.beforeEach(async () => {
      engine = await openEngine(name);
      await engine.resize(1440);
    });
    test.afterEach(async () => {
      const info = test.info();
      if (info.status !== info.expectedStatus) await writeFile(info.outputPath('engine.png'), await engine.picture());
      await engine.close();
    });

    test('a visitor who leaves while a page still loads gets the page that they chose last', async ({ site }) => {
      const route = await openSlowRoute(site.url);
      await engine.open(`${route.url}/product`);
      route.isSlow = true;
      await engine.click('link', 'Solutions', 'header');
      await expect.poll(() => engine.evaluate(() => location.pathname)).toBe('/solutions');
      await engine.evaluate(() => void (location.href = '/about'));
      await expect.poll(() => engine.evaluate(() => location.pathname)).toBe('/about');
      await engine.see('A supplier that stays outside.');
      route.close();
    });

    test('an applicant registers, is approved, signs in, finds a page, asks about it, and signs out', async ({
      site,
      adminPage,
    }) => {
      const username = `reads${name}`;
      await engine.open(`${site.url}/auth?tab=register`);
      await engine.fill('textbox', '/^Full name/', 'Rita Reader');
      await engine.fill('textbox', '/^Email/', `${username}@harborview.example`);
      await engine.fill('textbox', '/^Company/', 'Harborview Capital');
      await engine.fill('textbox', '/^Username/', username);
      await engine.fill('password', '/^Password/', PASSWORD);
      await engine.fill('password', '/^Confirm password/', PASSWORD);
      await engine.fill('textbox', '/^Reason for access/', 'We hold a position.');
      await engine.click('button', 'Create Account');
      await engine.see('pending approval');
      const id = await approveAccount(adminPage, username);
      const document = await addDocument(adminPage, `Report for ${name}`, Buffer.from(await outlinedPdf(8, [])));
      await shareDocument(adminPage, document, id, ['LIST', 'VIEW', 'DOWNLOAD']);

      await signIn(engine, site.url, username, PASSWORD);
      await engine.see('Welcome back');
      await engine.open(`${site.url}/investor/documents/${document}`);
      await engine.fill('searchbox', 'Find in document', 'page 7');
      await engine.press('Enter');
      await engine.see('1 of 1');
      // The field, the address and the question name the page that is found.
      await engine.find({ role: 'button', name: 'Ask about page 7' });
      await expect.poll(() => engine.evaluate(() => location.search)).toContain('page=7');
      expect(
        await engine.evaluate(() => (window.document.getElementsByName('page')[0] as HTMLInputElement).value),
      ).toBe('7');
      await engine.click('button', 'Ask about page 7');
      await engine.fill('textbox', 'Your question', 'What does this page say?');
      await engine.click('button', 'Ask');
      await engine.see('What does this page say?');
      await engine.goto(`${site.url}/investor`);
      await engine.evaluate(() => history.back());
      await engine.see('Find in document');
      expect(await engine.evaluate(async () => (await fetch('/api/logout', { method: 'POST' })).ok)).toBe(true);
      await expect
        .poll(async () => {
          await engine.goto(`${site.url}/investor`);
          return engine.evaluate(() => location.pathname);
        })
        .toBe('/auth');
      expect(engine.readErrors()).toEqual([]);
    });

    test('an editor writes in visual mode with a list, reloads with typed text, publishes, and a visitor reads it', async ({
      site,
    }) => {
      await signIn(engine, site.url, ADMIN.username, ADMIN.password);
      await engine.see('Overview');
      await engine.open(`${site.url}/admin/articles/new`);
      await engine.fill('textbox', '/^Title/', `Written in ${name}`);
      await engine.fill('textbox', '/^Summary/', 'In one sentence.');
      if (await engine.isThere({ role: 'button', name: 'Visual' })) await engine.click('button', 'Visual');
      await engine.fill('textbox', '/^Text/', 'The first line of an article.');
      await engine.press('Enter');
      await engine.write('- one');
      await engine.press('Enter');
      await engine.write('two');
      await expect.poll(() => engine.evaluate(() => document.querySelectorAll('[contenteditable] li').length)).toBe(2);
      await engine.see('Saved');
      await engine.reload();
      await engine.see('two');
      await expect.poll(() => engine.evaluate(() => document.querySelectorAll('[contenteditable] li').length)).toBe(2);
      await engine.click('button', 'Publish now');
      await engine.see('Published');
      const visitor = await fetch(`${site.url}/resources/written-in-${name}`);
      expect(await visitor.text()).toContain('The first line of an article.');
      expect(engine.readErrors()).toEqual([]);
    });
  });
