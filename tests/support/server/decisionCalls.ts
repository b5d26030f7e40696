import { randomUUID } from 'node:crypto'
import { decisionRoutes } from '#contract/decisions/decisions.ts'
import type { Choice } from '#contract/decisions/majorities.ts'
import { attachments } from '#server/services/files/attachments.tables.ts'
import type { Owners, Person } from './ownersWorld.ts'
import type { TestServer } from './testServer.ts'

export const newDecision = {
  title: 'Ravalement de la façade',
  description: 'Échafaudage, nettoyage et peinture des quatre façades.',
  rule: 'art24',
  keyId: null,
  dueAt: '2030-02-15T18:00:00.000Z',
}
export const dueAt = new Date(newDecision.dueAt)

/** The manager of a place puts a resolution to the vote. */
export const openDecision = (owners: Owners, changes: object = {}) =>
  owners.person('manager').get(decisionRoutes.create, {
    params: { placeId: owners.placeId },
    body: { decision: { ...newDecision, ...changes } },
  })

/** A page with one line of text. */
export const ballotPdf = (line: string) => `%PDF-1.4
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R>> endobj
4 0 obj <</Length ${line.length + 33}>> stream
BT /F1 12 Tf 72 720 Td (${line}) Tj ET
endstream endobj
trailer <</Root 1 0 R>>
startxref
9
%%EOF`

/** Stores a signed ballot that no vote refers to yet. */
export async function storeBallot({ platform }: TestServer, { userId }: { readonly userId: string }): Promise<string> {
  const id = randomUUID()
  await platform.db.insert(attachments).values({
    id,
    ownerId: userId,
    displayName: 'pouvoir.pdf',
    sourceFileName: 'pouvoir.pdf',
    contentType: 'application/pdf',
    size: 100,
    storageKey: `files/${id}`,
    createdAt: platform.now(),
  })
  await platform.files.put(`files/${id}`, new TextEncoder().encode(ballotPdf(id)), 'application/pdf')
  return id
}

export function ballotsOf(decisionId: string, by: Pick<Person, 'get' | 'call' | 'confirmationToken'>) {
  const params = { decisionId }
  const { confirmationToken } = by
  const hasReadDocuments = true
  const detail = () => by.get(decisionRoutes.read, { params })
  return {
    detail,
    /** The count of a decision that was counted, or that was opened with a live count. */
    tally: async () => {
      const { tally } = await detail()
      if (!tally) throw new Error('the count of this decision is not shown')
      return tally
    },
    vote: (choice: Choice, changes: object = {}) =>
      by.call(decisionRoutes.vote, {
        params,
        body: { vote: { choice, hasReadDocuments, confirmationToken, ...changes } },
      }),
    change: (voteId: string, choice: Choice) =>
      by.call(decisionRoutes.changeVote, {
        params: { decisionId, voteId },
        body: { vote: { choice, hasReadDocuments, confirmationToken } },
      }),
    voteFor: (principal: { readonly userId: string }, choice: Choice, ballotId: string | null, changes: object = {}) =>
      by.call(decisionRoutes.voteByProxy, {
        params,
        body: {
          proxyVote: {
            choice,
            hasReadDocuments,
            confirmationToken,
            principalId: principal.userId,
            ballotId,
            ...changes,
          },
        },
      }),
    principals: async (query: Record<string, string> = {}) => {
      const { data, meta } = await by.get(decisionRoutes.principals, { params, query })
      return { people: data.result.flatMap((id) => data.entities.principals[id] ?? []), meta }
    },
    allowance: () => by.get(decisionRoutes.proxyAllowance, { params }),
    receipt: (voteId: string) => by.get(decisionRoutes.receipt, { params: { decisionId, voteId } }),
    ballots: async (query: Record<string, string> = {}) => {
      const { data, meta } = await by.get(decisionRoutes.ballots, { params, query: { per_page: '100', ...query } })
      return { entries: data.result.flatMap((id) => data.entities.ballots[id] ?? []), meta }
    },
  }
}

/** Casts these votes; returns the status of each response. */
export async function everybodyVotes(owners: Owners, decisionId: string, choices: Readonly<Record<string, Choice>>) {
  const statuses = []
  for (const [name, choice] of Object.entries(choices)) {
    statuses.push((await ballotsOf(decisionId, owners.person(name)).vote(choice)).status)
  }
  return statuses
}
