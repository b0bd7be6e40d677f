// Codegen plugin: one typed hook per named operation, over the typed document that stands beside it. Queries listed as
// `lazy` are sent on an event: they get a lazy hook, and with `both` the hook that sends on render, too. The server has the
// answers of a page before it renders, so `useAnsweredQuery` takes the place of Apollo's `useQuery`.
// (A function called `plugin` on CommonJS exports is what graphql-codegen loads.)
const { Kind } = require('graphql');

const pascal = (name) => name[0].toUpperCase() + name.slice(1);

const isRequired = (variable) => variable.type.kind === Kind.NON_NULL_TYPE && !variable.defaultValue;

function printHooks(operation, { lazy = [], both = [] }) {
  const name = operation.name.value;
  const lazyHook = lazy.includes(name) || both.includes(name) ? [printLazyHook(operation)] : [];
  return lazy.includes(name) ? lazyHook : [printHook(operation), ...lazyHook];
}

function printLazyHook(operation) {
  const name = pascal(operation.name.value);
  const types = `${name}Query, ${name}QueryVariables`;
  return `export const use${name}LazyQuery = (options?: useLazyQuery.Options<${types}>) => useLazyQuery(${name}Document, options);`;
}

function printHook(operation) {
  const name = pascal(operation.name.value);
  if (operation.operation === 'mutation') {
    const types = `${name}Mutation, ${name}MutationVariables`;
    return `export const use${name}Mutation = (options?: useMutation.Options<${types}>) => useMutation(${name}Document, options);`;
  }
  const types = `${name}Query, ${name}QueryVariables`;
  if (!(operation.variableDefinitions ?? []).some(isRequired)) {
    return `export const use${name}Query = (options?: useQuery.Options<${types}>) => useAnsweredQuery(${name}Document, options ?? {});`;
  }
  const variables = `{ variables: ${name}QueryVariables; skip?: boolean } | { skip: true }`;
  return `export const use${name}Query = (options: useQuery.Options<${types}> & (${variables})) => useAnsweredQuery(${name}Document, options);`;
}

module.exports.plugin = (_schema, documents, config) => {
  const hooks = documents
    .flatMap(({ document }) => document.definitions)
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.name)
    .flatMap((operation) => printHooks(operation, config));
  const isCalled = (name) => hooks.some((hook) => hook.includes(`=> ${name}(`));
  const hasQuery = isCalled('useAnsweredQuery');
  const imported = [...['useLazyQuery', 'useMutation'].filter(isCalled), ...(hasQuery ? ['type useQuery'] : [])];
  return {
    prepend: [
      ...(imported.length > 0 ? [`import { ${imported.join(', ')} } from '@apollo/client/react';`] : []),
      ...(hasQuery ? ["import { useAnsweredQuery } from '#web/runtime/useAnsweredQuery.ts';"] : []),
    ],
    content: hooks.join('\n\n'),
  };
};
