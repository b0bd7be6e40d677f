import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { Builder, Capabilities, Key, type WebElement } from 'selenium-webdriver';
import { expect, isHydrated } from './site.ts';

// Firefox and WebKit, each driven by the protocol that it implements itself: WebDriver BiDi and WebDriver.

export type EngineName = 'firefox' | 'webkit';

/** What both drivers can do. `window.target` is the element to act on. */
interface Driver {
  goto: (url: string) => Promise<void>;
  /** Runs a function in the page. It must not use anything from outside. */
  evaluate: <Values extends unknown[], Result>(
    run: (...values: Values) => Result,
    ...values: Values
  ) => Promise<Awaited<Result>>;
  /** Runs a program in the page, which its content security policy does not refuse. */
  run: (program: string) => Promise<unknown>;
  click: () => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Types where the focus is. */
  write: (text: string) => Promise<void>;
  press: (key: 'Enter' | 'Escape' | 'Tab' | 'PageDown') => Promise<void>;
  attach: (file: string) => Promise<void>;
  resize: (width: number) => Promise<void>;
  picture: () => Promise<Buffer>;
  reload: () => Promise<void>;
  /** The errors in the console since the last call. WebDriver has no console, so WebKit has none. */
  readErrors: () => string[];
  close: () => Promise<void>;
}

const HEIGHT = 900;
const PROGRAMS = {
  firefox: ['/usr/bin/firefox-esr'],
  webkit: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
} as const;
const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

declare global {
  interface Window {
    target: Element;
    TestingLibraryDom: typeof import('@testing-library/dom');
  }
}

export async function openEngine(name: EngineName, theme: 'light' | 'dark' = 'light') {
  const missing = PROGRAMS[name].filter((file) => !existsSync(file));
  if (missing.length > 0)
    throw new Error(`${missing.join(' and ')} not found: apt-get install firefox-esr webkit2gtk-driver xvfb`);
  return { name, ...withPeople(await (name === 'firefox' ? openFirefox(theme) : openWebKit(theme))) };
}

export type Engine = Awaited<ReturnType<typeof openEngine>>;

async function openFirefox(theme: 'light' | 'dark'): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: PROGRAMS.firefox[0],
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': theme === 'dark' ? 0 : 1,
      'ui.useOverlayScrollbars': 1,
      'ui.prefersReducedMotion': 1,
    },
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    // The driver's own style sheet for pictures, which the content security policy refuses.
    if (message.type() === 'error' && !/style-src-elem/.test(message.text())) errors.push(message.text());
  });
  // Firefox says it of every import that is under way when the page is left.
  const isLeaving = /error loading dynamically imported module/;
  page.on('pageerror', (error) => !isLeaving.test(String(error)) && errors.push(String(error)));
  page.on('dialog', (dialog) => void dialog.accept());
  const getTarget = async () =>
    (await page.evaluateHandle(() => window.target)).asElement() as ElementHandle<HTMLInputElement>;
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate: (run, ...values) => page.evaluate(run as never, ...values),
    run: (program) => page.evaluate(program),
    click: async () => (await getTarget()).click(),
    type: async (text) => (await getTarget()).type(text),
    write: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    attach: async (file) => (await getTarget()).uploadFile(file),
    resize: (width) => page.setViewport({ width, height: HEIGHT }) as Promise<never>,
    picture: async () => Buffer.from(await page.screenshot()),
    reload: async () => void (await page.reload()),
    readErrors: () => errors.splice(0),
    close: () => browser.close(),
  };
}

async function openWebKit(theme: 'light' | 'dark'): Promise<Driver> {
  const screen = spawn(PROGRAMS.webkit[1], ['-displayfd', '1', '-screen', '0', '1680x1300x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(createInterface({ input: screen.stdout }), 'line')) as [string];
  const port = await findFreePort();
  const driver = spawn(PROGRAMS.webkit[0], [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: `:${display}` },
    stdio: 'ignore',
  });
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${port}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
  const args = ['--automation', ...(theme === 'dark' ? ['--dark-mode'] : [])];
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: MINI_BROWSER, args },
    unhandledPromptBehavior: 'accept',
  });
  const browser = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
  await browser.manage().setTimeouts({ pageLoad: 60_000, script: 60_000 });
  const getTarget = () => browser.executeScript<WebElement>('return window.target');
  const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB, PageDown: Key.PAGE_DOWN };
  return {
    goto: (url) => browser.get(url),
    evaluate: (run, ...values) => browser.executeScript(run as never, ...values),
    run: (program) => browser.executeScript(program),
    click: async () => (await getTarget()).click(),
    type: async (text) => (await getTarget()).sendKeys(text),
    write: (text) => browser.actions().sendKeys(text).perform(),
    press: (key) => browser.actions().sendKeys(keys[key]).perform(),
    attach: async (file) => (await getTarget()).sendKeys(file),
    resize: async (width) => void (await browser.manage().window().setRect({ width, height: HEIGHT })),
    picture: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    reload: () => browser.navigate().refresh(),
    readErrors: () => [],
    close: async () => {
      await browser.quit();
      for (const program of [driver, screen]) await end(program);
    },
  };
}

async function end(program: ChildProcess): Promise<void> {
  const exit = once(program, 'exit');
  program.kill();
  await exit;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

const library = readFileSync(
  createRequire(import.meta.url)
    .resolve('@testing-library/dom')
    .replace('index.js', '@testing-library/dom.umd.min.js'),
  'utf8',
);

/** How people find what they use: by its role and its name. */
export interface Wanted {
  role: string;
  name: string;
  /** Where it is, if several have this name. */
  within?: string;
}

function withPeople(driver: Driver) {
  const isThere = async ({ role, name, within = 'body' }: Wanted): Promise<boolean> => {
    if (!(await driver.evaluate(() => 'TestingLibraryDom' in window))) await driver.run(library);
    return driver.evaluate(
      (role, name, within) => {
        const place = document.querySelector<HTMLElement>(within);
        if (!place) return false;
        const pattern = name.startsWith('/') ? new RegExp(name.slice(1, -1)) : name;
        // A field for a password has no role.
        const [found] =
          role === 'password'
            ? window.TestingLibraryDom.queryAllByLabelText(place, pattern)
            : window.TestingLibraryDom.queryAllByRole(place, role, { name: pattern });
        if (found) window.target = found;
        return found !== undefined;
      },
      role,
      name,
      within,
    );
  };
  const find = (wanted: Wanted) => expect.poll(() => isThere(wanted), `${wanted.role} “${wanted.name}”`).toBe(true);
  return {
    ...driver,
    isThere,
    find,
    open: async (url: string) => {
      await driver.goto(url);
      await expect.poll(() => driver.evaluate(isHydrated), `${url} is hydrated`).toBe(true);
    },
    click: async (role: string, name: string, within?: string) => {
      await find({ role, name, within });
      await driver.evaluate(() => window.target.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await driver.click();
    },
    fill: async (role: string, name: string, text: string) => {
      await find({ role, name });
      await driver.type(text);
    },
    see: (text: string) =>
      expect.poll(() => driver.evaluate(() => document.body.innerText), `the page says “${text}”`).toContain(text),
  };
}
