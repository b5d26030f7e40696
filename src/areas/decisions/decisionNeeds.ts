import * as z from 'zod/mini'
import { screenPaths } from '#contract/addresses.ts'
import { decisionList } from '#contract/decisions/decisionList.ts'
import { placeChecks } from '#contract/decisions/placeChecks.ts'
import { pathOf } from '#contract/paths.ts'
import { decisionKeys } from '#src/areas/decisions/decisionKeys.ts'
import type { NeedSource } from '#src/parts/dashboardParts.ts'
import { justRead } from '#src/parts/justRead.ts'

/** Votes that wait for the person: a single one links to its vote, several to their list. */
export const decisionNeeds: NeedSource = {
  permission: 'decision.vote',
  query: ({ api, person, placeId }, { translate: t, format }) => {
    const filters = { state: 'youHaveToVote', sort: 'due_at' } as const
    return {
      queryKey: decisionKeys.glance(person, placeId, filters, 1),
      queryFn: ({ signal }) => api(decisionList, { params: { placeId }, query: { ...filters, perPage: 1 }, signal }),
      staleTime: justRead,
      select: (list) => {
        const { data, meta } = z.parse(decisionList.answer, list)
        const [first] = data.result.flatMap((id) => data.entities.decisions[id] ?? [])
        if (!first) return []
        const { id, title, dueAt } = first
        const isAlone = meta.total === 1
        return [
          {
            id: `vote ${placeId}`,
            urgency: 'soon',
            icon: 'check',
            at: Date.parse(dueAt),
            title: isAlone ? t('dashboard.needs.vote.alone') : t('dashboard.needs.vote.many', { count: meta.total }),
            detail: t('dashboard.needs.vote.detail', { title, date: format.date(new Date(dueAt)) }),
            action: {
              label: t('dashboard.needs.vote.action'),
              href: isAlone ? pathOf('vote', { decisionId: id }) : `${screenPaths.decisions}?liste=a-voter`,
            },
          },
        ]
      },
    }
  },
}

/** Votes by paper power, or contested, that the person has to check: the link leads to the decision that is due first. */
export const checkNeeds: NeedSource = {
  permission: 'vote.check',
  query: ({ api, person, placeId }, { translate: t, format }) => ({
    queryKey: decisionKeys.checks(person, placeId),
    queryFn: ({ signal }) => api(placeChecks, { params: { placeId }, signal }),
    select: (found) => {
      const { total, first } = z.parse(placeChecks.answer, found)
      if (!first) return []
      const { id, title, dueAt } = first
      return [
        {
          id: `check ${placeId}`,
          urgency: 'soon',
          icon: 'check',
          at: Date.parse(dueAt),
          title: total === 1 ? t('dashboard.needs.check.alone') : t('dashboard.needs.check.many', { count: total }),
          detail: t('dashboard.needs.vote.detail', { title, date: format.date(new Date(dueAt)) }),
          action: { label: t('dashboard.needs.check.action'), href: pathOf('decision', { decisionId: id }) },
        },
      ]
    },
  }),
}
