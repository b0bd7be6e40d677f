import { DocumentGrant } from './document-grant.entity.ts';
import { DocumentVersionRow } from './document-version.entity.ts';
import { DocumentRow } from './document.entity.ts';
import { FolderRow } from './folder.entity.ts';

export const documentTables = [DocumentGrant, DocumentRow, DocumentVersionRow, FolderRow];
