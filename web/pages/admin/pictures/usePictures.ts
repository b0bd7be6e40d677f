import { useApolloClient } from '@apollo/client/react';
import {
  type AdminPictureFragment,
  useDeletePictureMutation,
  useUpdatePictureMutation,
} from '#graphql/generated/admin.ts';
import { formatCount } from '#web/runtime/formatCount.ts';
import { report, useActionToast, useSend } from '#web/ui/useActionToast.ts';
import { uploadPicture } from './uploading.ts';

/** Changes the description of a picture, and reports the result as a toast. */
export function useDescribePicture() {
  const update = useSend(useUpdatePictureMutation);
  return ({ id, fileName }: Pick<AdminPictureFragment, 'id' | 'fileName'>, alt: string) =>
    update({ id, alt }, report(`${fileName} was`, 'saved'));
}

/** Actions on pictures. */
export function usePictures() {
  const client = useApolloClient();
  const withToast = useActionToast();
  const [deletePicture] = useDeletePictureMutation();
  const reread = () => client.refetchQueries({ include: ['Pictures'] });

  /** Everything that shows the picture shows the new file. */
  const replace = async (
    { id, fileName }: AdminPictureFragment,
    file: File,
    onProgress: (share: number) => void,
  ): Promise<unknown> => {
    const send = async () => {
      await uploadPicture({ file, replacedId: id }, onProgress);
      await reread();
    };
    return (await withToast(send, report(`${fileName} was`, 'replaced'))).error;
  };

  /** Deletes pictures in sequence and stops at the first error. */
  const remove = async (pictures: readonly AdminPictureFragment[]) => {
    const send = async () => {
      for (const { id, usedIn } of pictures)
        await deletePicture({ variables: { input: { id, isUseIgnored: usedIn.length > 0 } } });
    };
    const answer = await withToast(send, describeDeletion(pictures));
    await reread().catch(() => undefined);
    return answer;
  };

  return { replace, remove };
}

function describeDeletion(pictures: readonly AdminPictureFragment[]): { done: string; failed: string } {
  const [first, ...others] = pictures;
  if (first && others.length === 0) return report(`${first.fileName} was`, 'deleted');
  const count = formatCount(pictures.length, 'picture');
  return { done: `${count} deleted`, failed: `Not all of ${count} were deleted` };
}
