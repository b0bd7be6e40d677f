import sharp from 'sharp';

export const createPhotograph = (width: number, height: number, background: string): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

/**
 * A photograph for a file field. Each test needs a color of its own: a file that the site already has keeps its first
 * description.
 */
export const createFile = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await createPhotograph(1800, 1200, background),
});
