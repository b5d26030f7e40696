import * as z from 'zod/mini'
import { bankLinesToMatch } from '#contract/accounts/bankLinesToMatch.ts'
import { applicationPaths } from '#contract/addresses.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import type { NeedQuery } from '#src/parts/fetchedNeeds.ts'
import { fetchedWords } from '#src/parts/fetchedWords.ts'
import { needsOfPlaces } from '#src/parts/needsOfPlaces.ts'

/** Lines of bank statements that wait to be matched, in all places of the person. */
export const bankNeeds: NeedQuery = ({ api, placeId: selected }, language) => ({
  queryFn: ({ signal }) => api(bankLinesToMatch, { signal, isPlaceless: true }),
  select: (data) => {
    const { locale } = language
    const t = fetchedWords(locale)
    const { places } = z.parse(bankLinesToMatch.answer, data)
    return needsOfPlaces(places, { language, selected }, ({ placeId, count }, detail) => ({
      id: `bank ${placeId}`,
      urgency: 'someday',
      at: 0,
      icon: 'coins',
      count,
      title: t(`bank.${pluralForm(locale, count)}`, { count }),
      detail,
      action: { label: t('bank.action'), href: applicationPaths.bankLines },
    }))
  },
})
