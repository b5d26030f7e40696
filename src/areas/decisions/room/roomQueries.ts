import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { decisionRoutes } from '#contract/decisions/decisions.ts'
import type { Choice } from '#contract/decisions/majorities.ts'
import type { RoomVoter } from '#contract/decisions/roomVotes.ts'
import type { RouteAnswer, RouteInput } from '#contract/route.ts'
import type { Api } from '#src/api/api.ts'
import { listQuery } from '#src/parts/pagesOf.ts'
import { decisionKeys } from '../decisionKeys.ts'

type Page = RouteAnswer<typeof decisionRoutes.roomVoters>
type Sheet = InfiniteData<Page, number>

export const roomKeys = {
  all: (person: string, decisionId: string) => [...decisionKeys.one(person, decisionId), 'room'] as const,
  summary: (person: string, decisionId: string) => [...roomKeys.all(person, decisionId), 'summary'] as const,
  sheets: (person: string, decisionId: string) => [...roomKeys.all(person, decisionId), 'voters'] as const,
  sheet: (person: string, decisionId: string, filters: VoterFilters) =>
    [...roomKeys.sheets(person, decisionId), filters] as const,
}

const votersPerPage = 50

type VoterFilters = Pick<RouteInput<typeof decisionRoutes.roomVoters>['query'], 'q' | 'search'>

/** The queries and mutations of the keeper of the attendance while a meeting votes on one resolution. */
export const roomQueries = (api: Api, person: string, decisionId: string) => ({
  room: () =>
    queryOptions({
      queryKey: roomKeys.summary(person, decisionId),
      queryFn: ({ signal }) => api(decisionRoutes.room, { params: { decisionId }, signal }),
    }),
  voters: (filters: VoterFilters) =>
    listQuery({
      queryKey: roomKeys.sheet(person, decisionId, filters),
      ask: (page, signal) =>
        api(decisionRoutes.roomVoters, {
          params: { decisionId },
          query: { page, perPage: votersPerPage, ...filters },
          signal,
        }),
    }),
  /** Records the choice of one owner as an optimistic update, rolled back on refusal. Two presses are sent in turn. */
  record: (client: QueryClient, userId: string) =>
    mutationOptions({
      scope: { id: `room vote ${decisionId} ${userId}` },
      mutationFn: (choice: Choice) =>
        api(decisionRoutes.recordRoomVote, { params: { decisionId, userId }, body: { roomVote: { choice } } }),
      onSuccess: (voter) => {
        client.setQueriesData<Sheet>({ queryKey: roomKeys.sheets(person, decisionId) }, (sheet) =>
          sheet ? { ...sheet, pages: sheet.pages.map((page) => withVoter(page, voter)) } : sheet,
        )
        void client.invalidateQueries({ queryKey: roomKeys.summary(person, decisionId) })
        void client.invalidateQueries({ queryKey: decisionKeys.detail(person, decisionId) })
      },
    }),
})

function withVoter(page: Page, voter: RoomVoter): Page {
  const { roomVoters } = page.data.entities
  if (!roomVoters[voter.id]) return page
  return { ...page, data: { ...page.data, entities: { roomVoters: { ...roomVoters, [voter.id]: voter } } } }
}
