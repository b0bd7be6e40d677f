import { useSite, useSiteDetails } from '../runtime/SiteContext.tsx';
import { formatAddress, legalSentences } from './statements.ts';
import { Fragment } from 'react';

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

/** The operator of this site, with the postal and email address that it has stated. */
export function Operator() {
  const { name } = useSite();
  const details = useSiteDetails();
  const { legalName, email } = details;
  const address = formatAddress(details);
  return (
    <>
      {legalName || name}
      {address && `, ${address}`}
      {email && (
        <Fragment key="email">
          {address ? '; email ' : ', email '}
          <a href={`mailto:${email}`}>{email}</a>
        </Fragment>
      )}
    </>
  );
}
