import { beforeEach, describe, expect, it } from 'vitest'
import { blockRoutes } from '#contract/messages/blocks.ts'
import { demoEmail } from '#server/demo/demoPeople.ts'
import type { Mail } from '#server/platform/mailer.ts'
import { actionsIn, startConversation } from '#tests/support/server/conversationCalls.ts'
import { startExchanges, wantForumMails } from '#tests/support/server/exchangeCalls.ts'
import { drawing } from '#tests/support/server/hostileFiles.ts'
import { personOf, removeMember, type SignedIn, signedInAs, tilleuls } from '#tests/support/server/placeWorld.ts'
import { handOver, replyTo } from '#tests/support/server/replyMails.ts'
import { actionsOn, beginTopic } from '#tests/support/server/topicCalls.ts'

const day = 24 * 3_600_000
const { server, mailsTo, refuseMails } = await startExchanges()
const enter = (name: string) => signedInAs(server, name)
let owner: SignedIn
let board: SignedIn

beforeEach(async () => {
  server.clock.reset()
  owner = await enter('coproprietaire')
  board = await enter('conseil')
  for (const name of ['conseil', 'president', 'bailleur']) await mailsTo(name)
})

/** A conversation of the owner with a person, and the mail that the person received about it. */
async function startWith(name: string) {
  const { id } = await startConversation(owner, { memberIds: [personOf(name)] })
  return { id, mail: onlyOne(await mailsTo(name)) }
}
function onlyOne(mails: readonly Mail[]): Mail {
  const [mail, ...others] = mails
  if (!mail || others.length > 0) throw new Error(`${mails.length} mails instead of one`)
  return mail
}
const textsIn = async (id: string, by = owner) => (await actionsIn(id, by).messages()).messages.map(({ body }) => body)

describe('a reply to a mail', () => {
  it('is a message of its writer, without the quoted mail, and marks the conversation as read', async () => {
    const { id, mail } = await startWith('conseil')
    expect(await handOver(server, replyTo(mail, { text: 'Je l’ai !\n\nÀ ce soir.' }))).toBe(204)
    const [message] = (await actionsIn(id, owner).messages()).messages
    expect(message).toMatchObject({ body: 'Je l’ai !\n\nÀ ce soir.', author: { userId: personOf('conseil') } })
    expect(await actionsIn(id, board).read()).toMatchObject({ unreadCount: 0 })

    await actionsIn(id, owner).post('Merci')
    const next = onlyOne(await mailsTo('conseil'))
    expect(next.replyTo).toBe(mail.replyTo)
    expect(await handOver(server, replyTo(next, { text: 'De rien' }))).toBe(204)
    expect((await textsIn(id))[0]).toBe('De rien')
  })

  it('is posted once, however often and at whatever moment the mail arrives', async () => {
    const { id, mail } = await startWith('conseil')
    const reply = replyTo(mail, { text: 'Une seule fois' })
    expect(await Promise.all([handOver(server, reply), handOver(server, reply)])).toEqual([204, 204])
    expect(await handOver(server, reply)).toBe(204)
    expect(await textsIn(id)).toEqual(['Une seule fois', 'Qui a la clé ?'])
  })

  it('brings its files along, and reports by mail which of them were refused', async () => {
    const { id, mail } = await startWith('conseil')
    const files = [
      { name: 'plan.png', bytes: await drawing() },
      { name: 'devis.docx', bytes: Buffer.from('PK\u0003\u0004 no picture') },
    ]
    expect(await handOver(server, replyTo(mail, { text: 'Voici', files }))).toBe(204)
    const [message] = (await actionsIn(id, owner).messages()).messages
    expect(message).toMatchObject({ body: 'Voici', attachments: [{ displayName: 'plan.png' }] })
    const answer = onlyOne(await mailsTo('conseil'))
    expect(answer.text).toContain('devis.docx')
    expect(answer.text).not.toContain('plan.png')
  })

  it('is read from HTML if a mail has nothing else', async () => {
    const { id, mail } = await startWith('conseil')
    const html = '<p>Chez&nbsp;moi &lt;3</p><br><p>##- Répondez au-dessus de cette ligne -##</p><p>Qui a la clé ?</p>'
    const reply = replyTo(mail, { text: '' }).replace(/\r\n\r\n[\s\S]*/, '')
    const head = reply.replace(/Content-Type: [\s\S]*/, 'Content-Type: text/html; charset=utf-8')
    expect(await handOver(server, `${head}\r\n\r\n${html}`)).toBe(204)
    expect((await textsIn(id))[0]).toMatch(/^Chez\smoi <3$/)
  })

  it('first mails messages that its writer has not received yet', async () => {
    const { id, mail } = await startWith('conseil')
    await actionsIn(id, owner).post('Elle est chez le gardien')
    expect(await mailsTo('conseil')).toEqual([])
    expect(await handOver(server, replyTo(mail, { text: 'Je cherche' }))).toBe(204)
    const missed = onlyOne(await mailsTo('conseil'))
    expect(missed.text).toContain('Elle est chez le gardien')
    expect(missed.text).not.toContain('Qui a la clé ?')
  })

  it('is a post in a topic', async () => {
    await wantForumMails(board)
    const { id } = await beginTopic(owner)
    await actionsOn(id, board).follow()
    await actionsOn(id, owner).write({ body: 'Des idées ?' })
    const mail = onlyOne(await mailsTo('conseil'))
    expect(await handOver(server, replyTo(mail, { text: 'Sous le porche' }))).toBe(204)
    const { posts } = await actionsOn(id, owner).posts({ sort: '-created_at' })
    expect(posts[0]).toMatchObject({ body: 'Sous le porche', author: { userId: personOf('conseil') } })

    await actionsOn(id, await enter('president')).close()
    expect(await handOver(server, replyTo(mail, { text: 'Trop tard' }))).toBe(204)
    expect(onlyOne(await mailsTo('conseil')).text).toContain('Trop tard')
    expect((await actionsOn(id, owner).posts()).posts).toHaveLength(posts.length)
  })
})

describe('a reply that cannot be posted comes back to its writer', () => {
  /** The reply is not posted, and its text is mailed to the account. */
  async function comesBack(
    { id, mail }: { id: string; mail: Mail },
    changes: Partial<Parameters<typeof replyTo>[1]> = {},
  ) {
    const before = await textsIn(id)
    const text = 'Un texte qui a pris du temps'
    expect(await handOver(server, replyTo(mail, { text, ...changes }))).toBe(204)
    expect(await textsIn(id)).toEqual(before)
    const answer = onlyOne(await mailsTo(mail.to.replace(/@.*/, '')))
    expect(answer).toMatchObject({ to: mail.to, isAnswer: true })
    expect(answer.text).toContain(text)
    return answer.text
  }

  it('when they have left the conversation', async () => {
    const started = await startWith('conseil')
    await actionsIn(started.id, board).leave()
    expect(await comesBack(started)).toContain('vous l’avez quittée')
  })

  it('when nobody accepts their messages any more', async () => {
    const started = await startWith('president')
    await owner.call(blockRoutes.block, { params: { placeId: tilleuls, userId: personOf('president') } })
    expect(await comesBack(started)).toContain('ne reçoit pas vos messages')
  })

  it('when it comes from another address, only to the address of the account', async () => {
    const started = await startWith('conseil')
    await comesBack(started, { from: demoEmail('president') })
    expect(await mailsTo('president')).toEqual([])
  })

  it('when the address has expired', async () => {
    const started = await startWith('conseil')
    server.clock.advance(91 * day)
    owner = await enter('coproprietaire')
    await comesBack(started)
  })

  it('when they no longer belong to the place', async () => {
    const started = await startWith('bailleur')
    await removeMember(server, personOf('bailleur'), tilleuls)
    await comesBack(started)
  })
})

describe('the address for replies ignores', () => {
  it.each([
    'Auto-Submitted: auto-replied',
    'Precedence: bulk',
    'List-Id: <voisins.example>',
    'Return-Path: <>',
    'Subject: =?utf-8?Q?R=C3=A9ponse_automatique_=3A_absent?=',
  ])('a mail of a machine (%s)', async (header) => {
    const { id, mail } = await startWith('conseil')
    expect(await handOver(server, replyTo(mail, { text: 'Je suis absent', headers: [header] }))).toBe(204)
    expect(await textsIn(id)).toEqual(['Qui a la clé ?'])
    expect(await mailsTo('conseil')).toEqual([])
  })

  it('an address with a wrong signature', async () => {
    const { id, mail } = await startWith('conseil')
    const forged = mail.replyTo?.replace(/.(?=@)/, (digit) => (digit === '0' ? '1' : '0')) ?? ''
    expect(await handOver(server, replyTo({ ...mail, replyTo: forged }, { text: 'Deviné' }))).toBe(204)
    expect(await textsIn(id)).toEqual(['Qui a la clé ?'])
  })
})

describe('mails are taken', () => {
  it('only from the mail server, only as mails, and only up to a size', async () => {
    const { mail } = await startWith('conseil')
    const reply = replyTo(mail, { text: 'Bonjour' })
    expect(await handOver(server, reply, { authorization: 'Bearer another' })).toBe(401)
    expect(await handOver(server, reply, { 'content-type': 'application/json' })).toBe(415)
    expect(await handOver(server, reply, { 'content-length': '26000000' })).toBe(413)
  })

  it('again once the mail server accepts the answer', async () => {
    const { id, mail } = await startWith('conseil')
    await actionsIn(id, board).leave()
    refuseMails('451 try again later')
    const reply = replyTo(mail, { text: 'Bonjour' })
    expect(await handOver(server, reply)).toBeGreaterThanOrEqual(500)
    refuseMails('')
    expect(await handOver(server, reply)).toBe(204)
    expect(onlyOne(await mailsTo('conseil')).text).toContain('Bonjour')
  })
})
