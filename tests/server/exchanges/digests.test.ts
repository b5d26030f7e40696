import { beforeEach, describe, expect, it } from 'vitest'
import { sentMessageRoutes } from '#contract/messages/sentMessages.ts'
import { planDigests } from '#server/services/exchanges/digests.ts'
import { mailRhythms } from '#server/services/exchanges/exchanges.tables.ts'
import { actionsIn, startConversation } from '#tests/support/server/conversationCalls.ts'
import { chooseRhythm, startExchanges, wantForumMails } from '#tests/support/server/exchangeCalls.ts'
import { passJobTime } from '#tests/support/server/jobTime.ts'
import { personOf, signedInAs } from '#tests/support/server/placeWorld.ts'
import { actionsOn, actsOnPost, beginTopic } from '#tests/support/server/topicCalls.ts'

const hour = 3_600_000
const { server, refuseMails, mailsTo, passTime } = await startExchanges()
const { clock, platform } = server

/** Sessions are shorter than the time that these tests let pass. */
const enter = (name: string) => signedInAs(server, name)
const writeTo = async (name: string, conversation: { name: string; message?: { body: string } }) =>
  startConversation(await enter('coproprietaire'), { memberIds: [personOf(name)], ...conversation })
const post = async (id: string, body: string) => actionsIn(id, await enter('coproprietaire')).post(body)

beforeEach(async () => {
  refuseMails('')
  clock.reset()
  await passJobTime(platform.db, 0)
  await mailsTo('conseil')
  await platform.db.delete(mailRhythms)
})

describe('hourly e-mails', () => {
  it('come as one mail with everything unread, once', async () => {
    await chooseRhythm(await enter('conseil'), 'hourly')
    const { id } = await writeTo('conseil', { name: 'La clé du local', message: { body: 'Qui a la clé ?' } })
    await writeTo('conseil', { name: 'Le composteur', message: { body: 'Il déborde' } })
    await planDigests(platform)
    expect(await mailsTo('conseil')).toEqual([])

    await passTime(hour)
    const [digest, ...others] = await mailsTo('conseil')
    expect(others).toEqual([])
    for (const body of [digest?.text, digest?.html]) {
      for (const part of ['La clé du local', 'Qui a la clé', 'Le composteur', 'Il déborde', `/messages/${id}`]) {
        expect(body).toContain(part)
      }
    }

    await passTime(hour)
    expect(await mailsTo('conseil')).toEqual([])
    await post(id, 'Trouvée !')
    await passTime(hour)
    const [next] = await mailsTo('conseil')
    expect(next?.text).toContain('Trouvée !')
    for (const told of ['Qui a la clé ?', 'Le composteur']) expect(next?.text).not.toContain(told)
  })

  it('end a long message after a word', async () => {
    await chooseRhythm(await enter('conseil'), 'hourly')
    const body = 'Le composteur déborde depuis lundi et personne ne passe. '.repeat(30)
    await writeTo('conseil', { name: 'Le composteur', message: { body } })
    await passTime(hour)
    const [digest] = await mailsTo('conseil')
    const [, last = ''] = /(\S+)…/.exec(digest?.text ?? '') ?? []
    expect(body.split(' ')).toContain(last)
    expect(digest?.text).not.toContain(body.trim())
  })

  it('omit messages that were read, withdrawn or muted meanwhile', async () => {
    const board = await enter('conseil')
    await chooseRhythm(board, 'hourly')
    const read = await writeTo('conseil', { name: 'Une lue' })
    const muted = await writeTo('conseil', { name: 'Une muette' })
    const withdrawn = await writeTo('conseil', { name: 'Une retirée' })
    const [last] = (await actionsIn(read.id, board).messages()).messages
    await actionsIn(read.id, board).markRead(last?.id ?? '')
    await actionsIn(muted.id, board).change({ isMuted: true })
    const [gone] = (await actionsIn(withdrawn.id, board).messages()).messages
    await (await enter('coproprietaire')).get(sentMessageRoutes.withdraw, { params: { messageId: gone?.id ?? '' } })

    await passTime(hour)
    expect(await mailsTo('conseil')).toEqual([])
  })

  it('contain a conversation once, although it has a second notification for a mention', async () => {
    await chooseRhythm(await enter('conseil'), 'hourly')
    const { id } = await writeTo('conseil', { name: 'Le portail', message: { body: 'Il grince' } })
    const message = { body: 'Vous l’avez huilé ?', mentionedIds: [personOf('conseil')] }
    await actionsIn(id, await enter('coproprietaire')).callPost(message)

    await passTime(hour)
    const [digest] = await mailsTo('conseil')
    expect(digest?.text.match(/Il grince|Vous l’avez huilé/g)).toEqual(['Il grince', 'Vous l’avez huilé'])
  })

  it('are planned once by concurrent processes', async () => {
    await chooseRhythm(await enter('conseil'), 'hourly')
    await writeTo('conseil', { name: 'À deux' })
    clock.advance(hour)
    await Promise.all([planDigests(platform), planDigests(platform)])
    expect(await mailsTo('conseil')).toHaveLength(1)
  })

  it('come as one mail after the mail server has refused them for hours', async () => {
    await chooseRhythm(await enter('conseil'), 'hourly')
    await writeTo('conseil', { name: 'En panne' })
    refuseMails('451 try again later')
    for (let hours = 0; hours < 3; hours++) {
      await passTime(hour)
      expect(await mailsTo('conseil')).toEqual([])
    }
    refuseMails('')
    await passJobTime(platform.db, 3 * hour)
    expect(await mailsTo('conseil')).toHaveLength(1)
  })
})

it('daily e-mails come in the evening of the place', async () => {
  await chooseRhythm(await enter('conseil'), 'daily')
  await writeTo('conseil', { name: 'Du matin' })
  const evening = new Date(clock.now())
  evening.setUTCHours(17)
  await passTime(evening.getTime() - clock.now().getTime() - 1)
  expect(await mailsTo('conseil')).toEqual([])

  await passTime(1)
  expect(await mailsTo('conseil')).toHaveLength(1)
})

it('a person who returns to immediate e-mails gets no more digests', async () => {
  await chooseRhythm(await enter('conseil'), 'hourly')
  await writeTo('conseil', { name: 'Avant' })
  expect(await mailsTo('conseil')).toEqual([])
  await passTime(hour)
  await chooseRhythm(await enter('conseil'), 'at_once')
  expect(await mailsTo('conseil')).toEqual([])
  await writeTo('conseil', { name: 'Après' })
  expect(await mailsTo('conseil')).toHaveLength(1)
})

it('posts in followed topics come with the messages, and hidden ones never do', async () => {
  const board = await enter('conseil')
  await chooseRhythm(board, 'hourly')
  await wantForumMails(board)
  const owner = await enter('coproprietaire')
  const { id } = await beginTopic(owner, { title: 'Un banc pour la cour' })
  await actionsOn(id, board).follow()
  await actionsOn(id, owner).write({ body: 'Près du tilleul ?' })
  const insult = await actionsOn(id, owner).write({ body: 'Une injure' })
  await actsOnPost(insult.id, await enter('president')).hide()
  await writeTo('conseil', { name: 'Et un message' })

  await passTime(hour)
  const [digest] = await mailsTo('conseil')
  for (const part of ['Un banc pour la cour', 'Près du tilleul', 'Et un message']) expect(digest?.text).toContain(part)
  expect(digest?.text).not.toContain('Une injure')
})
