import { maxAttachmentSize } from '#contract/attachments.ts'
import { Problem } from '#server/platform/problem.ts'
import { writeImage } from './imagesInTurn.ts'

/** Pixels on the longer side of a stored image: a printed page at 350 dots per inch. */
const edge = 4_096

/**
 * The stored form of an image: re-encoded in its own format, upright, and no larger than anybody needs. Anything else in the file
 * (location, camera, comments, a second file, further frames) is dropped.
 */
export async function rewriteImage(bytes: Buffer, type: 'image/jpeg' | 'image/png'): Promise<Buffer> {
  const drawn = await writeImage(bytes, (image) => {
    const sized = image.resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
    // A JPEG is written in one pass: a second pass would hold the whole image again, and save a twentieth of its bytes.
    return type === 'image/png' ? sized.png() : sized.jpeg({ quality: 88, optimiseCoding: false })
  })
  if (drawn.length <= maxAttachmentSize) return drawn
  const fields = [{ field: 'attachment.image_base', code: 'imageTooLarge' }] as const
  throw new Problem('invalid_value', 'the image is too large once it is drawn anew', { fields })
}
