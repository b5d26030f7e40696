import type { Context } from 'hono'
import { z } from 'zod'
import { attachmentPaths, attachmentRoutes } from '#contract/attachments.ts'
import { defineArea } from '#server/defineArea.ts'
import { admitPerson } from '#server/platform/admit.ts'
import type { Env } from '#server/platform/app.ts'
import { Problem } from '#server/platform/problem.ts'
import { served } from '#server/platform/serve.ts'
import { contentDisposition } from './fileName.ts'
import { forgetUnused } from './forgetUnused.ts'
import { findOwnAttachments } from './ownAttachments.store.ts'
import { type FilePart, type FileRules, readFile } from './readFile.ts'
import { removeStrays } from './removeStrays.ts'
import { prepareAttachment } from './storeAttachment.ts'

/**
 * Whatever type a browser assumes, the file runs nothing and sends no referrer. No cache keeps it, so that the next person at the
 * same browser finds nothing.
 */
const headers = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

/** Uploads, and downloads for people who may see the file (specification §7). */
export const filesService = (rules: readonly FileRules[]) =>
  defineArea({
    routes: [
      served(attachmentRoutes, { create: { prepare: prepareAttachment } }),
      { mount: (app) => app.get(attachmentPaths.file, answerWith('file', rules)) },
      { mount: (app) => app.get(attachmentPaths.thumbnail, answerWith('thumbnail', rules)) },
    ],
    ownData: findOwnAttachments,
    jobs: {
      cleanUp: async (platform) => {
        await forgetUnused(
          platform,
          rules.flatMap(({ keeps }) => keeps ?? []),
        )
        // Last, because it is the only job that depends on the file store.
        await removeStrays(platform)
      },
    },
  })

const answerWith = (part: FilePart, rules: readonly FileRules[]) => async (c: Context<Env>) => {
  const ctx = await admitPerson(c, { access: 'person', method: 'get', takesTokenFromAddress: true })
  const id = z.uuid().safeParse(c.req.param('attachmentId'))
  if (!id.success) throw new Problem('not_found', 'no identifier at all')
  const { bytes, type, name } = await readFile(ctx, { id: id.data, part }, rules)
  return c.body(Uint8Array.from(bytes), 200, {
    ...headers,
    'content-type': type,
    'content-length': String(bytes.length),
    'content-disposition': contentDisposition('inline', name),
  })
}
