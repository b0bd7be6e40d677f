import { PictureFormerHash } from './picture-former-hash.entity.ts';
import { PictureUseRow } from './picture-use.entity.ts';
import { Picture } from './picture.entity.ts';

export const pictureTables = [Picture, PictureFormerHash, PictureUseRow];
