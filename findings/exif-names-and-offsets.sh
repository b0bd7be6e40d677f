#!/usr/bin/env bash
# Packages: sharp@0.35.5, exifr@7.1.3, exif-reader@2.0.3, piexifjs@1.0.6
# Guess: A name with an umlaut that is written into a picture comes back with it, as UTF-8 or after an error; a
#   time of taking with its offset (OffsetTimeOriginal, in Exif since 2.31) is read as one instant, and a program
#   that changes another field keeps the offset.
# Behavior: sharp writes Muller for Müller and (C) for the copyright sign, without an error. Both readers return
#   the offset as a text of its own and a Date that ignores it: one means the zone of the process, the other UTC.
#   piexifjs drops the offset while it loads.
# Source: Exif 2.31, OffsetTimeOriginal
# The output seen stands at the end; the script fails if it changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --no-package-lock sharp@0.35.5 exifr@7.1.3 exif-reader@2.0.3 piexifjs@1.0.6
cat >run.mjs <<'PROGRAM'
import exifReader from 'exif-reader';
import exifr from 'exifr';
import piexif from 'piexifjs';
import sharp from 'sharp';

const picture = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
  .jpeg()
  .withExif({ IFD0: { Artist: 'Müller', Copyright: '© Acme' }, IFD2: { DateTimeOriginal: '2027:01:05 10:00:00', OffsetTimeOriginal: '+05:30' } })
  .toBuffer();
const read = await exifr.parse(picture);
console.log(read.Artist, read.Copyright);
console.log('meant      ', '2027-01-05T04:30:00.000Z');
console.log('exifr      ', read.DateTimeOriginal.toISOString(), read.OffsetTimeOriginal);
const { Photo } = exifReader((await sharp(picture).metadata()).exif);
console.log('exif-reader', Photo.DateTimeOriginal.toISOString(), Photo.OffsetTimeOriginal);
const url = (bytes) => `data:image/jpeg;base64,${bytes.toString('base64')}`;
const changed = piexif.insert(piexif.dump(piexif.load(url(picture))), url(picture));
console.log('after piexifjs', (await exifr.parse(Buffer.from(changed.split(',')[1], 'base64'))).OffsetTimeOriginal);
PROGRAM
diff - <(TZ=America/New_York node run.mjs) <<'OUTPUT' || { echo 'The behavior changed.' >&2; exit 1; }
Muller (C) Acme
meant       2027-01-05T04:30:00.000Z
exifr       2027-01-05T15:00:00.000Z +05:30
exif-reader 2027-01-05T10:00:00.000Z +05:30
after piexifjs undefined
OUTPUT
echo 'unchanged'
