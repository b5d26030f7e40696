import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Attendance } from '#contract/decisions/meetingDesk.ts'
import { meetingDeskRoutes } from '#contract/decisions/meetingDesk.ts'
import { meetingPowerRoutes } from '#contract/decisions/meetingPowers.ts'
import { meetingRoutes } from '#contract/decisions/meetings.ts'
import type { RouteAnswer } from '#contract/route.ts'
import type { Api } from '#src/api/api.ts'
import { listQuery } from '#src/parts/pagesOf.ts'

type PowerParams = { readonly meetingId: string; readonly powerId: string }
type Sheet = InfiniteData<RouteAnswer<typeof meetingDeskRoutes.attendees>, number>

/** The first word of a key is the live topic (contract/live.ts). */
export const meetingKeys = {
  all: (person: string) => ['meetings', person] as const,
  past: (person: string, placeId: string) => ['meetings', person, placeId, 'past'] as const,
  detail: (person: string, meetingId: string) => ['meetings', person, 'detail', meetingId] as const,
  holders: (person: string, meetingId: string, search: string) =>
    ['meetings', person, 'holders', meetingId, search] as const,
  sheets: (person: string, meetingId: string) => ['meetings', person, 'attendees', meetingId] as const,
  sheet: (person: string, meetingId: string, search: string) =>
    [...meetingKeys.sheets(person, meetingId), search] as const,
}

const meetingsPerPage = 10
const ownersPerPage = 50
const holdersPerPage = 20

export const meetingQueries = (api: Api, person: string) => ({
  detail: (meetingId: string) =>
    queryOptions({
      queryKey: meetingKeys.detail(person, meetingId),
      queryFn: ({ signal }) => api(meetingDeskRoutes.read, { params: { meetingId }, signal }),
    }),
  /** The meetings of a place that have begun. */
  past: (placeId: string) =>
    listQuery({
      queryKey: meetingKeys.past(person, placeId),
      ask: (page, signal) =>
        api(meetingRoutes.list, { params: { placeId }, query: { q: 'past', page, perPage: meetingsPerPage }, signal }),
    }),
  /** The owners of the place, and how each takes part. */
  attendees: (meetingId: string, search: string) =>
    listQuery({
      queryKey: meetingKeys.sheet(person, meetingId, search),
      ask: (page, signal) =>
        api(meetingDeskRoutes.attendees, {
          params: { meetingId },
          query: { page, perPage: ownersPerPage, ...(search !== '' && { search }) },
          signal,
        }),
    }),
  /** The other owners, one of whom may represent the person. */
  holders: (meetingId: string, search: string) =>
    listQuery({
      queryKey: meetingKeys.holders(person, meetingId, search),
      ask: (page, signal) =>
        api(meetingPowerRoutes.holders, {
          params: { meetingId },
          query: { page, perPage: holdersPerPage, ...(search !== '' && { search }) },
          signal,
        }),
    }),
  /** Records how one owner takes part, as an optimistic update that rolls back on refusal. */
  attend: (client: QueryClient, meetingId: string, userId: string) =>
    mutationOptions({
      mutationFn: (attendance: Attendance) =>
        api(meetingDeskRoutes.attend, { params: { meetingId, userId }, body: { attendee: { attendance } } }),
      onSuccess: (attendee) => {
        client.setQueriesData<Sheet>({ queryKey: meetingKeys.sheets(person, meetingId) }, (sheet) =>
          sheet
            ? {
                ...sheet,
                pages: sheet.pages.map((page) =>
                  page.data.entities.attendees[userId]
                    ? {
                        ...page,
                        data: {
                          ...page.data,
                          entities: { attendees: { ...page.data.entities.attendees, [userId]: attendee } },
                        },
                      }
                    : page,
                ),
              }
            : sheet,
        )
        void client.invalidateQueries({ queryKey: meetingKeys.detail(person, meetingId) })
      },
    }),
  answerPower: (client: QueryClient, params: PowerParams) =>
    mutationOptions({
      mutationFn: (isAccepted: boolean) => api(meetingPowerRoutes.answer, { params, body: { answer: { isAccepted } } }),
      onSettled: () => client.invalidateQueries({ queryKey: meetingKeys.all(person) }),
    }),
  revokePower: (client: QueryClient, params: PowerParams) =>
    mutationOptions({
      mutationFn: () => api(meetingPowerRoutes.revoke, { params }),
      onSettled: () => client.invalidateQueries({ queryKey: meetingKeys.all(person) }),
    }),
  /** Records the day on which the minutes were notified. */
  notifyMinutes: (client: QueryClient, meetingId: string) =>
    mutationOptions({
      mutationFn: (notifiedOn: string) =>
        api(meetingDeskRoutes.notifyMinutes, { params: { meetingId }, body: { minutesNotification: { notifiedOn } } }),
      onSuccess: (meeting) => client.setQueryData(meetingKeys.detail(person, meetingId), meeting),
    }),
})
