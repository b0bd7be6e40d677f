import {
  type AdminPictureFragment,
  useDeletePictureMutation,
  useUpdatePictureMutation,
} from '../../../../graphql/generated/admin.ts';
import { useActionToast } from '../../StepUp.tsx';

/** Actions on a picture. */
export function usePictures() {
  const withToast = useActionToast();
  const [updatePicture] = useUpdatePictureMutation();
  const [deletePicture] = useDeletePictureMutation({ refetchQueries: ['Pictures'] });

  const describe = async ({ id, fileName }: AdminPictureFragment, alt: string) => {
    const send = () => updatePicture({ variables: { input: { id, alt } } });
    return (await withToast(send, { done: `${fileName} was saved`, failed: `${fileName} was not saved` })).error;
  };

  const remove = async ({ id, fileName }: AdminPictureFragment, evenIfUsed: boolean) => {
    const send = () => deletePicture({ variables: { input: { id, isUseIgnored: evenIfUsed } } });
    return (await withToast(send, { done: `${fileName} was deleted`, failed: `${fileName} was not deleted` })).error;
  };

  return { describe, remove };
}
