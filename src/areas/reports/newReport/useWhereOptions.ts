import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Equipment } from '#contract/equipments.ts'
import { equipmentValues } from '#contract/reports/reports.ts'
import type { Where } from '#machines/reports/report/report.draft.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { equipmentQueries } from '#src/parts/equipmentQueries.ts'
import { whereValue } from './detailsForm.ts'
import type { OfNewReport } from './NewReport.tsx'

type Props = Pick<OfNewReport, 'api' | 'person' | 'placeId'>

/**
 * The locations to choose from: the recorded equipment of the place, then kinds of locations, without those that the equipment already
 * names. The chosen one is always among them.
 */
export function useWhereOptions({ api, person, placeId }: Props, { equipment, equipmentId }: Where) {
  const t = useTranslate()
  const queries = equipmentQueries(api, person)
  const { data } = useInfiniteQuery(queries.list(placeId))
  const { data: chosen, isPending } = useQuery({
    ...queries.detail(equipmentId ?? ''),
    enabled: equipmentId !== null,
  })
  const listed = data?.rows ?? []
  const isListed = listed.some(({ id }) => id === equipmentId)
  const known = chosen && !isListed ? [chosen, ...listed] : listed
  const names = new Set(known.map((one) => one.name))
  // The browser drops a selected value without an option, so the kind of the equipment replaces its name until it has loaded.
  const isUnread = equipment !== null && equipmentId !== null && isPending && !isListed
  const name = ({ name, location }: Equipment) =>
    location === '' ? name : t('newReport.details.equipment', { name, location })
  return [
    ...(isUnread
      ? [{ value: whereValue({ equipment, equipmentId }), label: t(`reports.equipments.${equipment}`) }]
      : []),
    ...known.map((one) => ({ value: whereValue({ equipment: one.kind, equipmentId: one.id }), label: name(one) })),
    ...equipmentValues
      .map((value) => ({ value, label: t(`reports.equipments.${value}`) }))
      .filter(({ value, label }) => value === whereValue({ equipment, equipmentId }) || !names.has(label)),
  ]
}
