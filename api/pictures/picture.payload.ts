import { ID } from 'type-graphql';
import { createPayload } from '../platform/graphql/mutation-types.ts';
import { Picture } from './picture.entity.ts';

export const UpdatePicturePayload = createPayload('updatePicture', {
  picture: { type: () => Picture, description: 'The picture after the change.' },
});

export const DeletePicturePayload = createPayload('deletePicture', {
  picture: { type: () => Picture, description: 'The picture as it was before its deletion.' },
  deletedPictureId: { type: () => ID, description: 'The id of the deleted picture.' },
});
