import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Attendance } from '#contract/decisions/meetings.ts'
import { meetingDeskRoutes } from '#contract/decisions/meetings.ts'
import type { RouteAnswer } from '#contract/route.ts'
import type { Api } from '#src/api/api.ts'
import { listQuery } from '#src/parts/pagesOf.ts'

type Sheet = InfiniteData<RouteAnswer<typeof meetingDeskRoutes.attendees>, number>

/** The first word of a key is the live topic (contract/live.ts). */
const keys = {
  detail: (person: string, meetingId: string) => ['meetings', person, 'detail', meetingId] as const,
  sheets: (person: string, meetingId: string) => ['meetings', person, 'attendees', meetingId] as const,
  sheet: (person: string, meetingId: string, search: string) => [...keys.sheets(person, meetingId), search] as const,
}

const ownersPerPage = 50

export const meetingQueries = (api: Api, person: string) => ({
  detail: (meetingId: string) =>
    queryOptions({
      queryKey: keys.detail(person, meetingId),
      queryFn: ({ signal }) => api(meetingDeskRoutes.read, { params: { meetingId }, signal }),
    }),
  /** The owners of the place, and how each takes part. */
  attendees: (meetingId: string, search: string) =>
    listQuery({
      queryKey: keys.sheet(person, meetingId, search),
      ask: (page, signal) =>
        api(meetingDeskRoutes.attendees, {
          params: { meetingId },
          query: { page, perPage: ownersPerPage, ...(search !== '' && { search }) },
          signal,
        }),
      rowOf: ({ data }, id) => data.entities.attendees[id],
    }),
  /** Records how one owner takes part, as an optimistic update that rolls back on refusal. */
  attend: (client: QueryClient, meetingId: string, userId: string) =>
    mutationOptions({
      mutationFn: (attendance: Attendance) =>
        api(meetingDeskRoutes.attend, { params: { meetingId, userId }, body: { attendee: { attendance } } }),
      onSuccess: (attendee) => {
        client.setQueriesData<Sheet>({ queryKey: keys.sheets(person, meetingId) }, (sheet) =>
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
        void client.invalidateQueries({ queryKey: keys.detail(person, meetingId) })
      },
    }),
  /** Records the day on which the minutes were notified. */
  notifyMinutes: (client: QueryClient, meetingId: string) =>
    mutationOptions({
      mutationFn: (notifiedOn: string) =>
        api(meetingDeskRoutes.notifyMinutes, { params: { meetingId }, body: { minutesNotification: { notifiedOn } } }),
      onSuccess: (meeting) => client.setQueryData(keys.detail(person, meetingId), meeting),
    }),
})
