import * as z from 'zod/mini'
import { type ChecksOfPlace, waitingChecks } from '#contract/decisions/waitingChecks.ts'
import { pathOf } from '#contract/paths.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import type { Language } from '#src/i18n/TranslateProvider.tsx'
import type { Need } from '#src/parts/dashboardParts.ts'
import type { NeedQuery } from '#src/parts/fetchedNeeds.ts'

/**
 * Votes by paper power, or contested, in all places of the person: those to check, and on the board those that others check. Each
 * link leads to the decision that is due first.
 */
export const checkNeeds: NeedQuery = ({ api, placeId }, language) => ({
  queryFn: ({ signal }) => api(waitingChecks, { signal }),
  select: (found) => {
    const { own, others } = z.parse(waitingChecks.answer, found)
    return [
      ...own.map((checks) => ownNeed(checks, { language, isHere: checks.placeId === placeId })),
      ...others.map((checks) => followedNeed(checks, { language, isHere: checks.placeId === placeId })),
    ]
  },
})

type Told = { readonly language: Language; readonly isHere: boolean }

function ownNeed(checks: ChecksOfPlace, { language, isHere }: Told): Need {
  const { translate: t, format } = language
  const { count, first, placeName: place } = checks
  const date = format.date(new Date(first.dueAt))
  return {
    ...needOf(checks),
    id: `check ${checks.placeId}`,
    urgency: 'soon',
    count,
    title: t(count === 1 ? 'dashboard.needs.check.alone' : 'dashboard.needs.check.many', { count }),
    detail: isHere
      ? t('dashboard.needs.vote.detail', { title: first.title, date })
      : t('dashboard.needs.check.elsewhere', { title: first.title, date, place }),
    action: { label: t('dashboard.needs.check.action'), href: pathOf('decision', { decisionId: first.id }) },
  }
}

/** Nothing for this person to do, so the menu does not count it. */
function followedNeed(checks: ChecksOfPlace, { language: { translate: t, locale }, isHere }: Told): Need {
  const { count, first, placeName: place } = checks
  return {
    ...needOf(checks),
    id: `followed check ${checks.placeId}`,
    urgency: 'someday',
    count: 0,
    givesWay: 2,
    title: t(`dashboard.needs.check.followed.${pluralForm(locale, count)}`, { count }),
    detail: isHere ? t('dashboard.needs.check.byOthers') : t('dashboard.needs.check.byOthersElsewhere', { place }),
    action: { label: t('dashboard.needs.see'), href: pathOf('decision', { decisionId: first.id }) },
  }
}

const needOf = ({ placeId, placeName, first }: ChecksOfPlace) =>
  ({ icon: 'check', at: Date.parse(first.dueAt), place: { id: placeId, name: placeName } }) as const
