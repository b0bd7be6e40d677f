import { execute as run, getOperationAST, type GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import { toExpectedError } from '../errors.ts';
import { calculateCost } from '../limits/cost.ts';
import { isAdmin, isEditor, isInvestor } from '../viewer.ts';
import { currentWork } from '../work.ts';
import { formatError } from './graphql.ts';
import type { Execute, RenderedPage, Renderer, Settings } from './pages.ts';

interface PageRendererOptions {
  schema: GraphQLSchema;
  renderer: Renderer;
}

/** Takes the points of a query from the sender of a page. */
export type Charge = (sender: Context, cost: number) => void;

/**
 * Renders the page at a path and query for the viewer of a context.
 *
 * @param charge absent if no one asked for the page, such as for the search of the site
 */
export async function renderPage(
  { schema, renderer }: PageRendererOptions,
  context: Context,
  location: string,
  settings: Settings,
  charge: Charge = () => undefined,
): Promise<RenderedPage> {
  const { viewer } = context;
  const visitor = {
    isSignedIn: viewer.kind === 'user',
    isAdmin: isAdmin(viewer),
    isEditor: isEditor(viewer),
    isInvestor: isInvestor(viewer),
  };
  const renderedPage = await renderer.render({ location, settings, visitor }, executeFor(schema, context, charge));
  const level = renderedPage.queries.undeclared.length > 0 ? 'warn' : 'debug';
  context.services.log[level]({ location, ...renderedPage.queries }, 'rendered a page');
  return renderedPage;
}

const executeFor =
  (schema: GraphQLSchema, contextValue: Context, charge: Charge): Execute =>
  async (document, variableValues) => {
    const operation = getOperationAST(document);
    if (operation) charge(contextValue, calculateCost({ document, operation, variables: variableValues, schema }));
    const { data, errors } = await run({ schema, document, variableValues, contextValue });
    currentWork()?.signal.throwIfAborted();
    for (const error of errors ?? []) {
      if (!toExpectedError(error.originalError ?? error))
        contextValue.services.log.error({ err: error, path: error.path }, 'a page could not read');
    }
    return { data, ...(errors && { errors: errors.map((error) => formatError(error.toJSON(), error)) }) };
  };
