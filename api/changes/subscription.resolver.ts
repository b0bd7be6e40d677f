import { Resolver, Root, Subscription, type SubscribeResolverData } from 'type-graphql';
import { Access, type AccessRule } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { Change, type ChangeType } from './change.type.ts';
import type { PlacedChange } from './change.service.ts';
import { streamChanges } from './stream.service.ts';

const subscribe =
  (rule: AccessRule, type: ChangeType) =>
  ({ context }: SubscribeResolverData<unknown, Record<string, unknown>, Context>) =>
    streamChanges(context, rule, [type]);

/** Only requests to /graphql/stream have an event. */
const pass = (change: PlacedChange | undefined): PlacedChange =>
  change ?? fail('BAD_USER_INPUT', 'Send subscriptions to /graphql/stream.');

@Resolver()
export class SubscriptionResolver {
  @Access('signed-in')
  @Subscription(() => Change, {
    subscribe: subscribe('signed-in', 'ARTICLE'),
    description:
      'Sends each change of an article that the viewer can read. Subscriptions use GraphQL over Server-Sent Events at `/graphql/stream`: send the id of the last event as `Last-Event-ID` to continue without a gap. The stream ends when the session or token ends. Errors: CURSOR_EXPIRED, RATE_LIMITED if the account has 5 open streams, UNAVAILABLE.',
  })
  articleChanged(@Root() change?: PlacedChange): Change {
    return pass(change);
  }

  @Access('signed-in')
  @Subscription(() => Change, {
    subscribe: subscribe('signed-in', 'DOCUMENT'),
    description:
      'Sends each change of a document that the viewer can list, and of who can read it. Errors: CURSOR_EXPIRED, RATE_LIMITED, UNAVAILABLE.',
  })
  documentChanged(@Root() change?: PlacedChange): Change {
    return pass(change);
  }

  @Access('admin')
  @Subscription(() => Change, {
    subscribe: subscribe('admin', 'USER'),
    description:
      'Sends each change of an account, such as a new request for access or a decision, which can change the list of requests to review. For administrators. Errors: CURSOR_EXPIRED, RATE_LIMITED, UNAVAILABLE.',
  })
  reviewQueueChanged(@Root() change?: PlacedChange): Change {
    return pass(change);
  }
}
