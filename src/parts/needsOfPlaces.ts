import { pluralForm } from '#locales/pluralForm.ts'
import type { Language } from '#src/i18n/TranslateProvider.tsx'
import type { Need } from './dashboardParts.ts'

type OfPlace = { readonly placeId: string; readonly placeName: string; readonly count: number }
type Reader = { readonly language: Language; readonly selected: string }

/** More rows about one subject would hide the other needs. */
const most = 5

/**
 * One need for each place, the selected place first. If there are too many, the last one covers all remaining places and leads
 * to the first of these. `needOf` gets the words for the places that its need covers, and how many there are besides the first.
 */
export function needsOfPlaces<Waiting extends OfPlace>(
  waiting: readonly Waiting[],
  { language: { translate: t, locale }, selected }: Reader,
  needOf: (waiting: Waiting, where: string, others: number) => Need,
): readonly Need[] {
  const isSelected = ({ placeId }: Waiting) => placeId === selected
  const ordered = [...waiting.filter(isSelected), ...waiting.filter((one) => !isSelected(one))]
  const single = ordered.length > most ? most - 1 : most
  const needs = ordered.slice(0, single).map((one) => placed(one, needOf(one, one.placeName, 0)))
  const rest = ordered.slice(single)
  const [first] = rest
  if (!first) return needs
  const others = rest.length - 1
  const where = t(`dashboard.needs.places.${pluralForm(locale, others)}`, { place: first.placeName, count: others })
  const count = rest.reduce((sum, one) => sum + one.count, 0)
  return [...needs, placed(first, needOf({ ...first, count }, where, others))]
}

const placed = ({ placeId, placeName }: OfPlace, need: Need): Need => ({
  ...need,
  place: { id: placeId, name: placeName },
})
