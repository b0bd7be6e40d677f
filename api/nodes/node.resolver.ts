import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import { Node } from '../platform/node.ts';
import { readNode } from './node.service.ts';

@Resolver(() => Node)
export class NodeResolver {
  @Access('public')
  @Query(() => Node, { nullable: true, description: 'Anything by its id; null where there is none to read.' })
  node(@Ctx() context: Context, @Arg('id', () => ID) id: string) {
    return readNode(context, id);
  }
}
