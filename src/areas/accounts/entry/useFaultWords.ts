import { useSelector } from '@xstate/react'
import type { EntryRef } from '#machines/accounts/entry/entry.machine.ts'
import { selectFaults } from '#machines/accounts/entry/entry.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'

/** The fault of a field, as a sentence. */
export function useFaultWords(entryRef: EntryRef) {
  const t = useTranslate()
  const faults = useSelector(entryRef, selectFaults)
  return (field: string) => {
    const fault = faults[field]
    return fault && t(`entry.faults.${fault}`)
  }
}
