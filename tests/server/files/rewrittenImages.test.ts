import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMemoryFiles } from '#server/platform/files/memoryFiles.ts'
import { attachments } from '#server/services/files/attachments.tables.ts'
import { inImageTurn } from '#server/services/files/imagesInTurn.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { drawing, pdf, photo, pngHeader } from '#tests/support/server/hostileFiles.ts'
import { type SignedIn, signedInAs } from '#tests/support/server/placeWorld.ts'
import { openFile, sendFile, storedFile } from '#tests/support/server/sentFiles.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

const files = createMemoryFiles()
let server: TestServer
let resident: SignedIn
beforeAll(async () => {
  server = await startDemoServer({ files })
  resident = await signedInAs(server, 'coproprietaire')
})
afterAll(() => server.close())

/** Sends an image and returns its stored form. */
async function arrived(bytes: Buffer, name: string) {
  const stored = await storedFile(await sendFile(resident, bytes, name))
  const answer = await openFile(server, resident, stored.fileUrl)
  return { stored, bytes: Buffer.from(await answer.arrayBuffer()) }
}
const largeJpeg = (chromaSubsampling: string) =>
  sharp({ create: { width: 4_400, height: 4_400, channels: 3, background: '#c81e1e' } })
    .jpeg({ progressive: true, chromaSubsampling })
    .toBuffer()
const refused = (bytes: Buffer) =>
  sendFile(resident, bytes, 'image.png').then(async (answer) =>
    answer.ok ? undefined : (await refusalOf(answer)).fieldCode,
  )

describe('an uploaded image', () => {
  it('is re-encoded, upright, without the place, the camera and the comments of the original', async () => {
    const original = await photo(1_200, 800)
    expect(original.toString('latin1')).toMatch(/TelephoneOfSomebody/)
    const { stored, bytes } = await arrived(original, 'photo.jpg')
    const { format, width, height, exif, icc, xmp, orientation } = await sharp(bytes).metadata()

    expect({ format, width, height, exif, icc, xmp, orientation }).toEqual({
      format: 'jpeg',
      width: 800,
      height: 1_200,
    })
    expect(bytes.toString('latin1')).not.toMatch(/TelephoneOfSomebody|GPS/)
    expect(stored.sourceFileSize).toBe(bytes.length)
  })

  it('leaves no original: the row and the store know only the new file', async () => {
    const original = await photo(300, 200)
    const { stored, bytes } = await arrived(original, 'photo.jpg')
    const [row] = await server.platform.db.select().from(attachments).where(eq(attachments.id, stored.id))
    expect(row?.size).toBe(bytes.length)
    const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')
    const held = await Promise.all(files.keys().map(async (key) => hashOf((await files.read(key)) ?? Buffer.of())))
    expect(held).toContain(hashOf(bytes))
    expect(held).not.toContain(hashOf(original))
  })

  it('has at most 4096 pixels on its longer side, and keeps its shape', async () => {
    const { bytes } = await arrived(await drawing(6_000, 1_500), 'plan.png')
    const { format, width, height } = await sharp(bytes).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: 4_096, height: 1_024 })
  })

  it('keeps what is transparent in a PNG', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const seal = await sharp({ create: { width: 20, height: 20, channels: 4, background: clear } })
      .png()
      .toBuffer()
    const { bytes } = await arrived(seal, 'tampon.png')
    expect((await sharp(bytes).stats()).isOpaque).toBe(false)
  })

  it('is refused for its decoded size in memory: its pixels, channels and depth', async () => {
    expect(await refused(pngHeader(7_000, 7_000))).toBe('unacceptedFile')
    expect(await refused(pngHeader(7_200, 7_200))).toBe('imageTooLarge')
    expect(await refused(pngHeader(5_200, 5_200, { depth: 16 }))).toBe('imageTooLarge')
    expect(await refused(pngHeader(6_400, 6_400, { colourType: 6 }))).toBe('imageTooLarge')
    expect(await refused(await largeJpeg('4:2:0'))).toBeUndefined()
    expect(await refused(await largeJpeg('4:4:4'))).toBe('imageTooLarge')
  })
})

describe('images uploaded together', () => {
  it('are decoded one at a time, in the order of their arrival', async () => {
    const order: string[] = []
    const draw = (name: string) =>
      inImageTurn(async () => {
        order.push(`${name} begins`)
        await nextTurn()
        order.push(`${name} ends`)
      })
    await Promise.all(['first', 'second', 'third'].map(draw))
    expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends', 'third begins', 'third ends'])
  })

  it('wait while another one is decoded; a document does not', async () => {
    const isDrawn = Promise.withResolvers<void>()
    const drawn = inImageTurn(() => isDrawn.promise)
    const before = files.keys().length
    const waiting = sendFile(resident, await drawing(), 'plan.png')
    await storedFile(await sendFile(resident, pdf, 'devis.pdf'))
    expect(files.keys()).toHaveLength(before + 1)

    isDrawn.resolve()
    await drawn
    await storedFile(await waiting)
    expect(files.keys()).toHaveLength(before + 3)
  })
})
