import { Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { ConnectionArgs } from '#api/platform/pagination.ts';
import { listPartialUploads } from './upload.receive.service.ts';
import { PartialUpload, PartialUploadConnection, UploadConnection } from './upload.type.ts';
import { listUploads } from './upload.service.ts';

@Resolver()
export class UploadResolver {
  @Access('admin', { scope: 'DOCUMENTS_READ' })
  @Query(() => UploadConnection, {
    description: 'The uploaded files that are not documents yet, newest first. For administrators.',
  })
  uploads(@Ctx() context: Context, @Args(() => ConnectionArgs) args: ConnectionArgs) {
    return listUploads(context, args);
  }

  @Access('admin', { scope: null })
  @Query(() => PartialUploadConnection, {
    description: 'The files whose upload the viewer began and did not complete, newest first. For administrators.',
  })
  partialUploads(@Ctx() context: Context, @Args(() => ConnectionArgs) args: ConnectionArgs) {
    return listPartialUploads(context, args);
  }
}

@Resolver(() => PartialUpload)
export class PartialUploadResolver {
  @FieldResolver(() => ID, { description: 'The id of the upload. The rest of the file is sent to `/uploads/{id}`.' })
  uploadId(@Root() upload: PartialUpload) {
    return upload.id;
  }
}
