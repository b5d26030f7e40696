import { Problem } from '#server/platform/problem.ts'
import { createQueue } from '#server/platform/queue.ts'

/** Most pixels an image may have: decoded, this many take about 400 MB. */
export const pixelLimit = 100_000_000
const edge = 320

const inTurn = createQueue(2, 32)

/** Loaded with the first image, so that the start does not wait for it. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // Each of two images gets one thread, and nothing is cached, so that other requests go on meanwhile.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

/**
 * A small JPEG of an image, rotated as its camera was held. It carries no metadata over, neither the location nor the
 * camera. An image that cannot be decoded to its end is refused.
 */
export function makeThumbnail(bytes: Buffer): Promise<Buffer> {
  return inTurn(async () => {
    const sharp = await loadSharp()
    try {
      return await sharp(bytes, { limitInputPixels: pixelLimit, failOn: 'error', sequentialRead: true })
        .autoOrient()
        .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 78, mozjpeg: true })
        .toBuffer()
    } catch {
      const fields = [{ field: 'attachment.image_base', code: 'unacceptedFile' }] as const
      throw new Problem('invalid_value', 'the image cannot be decoded', { fields })
    }
  })
}
