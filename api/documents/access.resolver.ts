import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import { Node } from '../platform/node.ts';
import { setAccess } from './access.service.ts';
import { AccessInput } from './document.input.ts';

@Resolver()
export class AccessResolver {
  @Access('admin')
  @Mutation(() => Node, {
    description: 'Says what a group or a person may do with a document or a folder; returns that document or folder.',
  })
  setAccess(@Ctx() context: Context, @Arg('input', () => AccessInput) input: AccessInput) {
    return setAccess(context, input);
  }
}
