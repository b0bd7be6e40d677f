import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import {
  type ASTVisitor,
  type DefinitionNode,
  type DocumentNode,
  GraphQLError,
  Kind,
  OperationTypeNode,
  parse,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { request as limits } from '#graphql/limits.ts';
import { isIntrospection } from '../graphql/introspection.ts';

interface Measure {
  /** The number of selections, with each fragment counted at each use, as execution does. */
  selections: number;
  depth: number;
  /** The fields of the outermost level. */
  rootFields: number;
  aliases: number;
  directives: number;
}

/** Replaces a rejected document: rules of graphql-js take quadratic time, and a rejection must be cheap. */
const rejections = new WeakMap<DocumentNode, string>();

/** Rejects a document that is too large before any rule of graphql-js looks at it. */
export const documentLimits: ApolloServerPlugin<BaseContext> = {
  requestDidStart: async () => ({
    validationDidStart: async (context) => {
      const excess = findExcess(context.document);
      if (excess === null) return;
      const empty = parse('{ __typename }');
      rejections.set(empty, excess);
      (context as { document: DocumentNode }).document = empty;
    },
  }),
};

/** Reports the error that `documentLimits` found. */
export function reportExcess(context: ValidationContext): ASTVisitor {
  const excess = rejections.get(context.getDocument());
  if (excess) context.reportError(new GraphQLError(excess));
  return {};
}

/**
 * Refuses a second call of the same mutation in an operation, except of those for editors and administrators: otherwise one request
 * could contain a list of guesses or mailboxes.
 */
export function callMutationsOnce(context: ValidationContext): ASTVisitor {
  const mutation = context.getSchema().getMutationType();
  const refuseSecondCalls = (set: SelectionSetNode, called: Set<string>): void => {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const { name } = selection;
        const access = mutation?.getFields()[name.value]?.extensions['access'];
        if (called.has(name.value) && access !== 'admin' && access !== 'editor')
          context.reportError(
            new GraphQLError(
              `A request can call ${name.value} only once. Send the other calls in requests of their own.`,
              { nodes: selection },
            ),
          );
        called.add(name.value);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) refuseSecondCalls(selection.selectionSet, called);
      else {
        const fragment = context.getFragment(selection.name.value);
        if (fragment) refuseSecondCalls(fragment.selectionSet, called);
      }
    }
  };
  return {
    OperationDefinition: ({ operation, selectionSet }) => {
      if (mutation && operation === OperationTypeNode.MUTATION) refuseSecondCalls(selectionSet, new Set());
    },
  };
}

/** The limit that a document exceeds. Null if it exceeds none. */
export function findExcess(document: DocumentNode): string | null {
  if (document.definitions.length > limits.definitions)
    return `A document can contain at most ${limits.definitions} definitions.`;
  const fragments = new FragmentMeasures(document);
  for (const definition of document.definitions) {
    const excess = findExcessIn(definition, fragments);
    if (excess) return excess;
  }
  return null;
}

function findExcessIn(definition: DefinitionNode, fragments: FragmentMeasures): string | null {
  if (definition.kind !== Kind.OPERATION_DEFINITION && definition.kind !== Kind.FRAGMENT_DEFINITION) return null;
  const { selections, depth, rootFields, aliases, directives } = fragments.measure(definition.selectionSet);
  const declaredNodes = [definition, ...(definition.variableDefinitions ?? [])];
  const all = declaredNodes.reduce((sum, node) => sum + (node.directives?.length ?? 0), directives);
  if (fragments.isCyclic) return 'A fragment cannot contain itself.';
  if (selections > limits.selections) return `An operation can contain at most ${limits.selections} selections.`;
  if (depth > limits.depth && !isOfSchema(definition))
    return `An operation can be nested at most ${limits.depth} levels deep.`;
  if (definition.kind === Kind.OPERATION_DEFINITION && rootFields > limits.rootFields)
    return `An operation can contain at most ${limits.rootFields} root fields.`;
  if (aliases > limits.aliases) return `An operation can contain at most ${limits.aliases} aliases.`;
  return all > limits.directives ? `An operation can contain at most ${limits.directives} directives.` : null;
}

/** True for a fragment of an introspection, which is valid nowhere else. */
const isOfSchema = (definition: DefinitionNode): boolean =>
  definition.kind === Kind.FRAGMENT_DEFINITION && definition.typeCondition.name.value.startsWith('__');

/**
 * Measures each fragment once, however often it is used. Otherwise 26 levels of two uses each are 67 million visits.
 */
class FragmentMeasures {
  isCyclic = false;
  readonly #sets: ReadonlyMap<string, SelectionSetNode>;
  /** Null while a fragment is being measured. */
  readonly #measures = new Map<string, Measure | null>();

  constructor({ definitions }: DocumentNode) {
    const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
    this.#sets = new Map(fragments.map(({ name, selectionSet }) => [name.value, selectionSet]));
  }

  measure({ selections }: SelectionSetNode): Measure {
    const sum: Measure = { selections: 0, depth: 1, rootFields: 0, aliases: 0, directives: 0 };
    for (const selection of selections) {
      const inner = this.#measureSelection(selection);
      sum.selections += 1 + inner.selections;
      sum.depth = Math.max(sum.depth, inner.depth);
      sum.rootFields += inner.rootFields;
      sum.aliases += inner.aliases;
      sum.directives += inner.directives + (selection.directives?.length ?? 0);
    }
    return sum;
  }

  #measureSelection(selection: SelectionNode): Measure {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return this.#measureFragment(selection.name.value);
    const inner = selection.selectionSet ? this.measure(selection.selectionSet) : NOTHING;
    if (selection.kind === Kind.INLINE_FRAGMENT) return inner;
    // Introspection is nested deeply by design. All its other measures count here, too.
    const depth = isIntrospection(selection.name.value) ? 0 : inner.depth + 1;
    return { ...inner, depth, rootFields: 1, aliases: inner.aliases + (selection.alias ? 1 : 0) };
  }

  #measureFragment(name: string): Measure {
    const measured = this.#measures.get(name);
    if (measured) return measured;
    const set = this.#sets.get(name);
    if (measured === null) this.isCyclic = true;
    if (measured === null || !set) return NOTHING;
    this.#measures.set(name, null);
    const measure = this.measure(set);
    this.#measures.set(name, measure);
    return measure;
  }
}

const NOTHING: Measure = { selections: 0, depth: 0, rootFields: 0, aliases: 0, directives: 0 };
