import { expect, it } from 'vitest'
import { demoEmail } from '#server/demo/demoPeople.ts'
import { actionsIn, boardId, startConversation, startMessages } from '#tests/support/server/conversationCalls.ts'

const { server, cast } = await startMessages()

it('a mail in the outbox of the demo can be replied to there', async () => {
  const { id } = await startConversation(cast.owner, { memberIds: [boardId], name: 'Le jardin partagé' })
  await server.drain()
  const mail = server.outbox.mails().find(({ to, text }) => to === demoEmail('conseil') && text.includes(id))
  const page = await (await server.app.request('/dev/outbox')).text()
  const action = `/dev/outbox/${mail?.id}/replies`
  expect(page).toContain(`action="${action}"`)

  const body = new URLSearchParams({ text: 'J’apporte les graines' })
  expect((await server.app.request(action, { method: 'POST', body })).status).toBe(303)
  const { messages } = await actionsIn(id, cast.owner).messages()
  expect(messages.map((message) => message.body)).toEqual(['J’apporte les graines', 'Qui a la clé ?'])
})

it('a mail that accepts no replies has no form for one', async () => {
  const body = new URLSearchParams({ text: 'À personne' })
  expect((await server.app.request('/dev/outbox/nothing/replies', { method: 'POST', body })).status).toBe(404)
})
