import type { QueryClient } from '@tanstack/react-query'
import { queryOptions } from '@tanstack/react-query'
import type { BankLineQuery } from '#contract/accounts/bankLines.ts'
import { bankLineRoutes } from '#contract/accounts/bankLines.ts'
import type { Api } from '#src/api/api.ts'
import { justRead } from '#src/parts/justRead.ts'
import { listQuery } from '#src/parts/pagesOf.ts'
import { accountsKeys } from '../accounts.queries.ts'

const bankKey = (person: string, placeId: string) => [...accountsKeys.mine(person, placeId), 'bank'] as const
const linesOfPage = 30

export const bankQueries = (api: Api, person: string, placeId: string) => ({
  list: (filters: BankLineQuery) =>
    listQuery({
      queryKey: [...bankKey(person, placeId), 'list', filters] as const,
      ask: (page, signal) =>
        api(bankLineRoutes.list, { params: { placeId }, query: { ...filters, page, perPage: linesOfPage }, signal }),
      staleTime: justRead,
    }),
  choices: (bankLineId: string) =>
    queryOptions({
      queryKey: [...bankKey(person, placeId), 'choices', bankLineId] as const,
      queryFn: ({ signal }) => api(bankLineRoutes.choices, { params: { placeId, bankLineId }, signal }),
    }),
})

/** The decisions of an accountant about a bank line. */
export type Settlement =
  | { readonly kind: 'matched'; readonly entryId: string; readonly rank: number }
  | { readonly kind: 'received'; readonly ownerId: string }
  | { readonly kind: 'suspended' | 'ignored' | 'reopened' }

const routes = { suspended: bankLineRoutes.suspend, ignored: bankLineRoutes.ignore, reopened: bankLineRoutes.reopen }

export const bankMutations = (api: Api, client: QueryClient, person: string, placeId: string) => ({
  settle: () => ({
    mutationFn: ({ bankLineId, settlement }: { bankLineId: string; settlement: Settlement }) => {
      const params = { placeId, bankLineId }
      if (settlement.kind === 'matched') {
        const { entryId, rank } = settlement
        return api(bankLineRoutes.match, { params, body: { match: { entryId, rank } } })
      }
      if (settlement.kind === 'received') {
        return api(bankLineRoutes.receive, { params, body: { payment: { ownerId: settlement.ownerId } } })
      }
      return api(routes[settlement.kind], { params })
    },
    // A refusal means that somebody else was first, so the page refetches to show their decision.
    onSettled: () => client.invalidateQueries({ queryKey: accountsKeys.mine(person, placeId) }),
  }),
})
