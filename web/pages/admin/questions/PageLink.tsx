import type { AdminQuestionFragment } from '../../../../graphql/generated/admin.ts';
import { InlineLink } from '../../../ui/InlineLink.tsx';
import { describePlace, getPlacePath } from './questionPlace.ts';

/** The page of the version that a question is about. */
export function PageLink({ question }: { question: AdminQuestionFragment }) {
  const path = getPlacePath(question);
  return path ? <InlineLink to={path}>{describePlace(question)}</InlineLink> : describePlace(question);
}
