import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { iconFiles } from '#offers/iconFiles.ts'
import { offers } from '#offers/offers.ts'

/** Red, green, blue and opacity of one point. */
async function pointOf(picture: Uint8Array, left: number, top: number) {
  const { data } = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}
/** The part of the picture's width that lies within the circle that every device shows. */
const safeRadius = 0.4

describe.each(Object.values(offers))('the icon of $brandName', (offer) => {
  it.each(iconFiles(offer))('is in the build as $path, of its size', async ({ path, size, purpose }) => {
    const picture = await readFile(join('dist/page', path))
    const { format, width, height } = await sharp(picture).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: size, height: size })
    const [, , , opacity] = await pointOf(picture, 0, 0)
    expect(opacity).toBe(purpose === 'any' ? 0 : 255)
  })

  it('keeps its mark within the circle that a device may cut out', async () => {
    const { path = '', size = 0 } =
      iconFiles(offer).find(({ purpose, size }) => purpose === 'maskable' && size === 512) ?? {}
    const picture = await readFile(join('dist/page', path))
    const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const ground = data.subarray(0, 3)
    let farthest = 0
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        const at = (y * info.width + x) * info.channels
        const isMark = [0, 1, 2].some((channel) => Math.abs((data[at + channel] ?? 0) - (ground[channel] ?? 0)) > 24)
        if (isMark) farthest = Math.max(farthest, Math.hypot(x - size / 2, y - size / 2))
      }
    }
    expect(farthest).toBeGreaterThan(0)
    expect(farthest / size).toBeLessThanOrEqual(safeRadius)
  })
})
