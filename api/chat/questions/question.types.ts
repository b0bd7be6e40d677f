import type { Spelling } from './question.spelling.ts';
import type { Meaning, PassageStems } from './question.vectors.ts';

/** One way to say a term: stems that a passage must hold together. */
export interface Alternative {
  lexemes: string[];
  /** How much it counts beside the term itself, from 0 to 1. */
  share: number;
}

/** A word or a fixed phrase of the question. */
export interface Term {
  text: string;
  /** The term itself first, then other words for it. */
  alternatives: Alternative[];
  /** How much the term says about the question: rare words say more. */
  weight: number;
  /** Passages that hold it or another word for it. */
  passages: number;
  isName: boolean;
  /** A name that no passage mentions. */
  isUnknownName: boolean;
}

/** How much a question resembles known questions that have no answer. */
export interface Resemblance {
  /** The similarity of spelling to the nearest of them, from 0 to 1. */
  similarity: number;
  /** Above 0 if its words are more frequent in them than in known questions that have an answer. */
  odds: number;
}

export interface Question {
  text: string;
  terms: Term[];
  /** What the question requests, such as a person, a place or a reason. Empty if unknown. */
  kind: string;
  spelling: Spelling;
  /** The known questions with the most similar spelling that a passage answers, most similar first. */
  nearest: string[];
  /** The similarity of spelling to a text, from 0 to 1. */
  compareSpelling: (text: string) => number;
  /** The similarity of meaning to a passage. */
  compareMeaning: (passage: PassageStems) => Meaning;
  /** How much it resembles questions without an answer: on the site, and anywhere, the portal included. */
  declined: Record<'site' | 'portal', Resemblance>;
  /** How many passages there are. */
  total: number;
  /** Words that were read as others because no passage holds them as typed. */
  corrections: { typed: string; read: string }[];
}

/** A word of the question as it was typed, with its stems; a stop word has none. */
export interface Token {
  text: string;
  lexemes: string[];
  isName: boolean;
}

export interface Counts {
  counts: ReadonlyMap<string, number>;
  total: number;
}

/** Counts the passages that the viewer may read, on public pages and in the portal. */
export type CountWords = (lexemes: readonly string[]) => Promise<Counts>;
