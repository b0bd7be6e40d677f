import { type ClassType, Field, ObjectType, registerEnumType } from 'type-graphql';

/** Makes an enum of GraphQL with a description of each value. Its values are their own names. */
export function createEnum<const Values extends Record<string, string>>(
  name: string,
  description: string,
  values: Values,
): { readonly [Value in keyof Values]: Value } {
  const names = Object.keys(values).map((value) => [value, value]);
  const created = Object.fromEntries(names) as { readonly [Value in keyof Values]: Value };
  const valuesConfig = Object.fromEntries(
    Object.entries(values).map(([value, text]) => [value, { description: text }]),
  );
  registerEnumType<object>(created, { name, description, valuesConfig });
  return created;
}

/**
 * Makes the type of what a viewer can do: `createPermissions('Event', 'an event.', { cancel: 'cancel the event' })` is the
 * GraphQL type `EventPermissions`.
 */
export function createPermissions<Action extends string>(
  noun: string,
  about: string,
  actions: Record<Action, string>,
): ClassType<Record<Action, boolean>> {
  @ObjectType(`${noun}Permissions`, { description: `The actions that the viewer can take on ${about}` })
  class Permissions {}
  for (const [action, what] of Object.entries(actions))
    Field(() => Boolean, { description: `True if the viewer can ${String(what)} now.` })(Permissions.prototype, action);
  return Permissions as ClassType<Record<Action, boolean>>;
}
