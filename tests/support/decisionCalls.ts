import { confirmationRoutes } from '#contract/confirmations.ts'
import { decisionRoutes } from '#contract/decisions.ts'
import type { Choice, MajorityRule } from '#contract/majorities.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoPassword } from '#server/demo/demoPeople.ts'
import type { Api } from '#src/api/api.ts'
import { signedInAs } from './server/placeWorld.ts'
import type { TestServer } from './server/testServer.ts'

/** Some weeks behind the clock of the tests. */
const dueAt = '2030-02-15T18:00:00.000Z'
const homeId = demoId('place tilleuls')

/** A resolution of its own, put to the vote of the place in which the president of the demo lives. */
export async function putToTheVote(
  api: Api,
  rule: MajorityRule = 'art25',
  title = 'Remplacement des boîtes aux lettres',
) {
  const { id } = await api(decisionRoutes.create, {
    params: { placeId: homeId },
    body: {
      decision: {
        title,
        description: 'Les boîtes actuelles ferment mal.',
        rule,
        keyId: null,
        projectCents: 480_000,
        dueAt,
        attachmentIds: [],
      },
    },
    idempotencyKey: crypto.randomUUID(),
  })
  return id
}

/** What proves that the person has just typed their password. */
async function confirmed(api: Api) {
  const body = { confirmation: { password: demoPassword } }
  return (await api(confirmationRoutes.create, { body })).confirmationToken
}

export async function castOwnVote(api: Api, decisionId: string, choice: Choice) {
  const vote = { choice, hasReadDocuments: true as const, confirmationToken: await confirmed(api) }
  await api(decisionRoutes.vote, { params: { decisionId }, body: { vote }, idempotencyKey: crypto.randomUUID() })
}

export const decisionAt = (api: Api, decisionId: string) => api(decisionRoutes.read, { params: { decisionId } })

/** Somebody votes on another device. */
export async function voteAs(server: TestServer, name: string, decisionId: string, choice: Choice) {
  const { get, call } = await signedInAs(server, name)
  const { confirmationToken } = await get(confirmationRoutes.create, {
    body: { confirmation: { password: demoPassword } },
  })
  const vote = { choice, hasReadDocuments: true, confirmationToken }
  const answer = await call(decisionRoutes.vote, { params: { decisionId }, body: { vote } })
  if (answer.status !== 201) throw new Error(`the vote was answered ${answer.status}: ${await answer.text()}`)
}
