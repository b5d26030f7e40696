import { fromPromise } from 'xstate'
import { draftMachine } from '#machines/parts/draft/draft.machine.ts'
import { present } from '#machines/present.ts'
import type { ScreenProps } from './screenProps.ts'

/** The two copies of one draft (docs/decisions/021): in this tab, read first, and on the server. */
export type DraftCopies<Draft> = {
  readonly tab: {
    readonly read: () => Draft | null
    readonly write: (draft: Draft) => void
    readonly holds: (draft: Draft) => boolean
    readonly clear: () => void
  }
  readonly store: (draft: Draft, signal: AbortSignal) => Promise<unknown>
  readonly remove: () => Promise<unknown>
}

/** Keeps both: the one in the tab with every change, the other when the chart says so. */
export function createDraftKeeper<Draft>(
  { tab, store, remove }: DraftCopies<Draft>,
  portal: ScreenProps['portal'],
  found: Draft | null = tab.read(),
) {
  let latest = found
  return {
    latest: () => latest,
    copy(draft: Draft) {
      latest = draft
      tab.write(draft)
    },
    /** What stays on the server because nothing answered goes with what was sent, or is found once more. */
    forget() {
      latest = null
      tab.clear()
      void remove().catch(() => undefined)
    },
    machine: draftMachine.provide({
      actors: {
        storeDraft: fromPromise<'server' | 'tab'>(async ({ signal }) => {
          const draft = present(latest)
          try {
            await store(draft, signal)
            return 'server'
          } catch (error) {
            if (tab.holds(draft)) return 'tab'
            throw error
          }
        }),
      },
      actions: {
        hold: () => portal.send({ type: 'leaving.hold' }),
        release: () => portal.send({ type: 'leaving.release' }),
      },
    }),
  }
}
