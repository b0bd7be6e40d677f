// Drawings of the product's screens in use, on invented content.
import { ComposedDrawing } from './ComposedDrawing.tsx';
import { Scene } from './oblique.ts';
import { addText } from './plan.ts';

const WIDTH = 440;
const HEIGHT = 330;

/** A component that draws a window with a title above and a line for the log below. */
const screen = (label: string, title: string, foot: string, draw: (scene: Scene) => void) =>
  function ScreenDrawing() {
    const s = new Scene();
    s.rect(4, 4, WIDTH - 8, HEIGHT - 8, 'w f').path('t', `M4 40H${WIDTH - 4}M4 ${HEIGHT - 42}H${WIDTH - 4}`);
    s.circle(24, 22, 5, 't').circle(42, 22, 5, 't').text(60, 27, title, 'mu');
    draw(s);
    s.text(24, HEIGHT - 18, foot, 'mu');
    return <ComposedDrawing label={label} tall={{ size: `${WIDTH} ${HEIGHT}`, marks: s.marks }} />;
  };

function question(s: Scene, text: string): void {
  s.rect(24, 58, WIDTH - 48, 40, 'o').text(38, 83, text);
}

function cite(s: Scene, x: number, y: number, n: number, c = 'ink'): void {
  s.rect(x, y - 14, 19, 19, c).text(x + 9.5, y, String(n), c === 'ink' ? 'iv' : '', 'middle');
}

function button(s: Scene, x: number, name: string, ink = false): void {
  s.rect(x, 236, 124, 34, ink ? 'ink' : 'o f').text(x + 62, 258, name, ink ? 'iv' : '', 'middle');
}

export const QuestionScreenDrawing = screen(
  'A screen with a question, “How long are visitor logs kept?”. The answer in one clause has a numbered mark; a line says what was not found. Below it stands the passage with document and page.',
  'question',
  'model B, 09:14, recorded',
  (s) => {
    question(s, 'How long are visitor logs kept?');
    s.text(24, 136, 'Two years, then shredded.');
    cite(s, 320, 136, 1);
    s.path('t', 'M24 158h4v22h-4').text(40, 174, 'For contractors: not found.', 'mu');
    s.path('o', `M24 202H${WIDTH - 24}`);
    cite(s, 24, 236, 1, 'o f');
    addText(s, 56, 235, ['Records schedule, page 12', '“two years after the last entry”'], '', undefined, 22);
  },
);

export const RefusalScreenDrawing = screen(
  'A screen with a question, “What does the new contract pay?”. Instead of an answer it says that no document this person may open states it, how many sources were searched, and whom to ask.',
  'no answer',
  'refused, 09:16, recorded',
  (s) => {
    question(s, 'What does the new contract pay?');
    s.rect(24, 116, WIDTH - 48, 98, 'o f').rect(24, 116, 8, 98, 'ink');
    addText(
      s,
      48,
      142,
      ['No document that you may open', 'says so. Searched: three sources,', 'with your rights.'],
      '',
      undefined,
      27,
    );
    button(s, 24, 'ask again');
    button(s, 164, 'the owner');
  },
);

export const ApprovalScreenDrawing = screen(
  'A screen that asks one person to confirm one change in another system: the field, the former value struck through, the new value, and the passage that it rests on. Two buttons: confirm and reject.',
  'one change waits for you',
  'nothing is written until you confirm',
  (s) => {
    s.text(24, 76, 'order 1187', 'mu')
      .text(24, 104, 'delivery date')
      .path('o', `M24 118H${WIDTH - 24}`);
    s.text(24, 148, 'is', 'mu').text(110, 148, 'March 4').path('o', 'M106 143h72');
    s.text(24, 178, 'becomes', 'mu').rect(104, 161, 100, 25, 'ink').text(154, 178, 'March 11', 'iv', 'middle');
    s.text(24, 212, 'source', 'mu');
    cite(s, 110, 212, 1, 'o f');
    s.text(140, 212, 'carrier’s letter, page 1');
    button(s, 24, 'confirm', true);
    button(s, 164, 'reject');
    addText(s, 306, 250, ['under', 'your name'], 'mu');
  },
);

export const LogScreenDrawing = screen(
  'A screen with four entries of the log: an answer, a refusal, a confirmed change and a switched release, each with its number and time, joined in a chain by their digests.',
  'log',
  'entries are added, never changed',
  (s) => {
    s.text(56, 70, 'entry', 'mu').text(130, 70, 'time', 'mu').text(204, 70, 'what', 'mu');
    [
      ['0931', '09:14', 'answer, one passage'],
      ['0932', '09:16', 'refusal'],
      ['0933', '09:20', 'change confirmed'],
      ['0934', '18:02', 'release switched'],
    ].forEach(([entry = '', time = '', what = ''], at) => {
      const y = 104 + at * 50;
      s.path('t', `M24 ${y - 22}H${WIDTH - 24}`);
      if (at > 0) s.path('o', `M32 ${y - 44}v32`);
      s.rect(25, y - 12, 14, 14, at === 3 ? 'ink' : 'o f');
      s.text(56, y, entry).text(130, y, time).text(204, y, what);
    });
  },
);
