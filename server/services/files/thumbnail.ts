import { writeImage } from './imagesInTurn.ts'

const edge = 320

/** A small JPEG of an image, rotated as its camera was held. */
export const makeThumbnail = (bytes: Buffer): Promise<Buffer> =>
  writeImage(bytes, (image) =>
    image
      .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 78, mozjpeg: true }),
  )
