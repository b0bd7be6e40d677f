import { ObjectType } from 'type-graphql';

/** The fields are resolvers, in this folder and in the folders of other nouns. */
@ObjectType({
  description:
    'The state that this browser carries in cookies, such as an opened link of an email. The pages of this site read it; other clients do not need it.',
})
export class Browser {}
