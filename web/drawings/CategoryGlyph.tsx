import { createElement } from 'react';
import Article from './glyph.article.svg?react';
import DeploymentAndOperations from './glyph.deployment-and-operations.svg?react';
import EvidenceAndAudit from './glyph.evidence-and-audit.svg?react';
import RulesAndRegulators from './glyph.rules-and-regulators.svg?react';
import ThreatsAndDefenses from './glyph.threats-and-defenses.svg?react';
import TrainingAndRetrieval from './glyph.training-and-retrieval.svg?react';

/** Glyphs of the categories that come with the site. A category that an editor made has a stack of sheets. */
const glyphs = new Map([
  ['training-and-retrieval', TrainingAndRetrieval],
  ['deployment-and-operations', DeploymentAndOperations],
  ['threats-and-defenses', ThreatsAndDefenses],
  ['evidence-and-audit', EvidenceAndAudit],
  ['rules-and-regulators', RulesAndRegulators],
]);

/** A name for the categories that have no glyph of their own. */
export const otherGlyph = 'article';
export const glyphNames = [...glyphs.keys(), otherGlyph];

/** A small drawing beside the name of a category. The name says the same, so it has no label. */
export function CategoryGlyph({ slug, className }: { slug: string; className?: string }) {
  return createElement(glyphs.get(slug) ?? Article, { className });
}
