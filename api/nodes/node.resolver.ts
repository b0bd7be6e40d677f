import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import { Node } from '../platform/node.ts';
import { readNode } from './node.service.ts';

@Resolver(() => Node)
export class NodeResolver {
  @Access('public')
  @Query(() => Node, {
    nullable: true,
    description: 'The object with this id. Null if it does not exist or the viewer cannot read it.',
  })
  node(@Ctx() context: Context, @Arg('id', () => ID, { description: 'The id of the object.' }) id: string) {
    return readNode(context, id);
  }
}
