import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Who has an article open for writing. Nobody is kept from saving by it.' })
export class ArticleLock {
  @Field(() => Boolean, { description: 'Whether it is held under the key that was sent.' })
  isMine!: boolean;

  @Field(() => String, { description: 'Who holds it, by name.' })
  holder!: string;

  @Field(() => Date, { description: 'Since when.' })
  since!: Date;
}
