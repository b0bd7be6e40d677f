import { ArrivingUpload } from './partial-upload.entity.ts';
import { UploadRow } from './upload.entity.ts';

export const uploadTables = [ArrivingUpload, UploadRow];
