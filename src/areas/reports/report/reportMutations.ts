import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { mutationOptions } from '@tanstack/react-query'
import type { Profile } from '#contract/profile.ts'
import type { Report, ReportDetail } from '#contract/reports/reports.ts'
import { reportRoutes } from '#contract/reports/reports.ts'
import type { RouteAnswer } from '#contract/route.ts'
import type { Api } from '#src/api/api.ts'
import { createIntention } from '#src/api/createIntention.ts'
import { profileKeys } from '#src/parts/profileQueries.ts'
import { reportKeys } from '#src/parts/reportKeys.ts'
import { reportQueries } from '#src/parts/reportQueries.ts'

type List = RouteAnswer<typeof reportRoutes.list>
type Lists = InfiniteData<List, number>
type Events = InfiniteData<RouteAnswer<typeof reportRoutes.events>, number>
type Comment = { readonly body: string; readonly attachmentIds: string[] }

/** Puts the report of a response in every query that shows it. */
export function reportCache(client: QueryClient, person: string) {
  /** Cancels pending queries, which would overwrite the optimistic update. */
  const hold = () => client.cancelQueries({ queryKey: reportKeys.all(person) })

  function change(reportId: string, changed: (report: Report) => Partial<Report>) {
    const inPage = (page: List): List => {
      const report = page.data.entities.reports[reportId]
      if (!report) return page
      const reports = { ...page.data.entities.reports, [reportId]: { ...report, ...changed(report) } }
      return { ...page, data: { ...page.data, entities: { reports } } }
    }
    client.setQueryData<ReportDetail>(
      reportKeys.detail(person, reportId),
      (report) => report && { ...report, ...changed(report) },
    )
    client.setQueriesData<Lists>({ queryKey: reportKeys.lists(person) }, (lists) =>
      lists ? { ...lists, pages: lists.pages.map(inPage) } : lists,
    )
    client.setQueriesData<List>({ queryKey: reportKeys.glances(person) }, (list) => (list ? inPage(list) : list))
  }

  /** Prepends the new events to the history; the other loaded pages stay as they are. */
  async function appendEvents(api: Api, reportId: string) {
    const queryKey = reportKeys.events(person, reportId)
    if (!client.getQueryData(queryKey)) return
    const newest = await api(reportRoutes.events, { params: { reportId }, query: { perPage: newestCount } })
    client.setQueryData<Events>(queryKey, (known) => {
      const [first, ...others] = known?.pages ?? []
      if (!known || !first) return known
      const isKnown = new Set(known.pages.flatMap(({ data }) => data.result))
      const added = newest.data.result.filter((id) => !isKnown.has(id))
      const data = {
        result: [...added, ...first.data.result],
        entities: { reportEvents: { ...first.data.entities.reportEvents, ...newest.data.entities.reportEvents } },
      }
      return { ...known, pages: [{ data, meta: { ...first.meta, total: newest.meta.total } }, ...others] }
    })
  }

  return {
    hold,
    change,
    /** Updates the cache after an action: the report, and the events that the action added. */
    async take(api: Api, report: ReportDetail) {
      await hold()
      client.setQueryData<ReportDetail>(reportKeys.detail(person, report.id), report)
      change(report.id, () => report)
      await appendEvents(api, report.id).catch(() =>
        client.invalidateQueries({ queryKey: reportKeys.events(person, report.id) }),
      )
    },
  }
}

/** More events than one report gains between two requests. */
const newestCount = 10

/** Made once for each report on screen, because a retry must send the same idempotency key. */
export const reportMutations = (api: Api, client: QueryClient, person: string, reportId: string) => {
  const cache = reportCache(client, person)
  const { queryKey } = reportQueries(api, person).detail(reportId)
  const params = { reportId }
  const about = `report ${reportId} ${person}`
  const intentions = { witness: createIntention(`${about} witness`), comment: createIntention(`${about} comment`) }
  const settle = () => void client.invalidateQueries({ queryKey: reportKeys.all(person) })

  /** Joins or leaves as a witness, as an optimistic update. */
  function witness(isWitness: boolean) {
    const route = isWitness ? reportRoutes.join : reportRoutes.leave
    return mutationOptions({
      mutationFn: () => api(route, { params, idempotencyKey: intentions.witness.keyFor(isWitness) }),
      onMutate: async () => {
        await cache.hold()
        const before = client.getQueryData<ReportDetail>(queryKey)
        const own = client.getQueryData<Profile>(profileKeys.own(person))
        cache.change(reportId, ({ witnessesCount }) => ({
          isWitness,
          witnessesCount: witnessesCount + (isWitness ? 1 : -1),
        }))
        client.setQueryData<ReportDetail>(queryKey, (report) => report && own && withWitness(report, own, isWitness))
        return () => {
          if (!before) return
          client.setQueryData<ReportDetail>(queryKey, before)
          cache.change(reportId, () => ({
            isWitness: before.isWitness,
            witnessesCount: before.witnessesCount,
          }))
        }
      },
      onError: (_error, _nothing, undo) => {
        undo?.()
        settle()
      },
      onSuccess: (report) => {
        intentions.witness.done()
        return cache.take(api, report)
      },
    })
  }

  return {
    join: () => witness(true),
    leave: () => witness(false),
    comment: () =>
      mutationOptions({
        mutationFn: (event: Comment) =>
          api(reportRoutes.comment, { params, body: { event }, idempotencyKey: intentions.comment.keyFor(event) }),
        onSuccess: (report) => {
          intentions.comment.done()
          return cache.take(api, report)
        },
      }),
    markRead: () =>
      mutationOptions({
        mutationFn: () => api(reportRoutes.markRead, { params, keepalive: true }),
        onSuccess: () => {
          cache.change(reportId, () => ({ isUnread: false }))
          // A list of unread reports loses this one.
          void client.invalidateQueries({ queryKey: reportKeys.lists(person), refetchType: 'none' })
          void client.invalidateQueries({ queryKey: reportKeys.glances(person), refetchType: 'none' })
        },
      }),
  }
}

function withWitness(report: ReportDetail, own: Profile, isWitness: boolean): ReportDetail {
  const others = report.witnesses.filter(({ userId }) => userId !== own.userId)
  const { userId, displayName, avatarUrl } = own
  return { ...report, witnesses: isWitness ? [...others, { userId, displayName, avatarUrl }] : others }
}
