import * as z from 'zod/mini'
import type { Decision } from '#contract/decisions/decisionList.ts'
import { decisionList } from '#contract/decisions/decisionList.ts'
import { pathOf } from '#contract/paths.ts'
import { decisionKeys } from '#src/areas/decisions/decisionKeys.ts'
import type { Language } from '#src/i18n/TranslateProvider.tsx'
import type { Need, NeedSource } from '#src/parts/dashboardParts.ts'
import { justRead } from '#src/parts/justRead.ts'
import { rowsOf } from '#src/parts/pagesOf.ts'

type Filters = { readonly state: 'youHaveToVote' | 'awaitingRequalification'; readonly sort: 'due_at' }
type Found = { readonly first: Decision; readonly count: number; readonly language: Language; readonly placeId: string }

/** One need for all of these decisions, based on the one that is due first. */
const needFrom =
  (filters: Filters, needOf: (found: Found) => Need): NeedSource['query'] =>
  ({ api, person, placeId }, language) => ({
    queryKey: decisionKeys.glance(person, placeId, filters, 1),
    queryFn: ({ signal }) => api(decisionList, { params: { placeId }, query: { ...filters, perPage: 1 }, signal }),
    staleTime: justRead,
    select: (list) => {
      const page = z.parse(decisionList.answer, list)
      const [first] = rowsOf(page)
      return first ? [needOf({ first, count: page.meta.total, language, placeId })] : []
    },
  })

/** Votes that wait for the person: the action begins with the one that is due first. */
export const decisionNeeds: NeedSource = {
  permission: 'decision.vote',
  waitsIn: { page: 'decisions' },
  query: needFrom({ state: 'youHaveToVote', sort: 'due_at' }, ({ first, count, language, placeId }) => {
    const { translate: t, format } = language
    const { id, title, dueAt } = first
    return {
      id: `vote ${placeId}`,
      count,
      urgency: 'soon',
      icon: 'check',
      at: Date.parse(dueAt),
      title: count === 1 ? t('dashboard.needs.vote.alone') : t('dashboard.needs.vote.many', { count }),
      detail: t('dashboard.needs.vote.detail', { title, date: format.date(new Date(dueAt)) }),
      action: {
        label: t('dashboard.needs.vote.action'),
        href: pathOf('vote', { decisionId: id }),
      },
    }
  }),
}

/** Decisions that the president must either bring to a meeting or explain. */
export const deskNeeds: NeedSource = {
  permission: 'decision.preside',
  waitsIn: { page: 'decisions' },
  query: needFrom({ state: 'awaitingRequalification', sort: 'due_at' }, ({ first, count, language, placeId }) => {
    const { translate: t } = language
    const { id, title } = first
    return {
      id: `desk ${placeId}`,
      count,
      urgency: 'late',
      icon: 'users',
      // Comes before a debt of the president, because others wait for the answer.
      at: -1,
      title: t('dashboard.needs.desk.title'),
      detail: count === 1 ? title : t('dashboard.needs.desk.more', { title, count: count - 1 }),
      action: { label: t('dashboard.needs.desk.action'), href: pathOf('presidentDesk', { decisionId: id }) },
    }
  }),
}
