import type { QueryClient } from '@tanstack/react-query'
import { hashKey } from '@tanstack/react-query'
import type { DecisionDetail } from '#contract/decisions/decisions.ts'
import { decisionRoutes } from '#contract/decisions/decisions.ts'
import type { Api } from '#src/api/api.ts'
import { decisionKeys } from '#src/areas/decisions/decisionKeys.ts'
import { type Authorised, bindingActActors, type Correctable } from '#src/parts/bindingAct.actors.ts'

export type Sending = Authorised & { readonly params: { readonly decisionId: string } }
export type OfDecision = {
  readonly api: Api
  readonly client: QueryClient
  readonly person: string
  readonly decisionId: string
}
type Dependencies<Act, Field extends string> = OfDecision &
  Correctable<Field> & {
    readonly send: (act: Act, sending: Sending) => Promise<unknown>
    /** Finds the result of the act in the decision as read afterwards. */
    readonly idOf?: (decision: DecisionDetail, act: Act) => string | null
  }

/** Reads the decision before the page reports the outcome. The other queries refetch in the background. */
export async function readAgain({ api, client, person, decisionId }: OfDecision) {
  const decision = await api(decisionRoutes.read, { params: { decisionId } }).catch(() => null)
  const queryKey = decisionKeys.detail(person, decisionId)
  if (decision) client.setQueryData(queryKey, decision)
  const justRead = decision && hashKey(queryKey)
  void client.invalidateQueries({
    queryKey: decisionKeys.all(person),
    predicate: ({ queryHash }) => queryHash !== justRead,
  })
  return decision
}

/** The actors of the password step for an act about a decision. */
export const passwordStepActors = <Act, Field extends string = never>({
  send,
  idOf,
  fields = [],
  serverNames,
  ...decision
}: Dependencies<Act, Field>) =>
  bindingActActors<Act, Field>({
    api: decision.api,
    fields,
    ...(serverNames && { serverNames }),
    send: (act, authorised) => send(act, { ...authorised, params: { decisionId: decision.decisionId } }),
    async readAgain(act) {
      const known = await readAgain(decision)
      return known && idOf ? idOf(known, act) : null
    },
  })
