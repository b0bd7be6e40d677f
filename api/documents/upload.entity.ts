import { randomUUID } from 'node:crypto';
import { idsOf } from '../platform/ids.ts';

export const newUploadId = idsOf('upl', 'Upload');

/** Where files of documents lie. The name says nothing of what is in it. */
export const DOCUMENT_FILES = 'documents/';
export const newFileKey = (): string => `${DOCUMENT_FILES}${randomUUID().replaceAll('-', '')}`;
