import { fromWire } from '#contract/case.ts'
import { contestLinkRoutes, contestRoutes } from '#contract/decisions/voteContests.ts'
import type { OfferCode } from '#contract/offers.ts'
import type { Owners, Person } from './ownersWorld.ts'
import { requestRoute } from './requestRoute.ts'
import type { TestServer } from './testServer.ts'

const why = 'Je n’ai signé aucun pouvoir.'

/** The address of somebody whom `makeOwners` made. */
export const emailOf = (owners: Owners, name: string) => `${owners.person(name).userId}@essai.example`

/** The calls of somebody with the link of a mail, without a session. */
export function linkOf({ app }: TestServer, contestToken: string, offer: OfferCode = 'ESE') {
  const tryRead = () => requestRoute(app, contestLinkRoutes.read, { offer, body: { contestToken } })
  return {
    tryRead,
    read: async () => contestLinkRoutes.read.answer.parse(fromWire(await (await tryRead()).json())),
    contest: (reason = why) =>
      requestRoute(app, contestLinkRoutes.contest, { offer, body: { contestToken, contest: { reason } } }),
  }
}

/** The token of the latest contest link that was mailed to an address, among other mails of the same moment. */
export async function contestTokenFor({ drain, outbox }: TestServer, email: string): Promise<string> {
  await drain()
  const tokens = outbox
    .mails()
    .flatMap(({ to, text }) => (to === email ? (/contest_token=([\w-]+)/.exec(text)?.[1] ?? []) : []))
  const [latest] = tokens
  if (!latest) throw new Error(`no contest link was sent to ${email}`)
  return latest
}

/** The calls through the link in the latest contest mail to an owner. */
export const linkFor = async (server: TestServer, owners: Owners, name: string) =>
  linkOf(server, await contestTokenFor(server, emailOf(owners, name)))

/** An owner contests a vote while signed in. */
export const contestAs = (by: Pick<Person, 'call'>, decisionId: string, voteId: string, reason = why) =>
  by.call(contestRoutes.contestVote, { params: { decisionId, voteId }, body: { contest: { reason } } })
