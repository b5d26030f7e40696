import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { EntryDraft } from '#machines/accounts/entry/entry.draft.ts'
import { type EntryRef, entryMachine } from '#machines/accounts/entry/entry.machine.ts'
import { selectEntryId, selectStep } from '#machines/accounts/entry/entry.selectors.ts'
import { newUuid } from '#src/parts/newUuid.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useAddress } from '#src/parts/useAddress.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import type { KeptDraft } from '#src/parts/WithDraft.tsx'
import type { Choices } from '../bookkeeping/OfBooks.tsx'
import { EntryForm } from './EntryForm.tsx'
import { EntryReview } from './EntryReview.tsx'
import { entryActors, entryAddress } from './entry.actors.ts'
import { PostedEntry } from './PostedEntry.tsx'

export type OfEntry = Pick<ScreenProps, 'api' | 'person' | 'portal' | 'inspect'> & {
  readonly placeId: string
  readonly choices: Choices
  readonly kept: KeptDraft<EntryDraft>
}

/** The flow of one entry, shown at its current step. */
export function EntryFlow({ today, ...props }: OfEntry & { today: string }) {
  const { api, person, placeId, portal, inspect, choices, kept } = props
  const address = useAddress(portal)
  const client = useQueryClient()
  const flow: EntryRef = useFlow(
    () => {
      const steps = entryAddress.provide(portal, address.write)
      return entryMachine.provide({
        actors: { ...steps.actors, ...entryActors({ api, client, person, placeId }) },
        actions: {
          ...steps.actions,
          copyDraft: ({ context }) => kept.keep(context.draft),
          forgetDraft: kept.forget,
        },
      })
    },
    {
      inspect,
      input: {
        draft: kept.latest().value,
        books: { chart: choices.chart, openYears: choices.years.filter(({ closedAt }) => closedAt === null) },
        createId: newUuid,
        today,
        step: entryAddress.stepAt(portal),
      },
    },
  )
  const step = useSelector(flow, selectStep)
  const entryId = useSelector(flow, selectEntryId)
  if (step === 'posted' && entryId !== null) {
    return <PostedEntry {...props} entryId={entryId} onAnother={() => flow.send({ type: 'entry.begin' })} />
  }
  return step === 'review' ? <EntryReview {...props} entryRef={flow} /> : <EntryForm {...props} entryRef={flow} />
}
