import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { AnswerStore, type StoredAnswer } from './answer-store.ts';

const BYTES = 15 * 1_024 * 1_024;
const WORDS = Array.from({ length: 1_000 }, () => randomBytes(3).toString('base64url'));

/** A text of 20 KB that takes a quarter of it when compressed, as an article with its tree and its markup does. */
const ARTICLE = WORDS.map((word) => `<p><em>${word}</em></p>`).join('');
const makeAnswer = (body: Buffer | string, isForMembers = false): StoredAnswer => ({
  body: Buffer.from(body),
  isForMembers,
});
const makeArticle = (number: number): StoredAnswer => makeAnswer(`${number} ${ARTICLE}`, number % 2 === 1);

describe('the stored responses', () => {
  test('are at least 2,000 unchanged articles with their audience within the limit of bytes', () => {
    const store = new AnswerStore();
    for (let number = 0; number < 2_000; number += 1) store.set(`key ${number}`, makeArticle(number));
    for (const number of [0, 1, 999, 1_998, 1_999]) expect(store.get(`key ${number}`)).toEqual(makeArticle(number));
    expect(store.byteSize).toBeLessThanOrEqual(BYTES);
  });

  test('stay within the limit of bytes when they cannot be compressed, and the oldest is removed', () => {
    const store = new AnswerStore();
    for (let number = 0; number < 400; number += 1) store.set(`key ${number}`, makeAnswer(randomBytes(60_000)));
    expect(store.byteSize).toBeLessThanOrEqual(BYTES);
    expect(store.get('key 0')).toBeUndefined();
    expect(store.get('key 399')?.body).toHaveLength(60_000);
  });

  test('include responses that are too large to be stored uncompressed, and no larger ones', () => {
    const store = new AnswerStore();
    const large = makeAnswer('a large answer '.repeat(40_000));
    store.set('large', large);
    expect(store.get('large')).toEqual(large);
    store.set('large', makeAnswer(randomBytes(2_000_000)));
    expect(store.get('large')).toBeUndefined();
  });

  test('replace an older response also in its compressed form', () => {
    const store = new AnswerStore();
    store.set('key', makeAnswer('old'));
    for (let number = 0; number < 300; number += 1) store.set(`other ${number}`, makeArticle(number));
    expect(store.get('key')?.body.toString()).toBe('old');
    store.set('key', makeAnswer('new'));
    for (let number = 0; number < 300; number += 1) store.set(`other ${number}`, makeArticle(number));
    expect(store.get('key')?.body.toString()).toBe('new');
    store.clear();
    expect([store.get('key'), store.byteSize]).toEqual([undefined, 0]);
  });

  test('use no more memory than their bytes', () => {
    const store = new AnswerStore();
    store.set('key', makeAnswer('from a larger buffer'));
    expect(store.get('key')!.body.buffer.byteLength).toBe(20);
  });
});
