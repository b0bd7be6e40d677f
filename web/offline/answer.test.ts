import { describe, expect, it } from 'vitest';
import type { KeptPassage } from '#graphql/offline-copy.ts';
import { answerOffline } from './answer.ts';

const passages: KeptPassage[] = [
  {
    path: '/works-offline#how-do-we-get-a-newer-model',
    title: 'Works offline',
    heading: 'How do we get a newer model?',
    sentences: ['It is carried in on a drive.', 'You choose the day, and you can go back.'],
  },
  {
    path: '/secure-by-design#disks',
    title: 'Secure by design',
    heading: 'Disks',
    sentences: [
      'What if a disk is stolen?',
      'Its content is encrypted, and the key stays in the rack.',
      'Then replace it.',
    ],
  },
  { path: '/healthcare', title: 'Healthcare', heading: '', sentences: ['Patient records stay in the hospital.'] },
];

describe('a visitor without a connection', () => {
  it('reads the passage that answers, with the sentence that answers marked', () => {
    const answer = answerOffline('Is the content of a stolen disk encrypted?', passages);
    expect(answer.kind).toBe('QUOTED');
    expect(answer.citations[0]).toMatchObject({ number: 1, path: '/secure-by-design#disks', heading: 'Disks' });
    expect(answerOffline('is a stolen disk a problem', passages).citations[0]?.parts).toEqual([
      expect.objectContaining({
        text: 'What if a disk is stolen? Its content is encrypted, and the key stays in the rack.',
        isMatch: true,
      }),
      expect.objectContaining({ text: 'Then replace it.', isMatch: false }),
    ]);
  });

  it('finds a passage by its heading', () => {
    expect(answerOffline('newer models', passages).citations[0]?.path).toBe(
      '/works-offline#how-do-we-get-a-newer-model',
    );
  });

  it.each(['Who won the football match yesterday?', '', '…', 'the of and'])(
    'gets no invented answer to “%s”',
    (text) => {
      const answer = answerOffline(text, passages);
      expect(answer).toMatchObject({ question: text, kind: 'REFUSED', refusal: 'NO_EVIDENCE', citations: [] });
    },
  );

  it('only ever reads sentences of the site, whatever the question', () => {
    const site = new Set(passages.map(({ sentences }) => sentences.join(' ')));
    const words = ['disk', 'model', '$&', '💾', 'patient’s', 'ÄÖ', '\u0000', '((', 'stolen', 'drive', '\\', 'day'];
    for (let seed = 1; seed < 500; seed += 1) {
      const question = words.filter((_, at) => (seed * (at + 7)) % 5 < 2).join(seed % 2 ? ' ' : '');
      for (const { parts } of answerOffline(question, passages).citations)
        expect(site).toContain(parts.map(({ text }) => text).join(' '));
    }
  });
});
