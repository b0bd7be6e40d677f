import type { ViewerQuery } from '../../../graphql/generated/portal.ts';

/** An admin who must have a second factor and has none is no admin until then; the server says the same. */
export const reviews = ({ roles, secondFactor }: NonNullable<ViewerQuery['viewer']>): boolean =>
  roles.includes('ADMIN') && !(secondFactor?.required && !secondFactor.enrolled);
