import { fromPromise } from 'xstate'
import type { DraftValue } from '#contract/defineDraft.ts'
import { draftMachine } from '#machines/parts/draft/draft.machine.ts'
import { present } from '#machines/present.ts'
import type { DraftCopies, Written } from './draftCopies.ts'
import type { ScreenProps } from './screenProps.ts'

/** Keeps both copies of a draft: the one in the tab with every change, the other when the chart says so. */
export function createDraftKeeper<Value extends DraftValue>(
  { tab, store, remove }: DraftCopies<Value>,
  portal: ScreenProps['portal'],
  found: Written<Value> | null = tab.read(),
) {
  let latest = found
  return {
    latest: () => latest,
    copy(written: Written<Value>) {
      latest = written
      tab.write(written)
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
          const written = present(latest)
          try {
            await store(written, signal)
            return 'server'
          } catch (error) {
            if (tab.holds(written)) return 'tab'
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
