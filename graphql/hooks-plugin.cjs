// Codegen plugin: one typed hook per named operation, over the typed document that stands beside it.
// (A function called `plugin` on CommonJS exports is what graphql-codegen loads.)
const { Kind } = require('graphql');

const pascal = (name) => name[0].toUpperCase() + name.slice(1);

const isRequired = (variable) => variable.type.kind === Kind.NON_NULL_TYPE && !variable.defaultValue;

function hookOf(operation) {
  const name = pascal(operation.name.value);
  if (operation.operation === 'mutation') {
    const types = `${name}Mutation, ${name}MutationVariables`;
    return `export const use${name}Mutation = (options?: useMutation.Options<${types}>) => useMutation(${name}Document, options);`;
  }
  const types = `${name}Query, ${name}QueryVariables`;
  if (!(operation.variableDefinitions ?? []).some(isRequired)) {
    return `export const use${name}Query = (options?: useQuery.Options<${types}>) => useQuery(${name}Document, options ?? {});`;
  }
  const given = `{ variables: ${name}QueryVariables; skip?: boolean } | { skip: true }`;
  return `export const use${name}Query = (options: useQuery.Options<${types}> & (${given})) => useQuery(${name}Document, options);`;
}

module.exports.plugin = (_schema, documents) => {
  const operations = documents
    .flatMap(({ document }) => document.definitions)
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.name);
  const kinds = new Set(operations.map(({ operation }) => (operation === 'mutation' ? 'useMutation' : 'useQuery')));
  return {
    prepend: kinds.size > 0 ? [`import { ${[...kinds].sort().join(', ')} } from '@apollo/client/react';`] : [],
    content: operations.map(hookOf).join('\n\n'),
  };
};
