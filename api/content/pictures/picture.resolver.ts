import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { createConnectionType } from '#api/platform/pagination.ts';
import { Picture, PicturePermissions, PictureUse, ShownPicture } from './picture.entity.ts';
import { DeletePictureInput, PicturesArgs, UpdatePictureInput } from './picture.input.ts';
import { createPayload } from '#api/platform/graphql/mutation-types.ts';
import {
  type PictureAction,
  picturePolicy,
  listPictures,
  type PictureRow,
  readPicture,
  findShownPicture,
  listPictureUses,
} from './picture.read.service.ts';
import { deletePicture, updatePicture } from './picture.service.ts';

const PictureConnection = createConnectionType(Picture, 'Picture');

@Resolver(() => Picture)
export class PictureResolver {
  @Access('editor', { scope: 'CONTENT_READ' })
  @Query(() => PictureConnection, {
    description: 'Pictures for texts and covers, newest first. For editors and administrators.',
  })
  pictures(@Ctx() context: Context, @Args(() => PicturesArgs) args: PicturesArgs) {
    return listPictures(context, args);
  }

  @Access('editor', { scope: 'CONTENT_READ' })
  @Query(() => Picture, {
    nullable: true,
    description: 'One picture. Null if it does not exist. For editors and administrators.',
  })
  picture(@Ctx() context: Context, @Arg('id', () => ID, { description: 'The id of the picture.' }) id: string) {
    return readPicture(context, id);
  }

  @FieldResolver(() => ShownPicture, {
    nullable: true,
    description: 'The files of the picture. Null if they are missing.',
  })
  shown(@Ctx() context: Context, @Root() picture: PictureRow) {
    return findShownPicture(context, picture.address);
  }

  @FieldResolver(() => [PictureUse], {
    description: 'The articles and case studies that show the picture, drafts included, by title.',
  })
  usedIn(@Ctx() context: Context, @Root() picture: PictureRow) {
    return listPictureUses(context, picture);
  }

  @FieldResolver(() => PicturePermissions, { description: 'The actions that the viewer can take on the picture.' })
  viewerCan(@Ctx() { viewer }: Context, @Root() picture: PictureRow): PicturePermissions {
    const can = (action: PictureAction) => picturePolicy.can(viewer, action, picture);
    return { update: can('update'), replace: can('replace'), delete: can('delete') };
  }

  @Access('editor', { scope: 'CONTENT_WRITE', confirms: false })
  @Mutation(() => UpdatePicturePayload, {
    description:
      'Changes the description of a picture. For editors and administrators. Errors: BAD_USER_INPUT, NOT_FOUND.',
  })
  async updatePicture(@Ctx() context: Context, @Arg('input', () => UpdatePictureInput) input: UpdatePictureInput) {
    return { picture: await updatePicture(context, input) };
  }

  @Access('editor', { scope: 'CONTENT_WRITE', confirms: true })
  @Mutation(() => DeletePicturePayload, {
    description:
      'Deletes a picture. For editors and administrators. Errors: NOT_FOUND, CONFLICT if the picture is in use.',
  })
  async deletePicture(@Ctx() context: Context, @Arg('input', () => DeletePictureInput) input: DeletePictureInput) {
    return { picture: await deletePicture(context, input), deletedPictureId: input.id };
  }
}

const UpdatePicturePayload = createPayload('updatePicture', {
  picture: { type: () => Picture, description: 'The picture after the change.' },
});

const DeletePicturePayload = createPayload('deletePicture', {
  picture: { type: () => Picture, description: 'The picture as it was before its deletion.' },
  deletedPictureId: { type: () => ID, description: 'The id of the deleted picture.' },
});
