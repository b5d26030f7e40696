import type { Sharp } from 'sharp'
import { Problem } from '#server/platform/problem.ts'
import { createQueue } from '#server/platform/queue.ts'

/** Most bytes of an image once it is decoded: 50 million points in 8-bit colour. With it, the process grows by 260 MB at most. */
export const decodedLimit = 150_000_000

/** One image at a time in this process: two decoded ones together could take more memory than a small machine has. */
export const inImageTurn = createQueue(1, 32)

/** Loaded with the first image, so that the start does not wait for it. */
export async function loadSharp() {
  const { default: load } = await import('sharp')
  // One thread, and nothing is cached, so that other requests go on meanwhile.
  load.concurrency(1)
  load.cache(false)
  return load
}

/**
 * Turns one image into another when it is its turn. Nothing of the metadata is carried over, neither the location nor the
 * camera. An image that cannot be decoded to its end is refused.
 */
export function writeImage(bytes: Buffer, draw: (image: Sharp) => Sharp): Promise<Buffer> {
  return inImageTurn(async () => {
    const load = await loadSharp()
    try {
      // A point has at least one byte, so this limit refuses nothing that the limit of bytes accepts.
      const image = load(bytes, { limitInputPixels: decodedLimit, failOn: 'error', sequentialRead: true })
      return await draw(image.autoOrient()).toBuffer()
    } catch {
      const fields = [{ field: 'attachment.image_base', code: 'unacceptedFile' }] as const
      throw new Problem('invalid_value', 'the image cannot be decoded', { fields })
    }
  })
}
