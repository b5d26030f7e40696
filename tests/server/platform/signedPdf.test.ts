import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { checkSignedPdf } from '#server/platform/signature/checkSignedPdf.ts'
import { startPaper } from '#server/services/papers/pdf/paper.ts'
import { signPaper } from '#tests/support/server/signatureProvider.ts'
import { testSeal } from '#tests/support/server/testSeal.ts'

/** The paper that comes back from a provider: no other test proves which alterations are found. */
async function writePaper(words: string) {
  const paper = await startPaper({
    title: 'Mandat',
    language: 'fr-FR',
    size: 'A4',
    author: 'Esteral',
    now: new Date('2030-01-15T09:00:00Z'),
    pageNumber: (page, pages) => `${page}/${pages}`,
  })
  paper.title()
  paper.paragraph(words)
  return Buffer.from(await paper.finish())
}

async function sendAndSign() {
  const paper = await writePaper('Vous autorisez le syndicat à débiter votre compte.')
  const sent = { hash: createHash('sha256').update(paper).digest('hex'), size: paper.length }
  return { paper, sent, signed: await signPaper(paper) }
}

/** The PDF with another byte at this position. */
const altered = (pdf: Buffer, at: number) =>
  Buffer.concat([pdf.subarray(0, at), Buffer.from('~'), pdf.subarray(at + 1)])

it('accepts the sent paper with an appended signature, and names its certificate', async () => {
  const { signed, sent } = await sendAndSign()
  expect(await checkSignedPdf(signed, sent)).toBe(await testSeal.fingerprint())
})

it('finds every alteration', async () => {
  const { paper, signed, sent } = await sendAndSign()
  const hex = signed.indexOf('/Contents <', paper.length) + '/Contents <'.length
  const wrong: readonly (readonly [string, Buffer])[] = [
    ['it is not the paper that was sent', altered(signed, 300)],
    ['it is not the paper that was sent', await signPaper(await writePaper('Vous autorisez autre chose.'))],
    ['no signature covers it', paper],
    ['no signature covers it', Buffer.concat([signed, Buffer.from('\n% and more')])],
    ['its signature is broken', altered(signed, signed.length - 3)],
    ['its signature is missing', altered(signed, hex)],
    [
      'its signature cannot be read',
      Buffer.concat([signed.subarray(0, hex), Buffer.from('0'), signed.subarray(hex + 1)]),
    ],
  ]
  for (const [why, pdf] of wrong) await expect(checkSignedPdf(pdf, sent), why).rejects.toThrow(why)
})

it('rejects a certificate that has not signed', async () => {
  const { paper, sent } = await sendAndSign()
  const other = await signPaper(Buffer.concat([paper, Buffer.from('\n')]))
  const start = other.indexOf('/Contents <', paper.length)
  const grafted = Buffer.concat([(await signPaper(paper)).subarray(0, start), other.subarray(start + 1)])
  await expect(checkSignedPdf(grafted, sent)).rejects.toThrow('its signature is broken')
})
