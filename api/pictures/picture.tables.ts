import { PictureUseRow } from './picture-use.entity.ts';
import { Picture } from './picture.entity.ts';

export const pictureTables = [Picture, PictureUseRow];
