import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attachmentRoutes } from '#contract/attachments.ts'
import { catalogues } from '#locales/catalogues.ts'
import { refusalOf } from '#tests/support/server/accountCalls.ts'
import { plainPdfs, refusedPdfs } from '#tests/support/server/activePdfs.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { type SignedIn, signedInAs } from '#tests/support/server/placeWorld.ts'
import { requestRoute } from '#tests/support/server/requestRoute.ts'
import { fileBody, sendFile } from '#tests/support/server/sentFiles.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
let resident: SignedIn
beforeAll(async () => {
  server = await startDemoServer()
  resident = await signedInAs(server, 'coproprietaire')
})
afterAll(() => server.close())

describe('an uploaded PDF', () => {
  it.each(plainPdfs)('is accepted when it is %s', async (_, bytes) => {
    expect((await sendFile(resident, bytes, 'devis.pdf')).status).toBe(200)
  })

  it.each(refusedPdfs)('is refused when it %s', async (_, fieldCode, bytes) => {
    expect(await refusalOf(await sendFile(resident, bytes, 'devis.pdf'))).toMatchObject({
      status: 422,
      field: 'attachment.image_base',
      fieldCode,
    })
  })

  it.each([
    ['ESE', 'fr-FR', /imprimez-le en PDF/],
    ['VQC', 'fr-CA', /imprimez-le en PDF/],
    ['VQC', 'en-CA', /print it to PDF/],
  ] as const)('is refused on the site of %s in %s with what to do about it', async (offer, language, advice) => {
    const { token } = await signedInAs(server, offer === 'ESE' ? 'coproprietaire' : 'vqc', offer)
    for (const fieldCode of ['protectedPdf', 'activePdf'] as const) {
      const [, , bytes] = refusedPdfs.find(([, code]) => code === fieldCode) ?? []
      const answer = await requestRoute(server.app, attachmentRoutes.create, {
        token,
        offer,
        headers: { 'accept-language': language },
        body: fileBody(bytes ?? Buffer.of(), 'devis.pdf'),
      })
      const { message } = await refusalOf(answer)
      expect(message).toBe(catalogues[language].errors.field[fieldCode])
      expect(message).toMatch(advice)
    }
  })
})
