import { useSite, useSiteDetails } from '../runtime/SiteContext.tsx';
import { legalSentences } from './statements.ts';

type StatedProps = {
  fact: keyof typeof legalSentences;
  /** Without the space that joins it to the sentence before. */
  first?: boolean;
};

/** A sentence of a legal text about a fact that the operator sets. Nothing if there is nothing to say. */
export function Stated({ fact, first = false }: StatedProps) {
  const { hasLanguageModel = false } = useSite();
  const sentence = legalSentences[fact](useSiteDetails(), hasLanguageModel);
  return sentence && !first ? ` ${sentence}` : sentence;
}
