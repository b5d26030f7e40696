import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { reportRoutes } from '#contract/reports/reports.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { type SignedIn, signedInAs, tilleuls } from '#tests/support/server/placeWorld.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
let resident: SignedIn
beforeAll(async () => {
  server = await startDemoServer()
  resident = await signedInAs(server, 'coproprietaire')
})
afterAll(() => server.close())

async function bytesAt(path: string) {
  const headers = { host: 'ese.localhost:3000', authorization: `Bearer ${resident.token}` }
  const answer = await server.app.request(`http://ese.localhost:3000${path}`, { headers })
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}

it('a copy of the demo world has the photos of its reports, in full size and as thumbnails', async () => {
  const { data } = await resident.get(reportRoutes.list, { params: { placeId: tilleuls } })
  const details = await Promise.all(
    data.result.map((reportId) => resident.get(reportRoutes.read, { params: { reportId } })),
  )
  const photos = details.flatMap(({ attachments }) => attachments)
  expect(photos.length).toBeGreaterThan(2)
  for (const { fileUrl, thumbnailUrl, sourceFileSize } of photos) {
    const [whole, small] = [await bytesAt(fileUrl), await bytesAt(thumbnailUrl ?? '')]
    expect(whole).toHaveLength(sourceFileSize)
    expect(await sharp(whole).metadata()).toMatchObject({ format: 'jpeg', width: 960 })
    expect(await sharp(small).metadata()).toMatchObject({ format: 'jpeg', width: 320 })
  }
})
