import { ObjectType } from 'type-graphql';

/** The resolvers of the fields are in this folder and in the folders of other modules. */
@ObjectType({
  description:
    'The state that this browser carries in cookies, such as an opened link of an email. The pages of this site read it; other clients do not need it.',
})
export class Browser {}
