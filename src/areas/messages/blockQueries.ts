import type { QueryClient } from '@tanstack/react-query'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { blockRoutes } from '#contract/messages/blocks.ts'
import type { Api } from '#src/api/api.ts'
import { justRead } from '#src/parts/justRead.ts'
import { messageKeys } from './messageKeys.ts'

/** The people of a place whom the person blocks. */
export const blockedPeople = (api: Api, person: string, placeId: string) =>
  queryOptions({
    queryKey: messageKeys.blocked(person, placeId),
    queryFn: ({ signal }) => api(blockRoutes.list, { params: { placeId }, signal }),
    select: ({ people }) => people.map(({ userId }) => userId),
    staleTime: justRead,
  })

export function blockMutations(api: Api, client: QueryClient, person: string, placeId: string) {
  const onSettled = () => client.invalidateQueries({ queryKey: messageKeys.all(person) })
  return {
    block: () =>
      mutationOptions({
        mutationFn: (userId: string) => api(blockRoutes.block, { params: { placeId, userId } }),
        onSettled,
      }),
    unblock: () =>
      mutationOptions({
        mutationFn: (userId: string) => api(blockRoutes.unblock, { params: { placeId, userId } }),
        onSettled,
      }),
  }
}
