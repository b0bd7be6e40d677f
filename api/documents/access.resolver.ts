import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import { SetAccessInput } from './access.input.ts';
import { setAccess } from './access.service.ts';
import { SetAccessPayload } from './document.payload.ts';

@Resolver()
export class AccessResolver {
  @Access('admin')
  @Mutation(() => SetAccessPayload, {
    description:
      'Sets the rights of one group or account to one document or folder. Empty rights revoke access. The change applies from the next request on. For administrators. Errors: BAD_USER_INPUT if the group or account does not exist, NOT_FOUND if the document or folder does not, STEP_UP_REQUIRED.',
  })
  setAccess(@Ctx() context: Context, @Arg('input', () => SetAccessInput) input: SetAccessInput) {
    return setAccess(context, input);
  }
}
