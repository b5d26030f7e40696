import { voteCheckRoutes } from '#contract/decisions/voteChecks.ts'
import type { Person } from './ownersWorld.ts'
import { openFile } from './sentFiles.ts'
import type { TestServer } from './testServer.ts'

/** The calls of one person who checks the votes of a decision. */
export function checksOf(server: TestServer, decisionId: string, by: Pick<Person, 'get' | 'call' | 'token'>) {
  const params = (voteId: string) => ({ decisionId, voteId })
  const waiting = async () => {
    const { data } = await by.get(voteCheckRoutes.votesToCheck, { params: { decisionId } })
    return data.result.flatMap((id) => data.entities.votesToCheck[id] ?? [])
  }
  /** Opens the paper as the browser does; returns the status of the file. */
  const open = async (voteId: string) => {
    const vote = (await waiting()).find(({ id }) => id === voteId)
    return (await openFile(server, by, vote?.paper?.fileUrl ?? '')).status
  }
  const confirm = (voteId: string) => by.call(voteCheckRoutes.confirmVote, { params: params(voteId), body: {} })
  return {
    waiting,
    open,
    confirm,
    refuse: (voteId: string, reason = 'Signature illisible.') =>
      by.call(voteCheckRoutes.refuseVote, { params: params(voteId), body: { refusal: { reason } } }),
    /** Opens and confirms every paper that waits, and returns the statuses. */
    confirmAll: async () => {
      const statuses = []
      for (const { id } of await waiting()) {
        await open(id)
        statuses.push((await confirm(id)).status)
      }
      return statuses
    },
  }
}
