import { useSelector } from '@xstate/react'
import type { ReportCategory, ReportSort } from '#contract/reports/reports.ts'
import { reportCategories, reportSorts } from '#contract/reports/reports.ts'
import type { PlaceSelectionRef } from '#machines/places/placeSelection/placeSelection.machine.ts'
import { selectSort } from '#machines/places/placeSelection/placeSelection.selectors.ts'
import { among } from '#src/parts/among.ts'
import type { ReportFilters } from '#src/parts/reportKeys.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useAddress } from '#src/parts/useAddress.ts'

export const onlyThese = ['mine', 'unread', 'overdue'] as const
type OnlyThese = (typeof onlyThese)[number]
export const ongoingStates = ['opened', 'acknowledged'] as const
type OngoingState = (typeof ongoingStates)[number]
const defaultSort: ReportSort = '-updated_at'

/** The filters that a person can choose. */
export type Choice = {
  readonly isFinished: boolean
  readonly state: OngoingState | null
  readonly category: ReportCategory | null
  readonly only: OnlyThese | null
  /** Only reports for which work was ordered. */
  readonly onlyWorkOrders: boolean
  readonly search: string
  readonly sort: ReportSort
}

/**
 * The filters of the list, kept in the address: a reload, back and a link show the same. The order is also kept for each
 * place (specification §3, UI state), as the default when the address names none.
 */
export function useReportFilters(portal: ScreenProps['portal'], selection: PlaceSelectionRef, placeId: string) {
  const address = useAddress(portal)
  const list = `reports ${placeId}`
  const kept = useSelector(selection, selectSort(list))
  const isFinished = address.read('liste') === 'termines'
  const choice: Choice = {
    isFinished,
    state: isFinished ? null : among(ongoingStates, address.read('etat')),
    category: among(reportCategories, address.read('categorie')),
    only: among(onlyThese, address.read('filtre')),
    onlyWorkOrders: address.read('interventions') === 'oui',
    search: address.read('recherche'),
    sort: among(reportSorts, address.read('tri') || kept) ?? defaultSort,
  }
  function choose(changes: Partial<Choice>) {
    if (changes.sort) selection.send({ type: 'sort.choose', list, sort: changes.sort })
    const { isFinished: finished, state, category, only, onlyWorkOrders, search, sort } = { ...choice, ...changes }
    address.write({
      liste: finished ? 'termines' : null,
      etat: finished ? null : state,
      categorie: category === null ? null : String(category),
      filtre: only,
      interventions: onlyWorkOrders ? 'oui' : null,
      recherche: search,
      tri: sort === defaultSort ? null : sort,
    })
  }
  const clear = () => choose({ state: null, category: null, only: null, onlyWorkOrders: false, search: '' })
  return { choice, choose, clear }
}

/** The number of active filters in the drawer. */
export const countFilters = ({ state, category, only, onlyWorkOrders }: Choice) =>
  [state, category, only, onlyWorkOrders || null].filter((value) => value !== null).length

/** Whether a search or a filter of the drawer hides reports. */
export const isNarrowed = (choice: Choice) => countFilters(choice) > 0 || choice.search !== ''

export const toFilters = ({
  isFinished,
  state,
  category,
  only,
  onlyWorkOrders,
  search,
  sort,
}: Choice): ReportFilters => ({
  state: isFinished ? 'resolved' : (state ?? 'ongoing'),
  sort,
  ...(category !== null && { byCategory: category }),
  ...(only !== null && { q: only }),
  ...(onlyWorkOrders && { withWorkOrder: 'true' }),
  ...(search !== '' && { search }),
})
