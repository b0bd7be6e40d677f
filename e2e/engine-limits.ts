import type { EngineName } from './engines.ts';

// What a journey cannot do as a person does it, because the driver of an engine lacks it.

interface Limit {
  step: string;
  engines: readonly EngineName[];
  reason: string;
  instead: string;
}

export const limits: readonly Limit[] = [
  {
    step: 'Drop a file from a folder of the computer',
    engines: ['firefox', 'webkit'],
    reason: 'WebDriver and WebDriver BiDi drag only inside the page.',
    instead: 'The page gets the event of the drop, with a file.',
  },
  {
    step: 'Drop what is dragged inside a page',
    engines: ['firefox', 'webkit'],
    reason:
      'The mouse of both drivers starts the drag. Firefox also moves it over the page, but gets no drop; WebKitGTK leaves the rest to the pointer of X, which does not move.',
    instead: 'The page gets the event of the drop after the real drag.',
  },
  {
    step: 'Print',
    engines: ['webkit'],
    reason: 'WebKitWebDriver does not know the command.',
    instead: 'Nothing. The test fails when the driver learns it.',
  },
  {
    step: 'Read the console',
    engines: ['webkit'],
    reason: 'WebDriver has no console.',
    instead: 'Nothing: an error is seen only where it changes the page.',
  },
  {
    step: 'See a page at 390 px',
    engines: ['webkit'],
    reason: 'The window of MiniBrowser is at least 447 px wide.',
    instead: 'Both engines are compared with Chromium at 447 px.',
  },
  {
    step: 'Sign in with a passkey',
    engines: ['firefox', 'webkit'],
    reason: 'WebKitGTK has no WebAuthn, and WebDriver BiDi has no command for a virtual authenticator in Firefox.',
    instead: '`e2e/passkey.spec.ts` in Chromium.',
  },
];

export const isLimited = (step: string, engine: EngineName): boolean =>
  limits.find((limit) => limit.step === step)!.engines.includes(engine);
