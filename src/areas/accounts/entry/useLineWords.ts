import type { WrittenLine } from '#machines/accounts/entry/entry.draft.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import type { Choices } from '../bookkeeping/OfBooks.tsx'

/** The names of a line's references. */
export function useLineWords({ owners, lots, providers, keys, works }: Choices) {
  const { translate: t, format } = useLanguage()
  return ({ ownerId, lotId, dueOn, providerId, keyId, worksId }: WrittenLine): string => {
    const nameIn = (rows: readonly { readonly id: string; readonly name: string }[], id: string | null | undefined) =>
      rows.find((row) => row.id === id)?.name
    const lot = lots.find(({ id }) => id === lotId)
    return [
      nameIn(owners, ownerId),
      lot && t('movements.lot', { number: lot.number }),
      dueOn && t('entry.reviewing.due', { date: format.date(momentOf(dueOn)) }),
      nameIn(providers, providerId),
      nameIn(keys, keyId),
      works.find(({ id }) => id === worksId)?.label,
    ]
      .filter(Boolean)
      .join(', ')
  }
}
