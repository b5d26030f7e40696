import { eq } from 'drizzle-orm'
import { confirmationRoutes } from '#contract/confirmations.ts'
import { decisionRoutes } from '#contract/decisions/decisions.ts'
import type { Choice, MajorityRule } from '#contract/decisions/majorities.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoPassword } from '#server/demo/demoPeople.ts'
import { lots } from '#server/services/directory/places.tables.ts'
import type { Api } from '#src/api/api.ts'
import { confirm } from './server/confirmedAs.ts'
import { ballotsOf } from './server/decisionCalls.ts'
import type { Confirmed } from './server/deskCalls.ts'
import { personOf, signedInAs } from './server/placeWorld.ts'
import type { TestServer } from './server/testServer.ts'

/** Some weeks behind the clock of the tests. */
const dueAt = '2030-02-15T18:00:00.000Z'
const homeId = demoId('place tilleuls')

function aDecision(rule: MajorityRule, title: string, until = dueAt) {
  const words = { title, description: 'Les boîtes actuelles ferment mal.' }
  return {
    params: { placeId: homeId },
    body: { decision: { ...words, rule, keyId: null, projectCents: 480_000, dueAt: until, attachmentIds: [] } },
  }
}

/** A resolution of its own, put to the vote of the place in which the president of the demo lives. */
export async function putToTheVote(
  api: Api,
  rule: MajorityRule = 'art25',
  title = 'Remplacement des boîtes aux lettres',
) {
  const { id } = await api(decisionRoutes.create, { ...aDecision(rule, title), idempotencyKey: crypto.randomUUID() })
  return id
}

/** What proves that the person has just typed their password. */
export async function confirmed(api: Api) {
  const body = { confirmation: { password: demoPassword } }
  return (await api(confirmationRoutes.create, { body })).confirmationToken
}

export async function castOwnVote(api: Api, decisionId: string, choice: Choice) {
  const vote = { choice, hasReadDocuments: true as const, confirmationToken: await confirmed(api) }
  await api(decisionRoutes.vote, { params: { decisionId }, body: { vote }, idempotencyKey: crypto.randomUUID() })
}

export const decisionAt = (api: Api, decisionId: string) => api(decisionRoutes.read, { params: { decisionId } })

/** Somebody at another device, who has just typed their password. */
async function atAnotherDevice(server: TestServer, name: string): Promise<Confirmed> {
  const by = await signedInAs(server, name)
  return { ...by, confirmationToken: await confirm(by) }
}

/** The same, once for each person of a test file: they stay signed in. */
export function peopleElsewhere(server: () => TestServer) {
  const known = new Map<string, Promise<Confirmed>>()
  return (name: string) => {
    const person = known.get(name) ?? atAnotherDevice(server(), name)
    known.set(name, person)
    return person
  }
}

/** A resolution that the manager puts to the vote elsewhere. */
export async function putToTheVoteBy(manager: Confirmed, rule: MajorityRule = 'art25', until = dueAt) {
  const { id } = await manager.get(decisionRoutes.create, aDecision(rule, 'Remplacement des boîtes aux lettres', until))
  return id
}

/** From now on this owner has more than a quarter of all votes where it is decided. */
export const giveAQuarterTo = (server: TestServer, name: string) =>
  server.platform.db
    .update(lots)
    .set({ tantiemes: 4_000 })
    .where(eq(lots.ownerId, personOf(name)))

/** It happened: what was refused would leave a test without its ground. */
export async function happened(answering: Promise<Response>): Promise<void> {
  const answer = await answering
  if (!answer.ok) throw new Error(`it was answered ${answer.status}: ${await answer.text()}`)
}

/** Somebody votes on another device. */
export const voteAs = async (server: TestServer, name: string, decisionId: string, choice: Choice) =>
  happened(ballotsOf(decisionId, await atAnotherDevice(server, name)).vote(choice))
