import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from './site.ts';

// w3m and lynx in a terminal that tmux draws. The terminal is so high that a whole page is on it.

export type TextBrowserName = 'w3m' | 'lynx';

const run = promisify(execFile);
const SIZE = ['-x', '110', '-y', '900'];

/** The keys for the same action. Both search a text with a slash, and go on to a control with Enter. */
const KEYS = {
  w3m: { top: ['g'], toField: ['Tab'], leaveField: ['Enter'], open: ['U', 'C-u'] },
  lynx: { top: ['C-a'], toField: [], leaveField: ['Tab'], open: ['g'] },
};

const FIRST_PAGE = { path: '/robots.txt', text: 'User-agent' };

export async function openTextBrowser(name: TextBrowserName, site: string) {
  const url = site + FIRST_PAGE.path;
  const folder = await mkdtemp(path.join(os.tmpdir(), `${name}-`));
  const socket = path.join(folder, 'tmux');
  const draft = path.join(folder, 'text');
  const command = {
    // For a text of several lines, w3m opens an editor.
    w3m: ['w3m', '-cookie', '-o', 'accept_cookie=1', '-o', 'ignorecase_search=0', '-o', `editor=cp ${draft}`, url],
    lynx: ['lynx', '-accept_all_cookies', '-tna', '-nopause', '-nocolor', url],
  }[name];
  const tmux = async (...args: string[]) => (await run('tmux', ['-S', socket, '-f', '/dev/null', ...args])).stdout;
  const env = ['-e', `HOME=${folder}`, '-e', 'TERM=xterm', '-e', 'LANG=C.UTF-8'];
  await tmux('new-session', '-d', ...SIZE, ...env, ...command);
  const keys = KEYS[name];
  const press = async (...names: readonly string[]) => {
    if (names.length > 0) await tmux('send-keys', ...names);
  };
  const write = (text: string) => tmux('send-keys', '-l', text);
  const read = () => tmux('capture-pane', '-p');
  const see = (text: string) =>
    expect.poll(async () => (await read()).replace(/\s+/g, ' '), `${name} shows “${text}”`).toContain(text);
  const search = async (text: string) => {
    await press('/');
    await write(text);
    await press('Enter');
  };
  const moveTo = async (text: string) => {
    await see(text);
    await press(...keys.top);
    await search(text);
  };
  /**
   * A search of lynx finds a field only on the line of its label. Elsewhere, it goes on from the control before it, or
   * from the field that was filled last.
   */
  const moveToField = async (label: string, behind: string | undefined) => {
    if (name === 'w3m' || behind === undefined) return moveTo(label);
    if (behind === '') return;
    await moveTo(behind);
    await press('Tab');
  };
  // The browser reads keys once it shows its first page.
  await see(FIRST_PAGE.text);
  return {
    name,
    read,
    see,
    open: async (to: string) => {
      await press(...keys.open);
      await press('C-u');
      await write(to);
      await press('Enter');
    },
    fill: async (label: string, text: string, behind?: string) => {
      await moveToField(label, behind);
      await press(...keys.toField, 'Enter', 'C-u');
      await write(text);
      await press(...keys.leaveField);
    },
    /** Fills a field of several lines. */
    fillArea: async (label: string, text: string, behind?: string) => {
      await writeFile(draft, text);
      await moveToField(label, behind);
      await press(...keys.toField, 'Enter');
      if (name === 'w3m') return;
      await write(text);
      await press(...keys.leaveField);
    },
    /** Follows a link or presses a button: the first one, or the first behind a text. */
    choose: async (label: string, behind?: string) => {
      await moveTo(behind ?? label);
      if (behind) await search(label);
      await press('Enter');
    },
    close: async () => {
      await tmux('kill-server').catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type TextBrowser = Awaited<ReturnType<typeof openTextBrowser>>;
