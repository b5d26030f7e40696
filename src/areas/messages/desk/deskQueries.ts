import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { AbuseReport } from '#contract/messages/conversationDesk.ts'
import { conversationDeskRoutes } from '#contract/messages/conversationDesk.ts'
import type { ConversationDetail } from '#contract/messages/conversations.ts'
import type { RouteInput } from '#contract/route.ts'
import type { Api } from '#src/api/api.ts'
import { createIntention } from '#src/api/createIntention.ts'
import { justRead } from '#src/parts/justRead.ts'
import { listQuery } from '#src/parts/pagesOf.ts'
import { messageKeys } from '../messageKeys.ts'

const perPage = 30

export const shownQueues = ['all', 'mine', 'unassigned'] as const
export type ShownQueue = (typeof shownQueues)[number]

const deskKeys = {
  queue: (person: string, shown: ShownQueue, place: string | null) =>
    [...messageKeys.all(person), 'queue', shown, place] as const,
  notes: (person: string, conversationId: string) => [...messageKeys.all(person), 'notes', conversationId] as const,
  reported: (person: string) => [...messageKeys.all(person), 'reported'] as const,
  reportedIn: (person: string, place: string | null) => [...deskKeys.reported(person), place] as const,
  answers: (person: string, placeId: string) => [...messageKeys.all(person), 'answers', placeId] as const,
}

export const deskQueries = (api: Api, person: string) => ({
  /** `null` = of all places. */
  queue: (shown: ShownQueue, place: string | null) =>
    listQuery({
      queryKey: deskKeys.queue(person, shown, place),
      ask: (page, signal) =>
        api(conversationDeskRoutes.queue, {
          query: { ...(shown !== 'all' && { q: shown }), ...(place && { place }), page, perPage },
          signal,
          isPlaceless: true,
        }),
      staleTime: justRead,
    }),
  notes: (conversationId: string) =>
    queryOptions({
      queryKey: deskKeys.notes(person, conversationId),
      queryFn: ({ signal }) => api(conversationDeskRoutes.notes, { params: { conversationId }, signal }),
      select: ({ notes }) => notes,
    }),
  reported: (place: string | null) =>
    queryOptions({
      queryKey: deskKeys.reportedIn(person, place),
      queryFn: ({ signal }) =>
        api(conversationDeskRoutes.abuseReports, { query: place ? { place } : {}, signal, isPlaceless: true }),
      select: ({ abuseReports }) => abuseReports,
      staleTime: justRead,
    }),
  answers: (placeId: string) =>
    queryOptions({
      queryKey: deskKeys.answers(person, placeId),
      queryFn: ({ signal }) => api(conversationDeskRoutes.cannedAnswers, { params: { placeId }, signal }),
      select: ({ cannedAnswers }) => cannedAnswers,
    }),
})

type Note = RouteInput<typeof conversationDeskRoutes.addNote>['body']['note']
type Answer = RouteInput<typeof conversationDeskRoutes.addCannedAnswer>['body']['cannedAnswer']

/** The actions of staff on a conversation that is addressed to the manager. */
export function deskMutations(api: Api, client: QueryClient, person: string, conversationId: string) {
  const params = { conversationId }
  const intention = createIntention(`note ${conversationId} ${person}`)
  const readAgain = () => client.invalidateQueries({ queryKey: messageKeys.all(person) })
  // Nobody waits for the lists: a second act would be ignored meanwhile.
  const take = (detail: ConversationDetail) => {
    client.setQueryData(messageKeys.detail(person, conversationId), detail)
    void readAgain()
  }
  return {
    /** `null` = nobody is in charge any more. */
    assign: () =>
      mutationOptions({
        mutationFn: (userId: string | null) =>
          api(conversationDeskRoutes.assign, { params, body: { assignee: { userId } } }),
        onSuccess: take,
        onError: readAgain,
      }),
    close: () =>
      mutationOptions({
        mutationFn: () => api(conversationDeskRoutes.close, { params }),
        onSuccess: take,
        onError: readAgain,
      }),
    addNote: () =>
      mutationOptions({
        mutationFn: (note: Note) =>
          api(conversationDeskRoutes.addNote, { params, body: { note }, idempotencyKey: intention.keyFor(note) }),
        onSuccess() {
          intention.done()
          return client.invalidateQueries({ queryKey: deskKeys.notes(person, conversationId) })
        },
      }),
  }
}

/** The prepared answers of the agency of a place. */
export function answerMutations(api: Api, client: QueryClient, person: string, placeId: string) {
  const intention = createIntention(`canned answer ${placeId} ${person}`)
  const readAgain = () => client.invalidateQueries({ queryKey: deskKeys.answers(person, placeId) })
  return {
    add: () =>
      mutationOptions({
        mutationFn: (cannedAnswer: Answer) =>
          api(conversationDeskRoutes.addCannedAnswer, {
            params: { placeId },
            body: { cannedAnswer },
            idempotencyKey: intention.keyFor(cannedAnswer),
          }),
        onSuccess() {
          intention.done()
          return readAgain()
        },
      }),
    remove: () =>
      mutationOptions({
        mutationFn: (cannedAnswerId: string) =>
          api(conversationDeskRoutes.removeCannedAnswer, { params: { placeId, cannedAnswerId } }),
        onSettled: readAgain,
      }),
  }
}

/** Marks a reported message as handled. */
export const seeReport = (api: Api, client: QueryClient, person: string) =>
  mutationOptions({
    mutationFn: ({ id, placeId }: Pick<AbuseReport, 'id' | 'placeId'>) =>
      api(conversationDeskRoutes.see, { params: { placeId, abuseReportId: id } }),
    onSettled: () => client.invalidateQueries({ queryKey: deskKeys.reported(person) }),
  })
