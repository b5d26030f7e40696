import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attachmentRoutes, maxAttachmentBody } from '#contract/attachments.ts'
import { french } from '#locales/catalogues.ts'
import { createMemoryFiles } from '#server/platform/files/memoryFiles.ts'
import { attachments } from '#server/services/files/attachments.tables.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { drawing, pdf, photo, pngHeader, refusedFiles } from '#tests/support/server/hostileFiles.ts'
import { type SignedIn, signedInAs } from '#tests/support/server/placeWorld.ts'
import { dataUrl, sendFile, storedFile } from '#tests/support/server/sentFiles.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

const files = createMemoryFiles()
let server: TestServer
let resident: SignedIn
/** Files from the demo. */
let seeded: number
const rows = () => server.platform.db.$count(attachments)
beforeAll(async () => {
  server = await startDemoServer({ files })
  resident = await signedInAs(server, 'coproprietaire')
  seeded = await rows()
})
afterAll(() => server.close())

const hostile = await refusedFiles()
const zip = Buffer.from('PK\x03\x04 an archive of programs PK\x05\x06', 'latin1')
const page = Buffer.from('<html><script>alert(1)</script></html>')

describe('an uploaded file', () => {
  it('is tested against a corpus of forty files', () => expect(hostile).toHaveLength(40))

  it.each(hostile)('is refused with a message when it is $what', async ({ name, bytes }) => {
    expect(await refusalOf(await sendFile(resident, bytes, name))).toMatchObject({
      status: 422,
      code: 'invalid_value',
      fieldCode: 'unacceptedFile',
      field: 'attachment.image_base',
    })
    expect(french.errors.field.unacceptedFile).toBe('Seuls les formats PDF, JPEG, et PNG sont acceptés.')
    expect(files.keys()).toEqual([])
    expect(await rows()).toBe(seeded)
  })

  it.each([
    'data:text/html,<script>',
    'data:image/png;base64',
    'iVBORw0KGgo=',
    'data:image/png;base64,%%%%',
    'data:image/png;base64,iVBOR w0KGgo=',
    'https://elsewhere.example/photo.png',
    'file:///etc/passwd',
  ])('is refused unless it is a data URL in base64: %s', async (imageBase) => {
    const body = { attachment: { imageBase, sourceFileName: 'photo.png' } }
    expect(await refusalOf(await resident.call(attachmentRoutes.create, { body }))).toMatchObject({
      status: 422,
      fieldCode: 'unacceptedFile',
    })
  })

  it('is refused for its declared size, before anything is decoded', async () => {
    expect(await refusalOf(await sendFile(resident, pngHeader(30_000, 30_000), 'grand.png'))).toMatchObject({
      status: 422,
      fieldCode: 'imageTooLarge',
    })
  })

  it('is refused early when it is too large: by its declared length, or while it arrives', async () => {
    /* Node requires `duplex` with a stream, but the DOM's types do not include it. */
    const halfDuplex: object = { duplex: 'half' }
    const request = (headers: Readonly<Record<string, string>>, body: ReadableStream | string) =>
      server.app.request('http://ese.localhost:3000/v1/attachments', {
        ...halfDuplex,
        method: 'POST',
        headers: {
          host: 'ese.localhost:3000',
          'content-type': 'application/json',
          authorization: `Bearer ${resident.token}`,
          ...headers,
        },
        body,
      })
    const said = await request({ 'content-length': String(maxAttachmentBody + 1) }, '{}')
    expect(await refusalOf(said)).toMatchObject({ status: 413, code: 'request_too_large' })

    let sent = 0
    const endless = new ReadableStream({
      pull: (controller) => {
        sent += 1_000_000
        controller.enqueue(new Uint8Array(1_000_000).fill(0x20))
      },
    })
    expect(await refusalOf(await request({}, endless))).toMatchObject({ status: 413, code: 'request_too_large' })
    expect(sent).toBeLessThan(maxAttachmentBody + 3_000_000)

    expect((await sendFile(resident, Buffer.alloc(10_000_001), 'lourd.pdf')).status).toBe(413)
  })

  it.each([
    ['a JPEG', 'photo.jpg', 'image/jpeg', photo],
    ['a PNG', 'plan.png', 'image/png', drawing],
    ['a PDF', 'devis.pdf', 'application/pdf', async () => pdf],
  ])('is stored as what it is when it is %s, whatever type the URL claims', async (_, name, type, make) => {
    const sent = await resident.call(attachmentRoutes.create, {
      body: { attachment: { imageBase: dataUrl(await make(), 'text/html'), sourceFileName: name } },
    })
    const stored = await storedFile(sent)
    const served = await readStored(stored.fileUrl)
    expect(stored).toMatchObject({ sourceContentType: type, displayName: name, sourceFileSize: served.length })
    expect(stored.thumbnailUrl === null).toBe(type === 'application/pdf')
    if (type === 'application/pdf') expect(Buffer.compare(served, pdf)).toBe(0)
  })

  it.each([
    ['a JPEG that goes on as an archive', 'photo.jpg', photo, zip],
    ['a JPEG that goes on as a page', 'photo.jpg', photo, page],
    ['a JPEG that goes on as a film', 'photo.jpg', photo, Buffer.from('\0\0\0\x18ftypmp42 film', 'latin1')],
    ['a PNG that goes on as an archive', 'plan.png', drawing, zip],
    ['a PNG that goes on as a page', 'plan.png', drawing, page],
  ])('loses the bytes behind its end: %s', async (_, name, make, behind) => {
    const bytes = await make()
    const stored = await storedFile(await sendFile(resident, Buffer.concat([bytes, behind]), name))
    expect((await readStored(stored.fileUrl)).includes(behind)).toBe(false)
  })

  it('has a small upright thumbnail that does not reveal where the photo was taken', async () => {
    const bytes = await photo(1_200, 800)
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const { thumbnailUrl } = await storedFile(await sendFile(resident, bytes, 'photo.jpg'))
    const thumbnail = await readStored(thumbnailUrl ?? '')
    const { format, width, height, exif, orientation } = await sharp(thumbnail).metadata()

    expect({ format, width, height, exif, orientation }).toEqual({ format: 'jpeg', width: 213, height: 320 })
    expect(thumbnail.toString('latin1')).not.toMatch(/TelephoneOfSomebody|GPS/)
  })

  it.each([
    ['photo.png.exe', 'photo.png.exe.png'],
    ['photo.jpg', 'photo.png'],
    ['photo.PNG', 'photo.PNG'],
    ['../../etc/passwd', '-..-etc-passwd.png'],
    ['C:\\Windows\\system32.png', 'C:-Windows-system32.png'],
    ['photo\u202egnp.exe', 'photognp.exe.png'],
    ['une\u200bdeux\u2028trois\r\n.png', 'unedeuxtrois.png'],
    ['.htaccess', 'htaccess.png'],
    ['...', 'document.png'],
    ['<img src=x onerror=alert(1)>.png', '<img src=x onerror=alert(1)>.png'],
    ['Fuite "cuisine" été 🌧.png', 'Fuite "cuisine" été 🌧.png'],
    ['x'.repeat(200), `${'x'.repeat(196)}.png`],
  ])('named « %s » becomes « %s »', async (name, safe) => {
    const stored = await storedFile(await sendFile(resident, await drawing(), name))
    expect(stored.displayName).toBe(safe)
    expect(stored.sourceFileName).toBe(safe)
    const answer = await server.app.request(`http://ese.localhost:3000${stored.fileUrl}`, {
      headers: { host: 'ese.localhost:3000', authorization: `Bearer ${resident.token}` },
    })
    expect(answer.headers.get('content-disposition')).toMatch(
      /^inline; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w.~%!#$&+^`|-]+$/,
    )
  })

  it('has no zero byte in its name', async () => {
    expect(await refusalOf(await sendFile(resident, await drawing(), 'photo\0.png'))).toMatchObject({ status: 422 })
  })
})

async function readStored(path: string) {
  const answer = await server.app.request(`http://ese.localhost:3000${path}`, {
    headers: { host: 'ese.localhost:3000', authorization: `Bearer ${resident.token}` },
  })
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}
