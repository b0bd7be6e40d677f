import { createIdInput, createPayload } from '../platform/graphql/mutation-types.ts';
import { BulkOperation } from './bulk-operation.type.ts';

const started = {
  bulkOperation: { type: () => BulkOperation, description: 'The new operation. Poll it with the query bulkOperation.' },
};
export const ExportArticlesPayload = createPayload('exportArticles', started);
export const ExportAccessLogPayload = createPayload('exportAccessLog', started);

export const CancelBulkOperationInput = createIdInput('cancelBulkOperation', 'The id of the operation to cancel.');
export const CancelBulkOperationPayload = createPayload('cancelBulkOperation', {
  bulkOperation: { type: () => BulkOperation, description: 'The canceled operation.' },
});
