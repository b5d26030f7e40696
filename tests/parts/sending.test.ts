import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { attachmentRoutes } from '#contract/attachments.ts'
import type { AttachmentsSnapshot } from '#machines/parts/attachments/attachments.machine.ts'
import {
  selectFileToName,
  selectHasFailedFile,
  selectIsUnderway,
  selectStored,
} from '#machines/parts/attachments/attachments.selectors.ts'
import { selectAccessToken } from '#machines/session/session/session.selectors.ts'
import { attachments } from '#server/services/files/attachments.tables.ts'
import { createAttachments } from '#src/parts/attachmentActors.ts'
import { createPortalClient } from '#tests/support/portalClient.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { pdf } from '#tests/support/server/hostileFiles.ts'

const { server, network } = usePortalServer()

async function startSignedIn() {
  const { api, session } = createPortalClient()
  await waitFor(session, (snapshot) => !snapshot.hasTag('restoring'))
  session.send({ type: 'session.signIn', username: 'coproprietaire@demo.example', password: 'Demo-Copro-2026!' })
  await waitFor(session, (snapshot) => selectAccessToken(snapshot) !== null)
  return createActor(createAttachments(api), { input: { maximum: 3 } }).start()
}
const toName = (snapshot: AttachmentsSnapshot) => selectFileToName(snapshot) !== null
const isOver = (snapshot: AttachmentsSnapshot) => !selectIsUnderway(snapshot)

describe('a file sent through the API', () => {
  it('is stored under its given name', async () => {
    const actor = await startSignedIn()
    actor.send({ type: 'files.choose', files: [new File([pdf], 'scan.pdf')] })
    const held = selectFileToName(await waitFor(actor, toName))
    held?.uploadRef?.send({ type: 'file.send', name: 'Devis toiture' })
    const [stored] = selectStored(await waitFor(actor, isOver))
    expect(stored).toMatchObject({
      displayName: 'Devis toiture.pdf',
      sourceContentType: 'application/pdf',
      sourceFileSize: pdf.length,
    })
  })

  it('is stored once when its response is lost and it is sent again', async () => {
    const rows = async () => (await server().platform.db.select().from(attachments)).length
    const before = await rows()
    const keys: (string | null)[] = []
    network.use(
      http.post(portalOrigin + attachmentRoutes.create.path, async ({ request }) => {
        keys.push(request.headers.get('idempotency-key'))
        const answer = await server().app.fetch(request)
        return keys.length === 1 ? HttpResponse.error() : answer
      }),
    )
    const actor = await startSignedIn()
    actor.send({ type: 'files.choose', files: [new File([pdf], 'facture.pdf', { type: 'application/pdf' })] })
    const held = selectFileToName(await waitFor(actor, toName))
    held?.uploadRef?.send({ type: 'file.send', name: 'Facture' })
    await waitFor(actor, selectHasFailedFile)
    held?.uploadRef?.send({ type: 'file.send', name: 'Facture' })
    expect(
      selectStored(await waitFor(actor, (snapshot) => isOver(snapshot) && !selectHasFailedFile(snapshot))),
    ).toHaveLength(1)

    expect(new Set(keys).size).toBe(1)
    expect(keys).toHaveLength(2)
    expect(await rows()).toBe(before + 1)
  })
})
