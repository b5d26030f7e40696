import { eq } from 'drizzle-orm'
import { confirmationRoutes } from '#contract/confirmations.ts'
import { decisionRoutes } from '#contract/decisions/decisions.ts'
import type { Choice } from '#contract/decisions/majorities.ts'
import type { MajorityRule } from '#contract/decisions/majorityRules.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoPassword } from '#server/demo/demoPeople.ts'
import { lots } from '#server/services/directory/places.tables.ts'
import type { Api } from '#src/api/api.ts'
import { confirm } from './server/confirmedAs.ts'
import { ballotsOf } from './server/decisionCalls.ts'
import type { Confirmed } from './server/deskCalls.ts'
import { personOf, type SignedIn, signedInAs } from './server/placeWorld.ts'
import type { TestServer } from './server/testServer.ts'

/** A few weeks after the clock of the tests. */
const dueAt = '2030-02-15T18:00:00.000Z'
const homeId = demoId('place tilleuls')

function aDecision(rule: MajorityRule, title: string, until = dueAt) {
  const words = { title, description: 'Les boîtes actuelles ferment mal.' }
  return {
    params: { placeId: homeId },
    body: { decision: { ...words, rule, keyId: null, projectCents: 480_000, dueAt: until, attachmentIds: [] } },
  }
}

/** Puts a new resolution to the vote in the place where the demo president lives. */
export async function putToTheVote(api: Api, rule: MajorityRule = 'art25', title = 'Remplacement des sonnettes') {
  const { id } = await api(decisionRoutes.create, { ...aDecision(rule, title), idempotencyKey: crypto.randomUUID() })
  return id
}

/** Confirms the password and returns the token that proves it. */
export async function confirmed(api: Api) {
  const body = { confirmation: { password: demoPassword } }
  return (await api(confirmationRoutes.create, { body })).confirmationToken
}

export async function castOwnVote(api: Api, decisionId: string, choice: Choice) {
  const vote = { choice, hasReadDocuments: true as const, confirmationToken: await confirmed(api) }
  await api(decisionRoutes.vote, { params: { decisionId }, body: { vote }, idempotencyKey: crypto.randomUUID() })
}

export const decisionAt = (api: Api, decisionId: string) => api(decisionRoutes.read, { params: { decisionId } })

/** Signs a person in on another device and confirms their password. */
async function onAnotherDevice(server: TestServer, name: string): Promise<Confirmed & Pick<SignedIn, 'token'>> {
  const by = await signedInAs(server, name)
  return { ...by, confirmationToken: await confirm(by) }
}

/** Signs each person in once per test file. */
export function peopleElsewhere(server: () => TestServer) {
  const known = new Map<string, ReturnType<typeof onAnotherDevice>>()
  return (name: string) => {
    const person = known.get(name) ?? onAnotherDevice(server(), name)
    known.set(name, person)
    return person
  }
}

/** The manager puts a resolution to the vote on another device. */
export async function putToTheVoteBy(manager: Confirmed, rule: MajorityRule = 'art25', until = dueAt) {
  const { id } = await manager.get(decisionRoutes.create, aDecision(rule, 'Remplacement des sonnettes', until))
  return id
}

/** Gives an owner more than a quarter of the votes of the place. */
export const giveAQuarterTo = (server: TestServer, name: string) =>
  server.platform.db
    .update(lots)
    .set({ tantiemes: 4_000 })
    .where(eq(lots.ownerId, personOf(name)))

/** Fails the test when a call of its arrangement is refused. */
export async function assertOk(answering: Promise<Response>): Promise<void> {
  const answer = await answering
  if (!answer.ok) throw new Error(`the server answered ${answer.status}: ${await answer.text()}`)
}

/** Somebody votes on another device. */
export const voteAs = async (server: TestServer, name: string, decisionId: string, choice: Choice) =>
  assertOk(ballotsOf(decisionId, await onAnotherDevice(server, name)).vote(choice))
