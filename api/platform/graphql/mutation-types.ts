import { type ClassType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
type ReturnTypeFunc = Exclude<Parameters<typeof Field>[0], undefined>;

interface PayloadField {
  type: ReturnTypeFunc;
  description: string;
  nullable?: boolean;
}

/** An input with an id and nothing else. */
export interface IdInput {
  id: string;
}

/** The field of an input that extends another class than `EditInput`. */
export const expectedVersion = {
  nullable: true,
  description:
    'The version of the object on which the change is based: its `version`, or the `editVersion` of a document. If another person changed the object since, it is not changed, and the error is CONFLICT, whose `extensions.conflict` has the current `version`, the `changes` by person, and the `current` values of the changed fields. Null skips this check.',
};

/** The part of an input that changes what several people edit. */
@InputType({ description: 'The version on which a change is based.' })
export abstract class EditInput {
  @Field(() => Int, expectedVersion)
  expectedVersion?: number | null;
}

const capitalize = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Makes the payload type of a mutation: `createPayload('approveUser', { user: { type: () => User, description: '…' } })`
 * is the GraphQL type `ApproveUserPayload`.
 */
export function createPayload(mutation: string, fields: Record<string, PayloadField>): ClassType {
  @ObjectType(`${capitalize(mutation)}Payload`, { description: `The result of the mutation ${mutation}.` })
  class Payload {}
  for (const [field, { type, description, nullable = false }] of Object.entries(fields))
    Field(type, { description, nullable })(Payload.prototype, field);
  return Payload;
}

/** Makes the input of a mutation that needs only an id: `createIdInput('approveUser', '…')` is `ApproveUserInput`. */
export function createIdInput(mutation: string, description: string): ClassType<IdInput> {
  @InputType(`${capitalize(mutation)}Input`, { description: `The input of the mutation ${mutation}.` })
  class Input implements IdInput {
    @Field(() => ID, { description })
    id!: string;
  }
  return Input;
}
