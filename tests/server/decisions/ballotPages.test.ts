import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { samplePdf } from '#tests/stage/samplePdf.ts'
import { paper, writtenPage } from '#tests/support/server/ballotImages.ts'
import { ballotPdf, ballotsOf, openDecision } from '#tests/support/server/decisionCalls.ts'
import { refusal } from '#tests/support/server/deskCalls.ts'
import { makeOwners, type Owners } from '#tests/support/server/ownersWorld.ts'
import { sendFile, storedFile } from '#tests/support/server/sentFiles.ts'
import { startTestServer, type TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
let owners: Owners
beforeAll(async () => {
  server = await startTestServer()
  owners = await makeOwners(server, { owners: { Anne: 300, Boris: 200 } })
})
afterAll(() => server.close())

const unreadable = { status: 422, code: 'unreadablePage', field: 'proxy_vote.ballot_id' }

/** Sends this file as Boris's signed ballot, and votes with it. */
async function voteWith(bytes: Uint8Array) {
  const { id } = await openDecision(owners)
  const holder = owners.person('Anne')
  const file = await storedFile(await sendFile(holder, bytes, 'bulletin'))
  return ballotsOf(id, holder).voteFor(owners.person('Boris'), 'for', file.id)
}

const blank = (width: number, height: number) => paper(width, height).jpeg().toBuffer()
const packed = (content: string) => {
  const stream = deflateSync(content)
  return Buffer.concat([
    Buffer.from(`%PDF-1.5\n4 0 obj <</Filter /FlateDecode /Length ${stream.length}>> stream\n`),
    stream,
    Buffer.from('\nendstream endobj\ntrailer <</Root 1 0 R>>\nstartxref\n9\n%%EOF'),
  ])
}

describe('the signed ballot of a vote by power', () => {
  it.each([
    ['a photo that is too small', () => writtenPage(590, 390)],
    ['a photo of one colour', () => blank(1_200, 900)],
    [
      'a document without a page',
      () => Buffer.from('%PDF-1.4\n1 0 obj <</Type /Catalog>> endobj\ntrailer <<>>\nstartxref\n9\n%%EOF'),
    ],
    ['a page on which nothing is drawn', () => packed('q 0 0 1 RG Q\n')],
  ])('is refused as %s', async (_, file) => {
    expect(await refusal(voteWith(await file()))).toEqual(unreadable)
  })

  it.each([
    ['a photo of a written page', () => writtenPage(900, 1_200)],
    ['a page with text', () => Buffer.from(ballotPdf('Pour'))],
    ['a scanned page', () => packed('q 595 0 0 842 0 0 cm /Im0 Do Q\n')],
    ['a document of the portal', () => samplePdf(1)],
  ])('is accepted as %s', async (_, file) => {
    expect((await voteWith(await file())).status).toBe(201)
  })
})
