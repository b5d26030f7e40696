import type { Sharp } from 'sharp'
import { Problem } from '#server/platform/problem.ts'
import { createQueue } from '#server/platform/queue.ts'

/**
 * Maximum bytes of a decoded image: 50 million pixels in 8-bit colour. Such an image makes the process grow by 260 MB at most.
 */
export const decodedLimit = 150_000_000

/** One image at a time in this process: two decoded images could take more memory than a small machine has. */
export const inImageTurn = createQueue(1, 32)

/** Loaded with the first image, so that the start does not wait for it. */
export async function loadSharp() {
  const { default: load } = await import('sharp')
  // One thread and no cache, so that other requests continue meanwhile.
  load.concurrency(1)
  load.cache(false)
  return load
}

/**
 * Converts an image when it is its turn. No metadata is carried over, neither the location nor the camera. An image that cannot
 * be decoded completely is refused.
 */
export function writeImage(bytes: Buffer, draw: (image: Sharp) => Sharp): Promise<Buffer> {
  return inImageTurn(async () => {
    const load = await loadSharp()
    try {
      // A pixel has at least one byte, so this limit refuses nothing that the limit of bytes accepts.
      const image = load(bytes, { limitInputPixels: decodedLimit, failOn: 'error', sequentialRead: true })
      return await draw(image.autoOrient()).toBuffer()
    } catch {
      const fields = [{ field: 'attachment.image_base', code: 'unacceptedFile' }] as const
      throw new Problem('invalid_value', 'the image cannot be decoded', { fields })
    }
  })
}
