import { queryOptions } from '@tanstack/react-query'
import type { Contact } from '#contract/community.ts'
import { communityRoutes } from '#contract/community.ts'
import { lastPage } from '#contract/lists.ts'
import type { RoleFilter } from '#contract/roles.ts'
import type { Api } from '#src/api/api.ts'
import { listQuery } from '#src/parts/pagesOf.ts'

export type ContactFilters = { readonly search: string; readonly byRole: RoleFilter | null }

/** The first word of a key is the live topic (contract/live.ts). */
export const communityKeys = {
  of: (person: string, placeId: string) => ['community', person, placeId] as const,
  contacts: (person: string, placeId: string, filters: ContactFilters) =>
    [...communityKeys.of(person, placeId), 'contacts', filters] as const,
  contact: (person: string, placeId: string, userId: string) =>
    [...communityKeys.of(person, placeId), 'contact', userId] as const,
  invitations: (person: string, placeId: string) => [...communityKeys.of(person, placeId), 'invitations'] as const,
}

const contactsPerPage = 30
/** The contract's longest page, because the search is for one particular person. */
const longestPage = 100

export const communityQueries = (api: Api, person: string, placeId: string) => ({
  contacts: (filters: ContactFilters) =>
    listQuery({
      queryKey: communityKeys.contacts(person, placeId, filters),
      ask: (page, signal) => {
        const { search, byRole } = filters
        const query = {
          page,
          perPage: contactsPerPage,
          ...(search && { search }),
          ...(byRole && { byRole }),
        }
        return api(communityRoutes.contacts, { params: { placeId }, query, signal })
      },
    }),
  /** `null` for somebody who is not, or no longer, in this place. Queried alone because a link may name a person beyond the loaded pages. */
  contact: (userId: string) =>
    queryOptions({
      queryKey: communityKeys.contact(person, placeId, userId),
      queryFn: async ({ signal }): Promise<Contact | null> => {
        for (let page = 1; ; page += 1) {
          const query = { page, perPage: longestPage }
          const { data, meta } = await api(communityRoutes.contacts, { params: { placeId }, query, signal })
          const found = data.entities.users[userId]
          if (found) return found
          if (page >= lastPage(meta)) return null
        }
      },
    }),
  invitations: () =>
    listQuery({
      queryKey: communityKeys.invitations(person, placeId),
      ask: (page, signal) => api(communityRoutes.invitations, { params: { placeId }, query: { page }, signal }),
    }),
})
