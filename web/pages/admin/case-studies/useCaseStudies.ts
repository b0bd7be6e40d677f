import {
  type AdminCaseStudyFragment,
  useDeleteCaseStudyMutation,
  useMoveCaseStudyMutation,
  usePublishCaseStudyMutation,
  useUnpublishCaseStudyMutation,
} from '../../../../graphql/generated/admin.ts';
import { useActionToast } from '../../../ui/useActionToast.ts';

const LIST = { refetchQueries: ['AdminCaseStudies'], awaitRefetchQueries: true };

/** The actions of the list. Each reports its result as a toast. */
export function useCaseStudies() {
  const [publishCaseStudy] = usePublishCaseStudyMutation(LIST);
  const [unpublishCaseStudy] = useUnpublishCaseStudyMutation(LIST);
  const [moveCaseStudy] = useMoveCaseStudyMutation(LIST);
  const [deleteCaseStudy] = useDeleteCaseStudyMutation(LIST);
  const withToast = useActionToast();
  const run = (title: string, past: string, send: () => Promise<unknown>) =>
    void withToast(send, { done: `${title} was ${past}`, failed: `${title} was not ${past}` });

  return {
    publish: ({ id, title }: AdminCaseStudyFragment) =>
      run(title, 'published', () => publishCaseStudy({ variables: { input: { id } } })),
    unpublish: ({ id, title }: AdminCaseStudyFragment) =>
      run(title, 'unpublished', () => unpublishCaseStudy({ variables: { input: { id } } })),
    remove: ({ id, title }: AdminCaseStudyFragment) =>
      run(title, 'deleted', () => deleteCaseStudy({ variables: { input: { id } } })),
    /** Places are numbers among the published case studies, from 1. */
    move: ({ id, title }: AdminCaseStudyFragment, expectedPlace: number, place: number) =>
      void withToast(() => moveCaseStudy({ variables: { input: { id, place, expectedPlace } } }), {
        done: `${title} is now number ${place}`,
        failed: 'The order was not changed',
      }),
  };
}

export type CaseStudyActions = ReturnType<typeof useCaseStudies>;
