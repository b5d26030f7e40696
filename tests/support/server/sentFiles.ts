import * as z from 'zod/mini'
import { attachment, attachmentRoutes } from '#contract/attachments.ts'
import { fromWire } from '#contract/case.ts'
import type { SignedIn } from './placeWorld.ts'
import { requestRoute } from './requestRoute.ts'
import type { TestServer } from './testServer.ts'

export const dataUrl = (bytes: Uint8Array, type = 'application/octet-stream') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`

export const fileBody = (bytes: Uint8Array, sourceFileName: string) => ({
  attachment: { imageBase: dataUrl(bytes), sourceFileName },
})

export const sendFile = ({ call }: SignedIn, bytes: Uint8Array, name: string) =>
  call(attachmentRoutes.create, { body: fileBody(bytes, name) })

/** Sends a file with an idempotency key. */
export const sendFileOnce = (
  { app }: TestServer,
  { token }: SignedIn,
  { bytes, name, key }: { readonly bytes: Uint8Array; readonly name: string; readonly key: string },
) =>
  requestRoute(app, attachmentRoutes.create, {
    token,
    body: fileBody(bytes, name),
    headers: { 'idempotency-key': key },
  })

export async function storedFile(answer: Response) {
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`the file was refused with ${answer.status}: ${text}`)
  return z.parse(attachment, fromWire(JSON.parse(text)))
}

/** Opens a file or its thumbnail as the browser of a person does. */
export const openFile = ({ app }: TestServer, { token }: Pick<SignedIn, 'token'>, fileUrl: string) =>
  app.request(`http://ese.localhost:3000${fileUrl}`, {
    headers: { host: 'ese.localhost:3000', authorization: `Bearer ${token}` },
  })
