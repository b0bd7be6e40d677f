import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import { connectionOf } from '../platform/pagination.ts';
import { Picture, PictureUse, ShownPicture } from './picture.entity.ts';
import { PictureInput, PicturesArgs } from './picture.input.ts';
import { listPictures, type PictureRow, readPicture, shownAt, usesOf } from './picture.reading.service.ts';
import { deletePicture, updatePicture } from './picture.service.ts';

const PictureConnection = connectionOf(Picture, 'Picture');

@Resolver(() => Picture)
export class PictureResolver {
  @Access('admin')
  @Query(() => PictureConnection, { description: 'Pictures for texts and covers, newest first.' })
  pictures(@Ctx() context: Context, @Args(() => PicturesArgs) args: PicturesArgs) {
    return listPictures(context, args);
  }

  @Access('admin')
  @Query(() => Picture, { nullable: true, description: 'One picture; null where there is none.' })
  picture(@Ctx() context: Context, @Arg('id', () => ID) id: string) {
    return readPicture(context, id);
  }

  @FieldResolver(() => ShownPicture, { nullable: true, description: 'All a page needs to show it.' })
  shown(@Ctx() context: Context, @Root() picture: PictureRow) {
    return shownAt(context, picture.address);
  }

  @FieldResolver(() => [PictureUse], { description: 'What shows it, drafts included, by title.' })
  usedIn(@Ctx() context: Context, @Root() picture: PictureRow) {
    return usesOf(context, picture);
  }

  @Access('admin')
  @Mutation(() => Picture, { description: 'Says anew what a picture shows.' })
  updatePicture(
    @Ctx() context: Context,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => PictureInput) input: PictureInput,
  ) {
    return updatePicture(context, id, input);
  }

  @Access('admin')
  @Mutation(() => Picture, { description: 'Deletes a picture and returns what it was; refused while it is in use.' })
  deletePicture(
    @Ctx() context: Context,
    @Arg('id', () => ID) id: string,
    @Arg('evenIfUsed', () => Boolean, {
      nullable: true,
      description: 'Whether to delete it although texts show it: readers get its words instead, covers are taken off.',
    })
    evenIfUsed?: boolean | null,
  ) {
    return deletePicture(context, id, evenIfUsed ?? false);
  }
}
