// Codegen plugin: the text of every operation, as Apollo Client sends it. A setting makes the server refuse all other texts.
const { Kind, print, separateOperations } = require('graphql');
const { addTypenameToDocument } = require('@apollo/client/utilities');

const isOperation = ({ kind }) => kind === Kind.OPERATION_DEFINITION;

/** The generated documents begin with the operation. */
const withOperationFirst = (document) => ({
  ...document,
  definitions: document.definitions.toSorted((a, b) => Number(isOperation(b)) - Number(isOperation(a))),
});

module.exports.plugin = (_schema, documents) => {
  const definitions = documents.flatMap(({ document }) => document.definitions);
  const operations = Object.values(separateOperations({ kind: Kind.DOCUMENT, definitions }));
  const texts = operations.map((document) => print(addTypenameToDocument(withOperationFirst(document)))).toSorted();
  const lines = texts.map((text) => `  ${JSON.stringify(text)},`).join('\n');
  return `/** The operations of the site's pages, as the browser sends them. */\nexport const registeredOperations: readonly string[] = [\n${lines}\n];\n`;
};
