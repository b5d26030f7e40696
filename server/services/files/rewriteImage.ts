import { maxAttachmentSize } from '#contract/attachments.ts'
import { Problem } from '#server/platform/problem.ts'
import { writeImage } from './imagesInTurn.ts'

/** Points on the longer side of a stored image: a printed page at 350 points per inch. */
const edge = 4_096

/**
 * The image as it is stored: drawn anew in its own format, upright, and no larger than anybody needs. Whatever else the
 * file carried (location, camera, comments, a second file, further frames) stays behind.
 */
export async function rewriteImage(bytes: Buffer, type: 'image/jpeg' | 'image/png'): Promise<Buffer> {
  const drawn = await writeImage(bytes, (image) => {
    const sized = image.resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
    // A JPEG is written in one pass: a second one holds the whole image again, and saves a twentieth of its bytes.
    return type === 'image/png' ? sized.png() : sized.jpeg({ quality: 88, optimiseCoding: false })
  })
  if (drawn.length <= maxAttachmentSize) return drawn
  const fields = [{ field: 'attachment.image_base', code: 'imageTooLarge' }] as const
  throw new Problem('invalid_value', 'the image is too large once it is drawn anew', { fields })
}
