import { useSelector } from '@xstate/react'
import { fromTypedDate } from '#contract/dates.ts'
import type { VotedHeading } from '#machines/accounts/voted/voted.draft.ts'
import type { VotedRef } from '#machines/accounts/voted/voted.machine.ts'
import { selectDraft, selectFaults } from '#machines/accounts/voted/voted.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'

/** The fault of a field, as a sentence. */
export function useVotedFaults(votedRef: VotedRef) {
  const t = useTranslate()
  const faults = useSelector(votedRef, selectFaults)
  return (field: string) => {
    const fault = faults[field]
    return fault && t(`voted.faults.${fault}`)
  }
}

type TextOfHeading = Exclude<keyof VotedHeading, 'rhythm' | 'ownDays'>

/** The properties of a text field of the heading. */
export function useHeadingField(votedRef: VotedRef) {
  const draft = useSelector(votedRef, selectDraft)
  const faultAt = useVotedFaults(votedRef)
  return (name: TextOfHeading) => ({
    defaultValue: draft[name] ?? undefined,
    error: faultAt(name),
    onInput: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) =>
      votedRef.send({ type: 'heading.change', heading: { [name]: value || null } }),
  })
}

/** The properties of the field for the day of the vote. */
export function useVotedOn(votedRef: VotedRef) {
  const field = useHeadingField(votedRef)('votedOn')
  return {
    ...field,
    onInput: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) =>
      votedRef.send({ type: 'heading.change', heading: { votedOn: fromTypedDate(value) || null } }),
  }
}
