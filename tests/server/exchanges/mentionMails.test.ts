import { expect, it } from 'vitest'
import { messageRoutes } from '#contract/messages/messages.ts'
import { demoEmail } from '#server/demo/demoPeople.ts'
import { boardId, startConversation, startMessages } from '#tests/support/server/conversationCalls.ts'

const { server, cast } = await startMessages()
const { owner } = cast

it('a mention that comes before an earlier message is mailed comes with it, and no other mail repeats it', async () => {
  await server.drain()
  const before = new Set(server.outbox.mails())
  const { id } = await startConversation(owner, { memberIds: [boardId], name: 'La clé du local' })
  await owner.get(messageRoutes.post, {
    params: { conversationId: id },
    body: { message: { body: 'Qui l’a gardée ?', mentionedIds: [boardId] } },
  })

  await server.drain()

  const mails = server.outbox.mails().filter((mail) => !before.has(mail) && mail.to === demoEmail('conseil'))
  expect(mails.filter(({ text }) => text.includes('Qui l’a gardée ?'))).toHaveLength(1)
})
