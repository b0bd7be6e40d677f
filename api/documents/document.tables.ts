import { DocumentAccessRequest } from './document-access-request.entity.ts';
import { DocumentGrant } from './document-grant.entity.ts';
import { DocumentNoticeReader } from './document-notice-reader.entity.ts';
import { DocumentNotice } from './document-notice.entity.ts';
import { DocumentVersionNotice } from './document-version-notice.entity.ts';
import { DocumentVersionRow } from './document-version.entity.ts';
import { DocumentRow } from './document.entity.ts';
import { FolderRow } from './folder.entity.ts';

export const documentTables = [
  DocumentAccessRequest,
  DocumentGrant,
  DocumentNotice,
  DocumentNoticeReader,
  DocumentRow,
  DocumentVersionRow,
  DocumentVersionNotice,
  FolderRow,
];
