import { maxAttachments } from '#contract/attachments.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { takeFile } from '#server/services/files/storeAttachment.ts'
import type { ReceivedMail } from './readMail.ts'
import { obstacleIn } from './replyObstacle.ts'

/** Takes the files of a mail through the same checks as uploads; returns the names of those that were refused. */
export async function takeFiles(ctx: SignedInCtx, files: ReceivedMail['files']) {
  const ids: string[] = []
  const refused: string[] = files.slice(maxAttachments).map(({ name }) => name)
  for (const file of files.slice(0, maxAttachments)) {
    const obstacle = await obstacleIn(async () => {
      ids.push((await takeFile(ctx, file)).id)
    })
    if (obstacle) refused.push(file.name)
  }
  return { ids, refused }
}
