import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import type { IdInput } from '../platform/graphql/mutation-types.ts';
import { BulkOperation } from './bulk-operation.type.ts';
import { ExportAccessLogInput, ExportArticlesInput } from './bulk-operation.input.ts';
import {
  CancelBulkOperationInput,
  CancelBulkOperationPayload,
  ExportAccessLogPayload,
  ExportArticlesPayload,
} from './bulk-operation.payload.ts';
import { cancelBulkOperation, exportAccessLog, exportArticles, readBulkOperation } from './bulk-operation.service.ts';

@Resolver()
export class BulkOperationResolver {
  @Access('signed-in')
  @Query(() => BulkOperation, {
    nullable: true,
    description:
      'The bulk operation with this id, for one day after its start. Null if it does not exist or another account started it.',
  })
  bulkOperation(@Ctx() context: Context, @Arg('id', () => ID, { description: 'The id of the operation.' }) id: string) {
    return readBulkOperation(context, id);
  }

  @Access('signed-in')
  @Mutation(() => ExportArticlesPayload, {
    description:
      'Starts an export of all articles that the viewer can read, with their text, as newline-delimited JSON. Poll it with `bulkOperation`, then download `path`. Errors: BAD_USER_INPUT, CONFLICT if a bulk operation of the account is running.',
  })
  async exportArticles(@Ctx() context: Context, @Arg('input', () => ExportArticlesInput) input: ExportArticlesInput) {
    return { bulkOperation: await exportArticles(context, input) };
  }

  @Access('admin')
  @Mutation(() => ExportAccessLogPayload, {
    description:
      'Starts an export of the access log as newline-delimited JSON, newest first. For administrators. Errors: BAD_USER_INPUT, CONFLICT if a bulk operation of the account is running, STEP_UP_REQUIRED.',
  })
  async exportAccessLog(
    @Ctx() context: Context,
    @Arg('input', () => ExportAccessLogInput) input: ExportAccessLogInput,
  ) {
    return { bulkOperation: await exportAccessLog(context, input) };
  }

  @Access('signed-in')
  @Mutation(() => CancelBulkOperationPayload, {
    description: 'Cancels a bulk operation of the viewer. Errors: CONFLICT if it has ended, NOT_FOUND.',
  })
  async cancelBulkOperation(@Ctx() context: Context, @Arg('input', () => CancelBulkOperationInput) { id }: IdInput) {
    return { bulkOperation: await cancelBulkOperation(context, id) };
  }
}
