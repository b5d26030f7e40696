import { fromPromise } from 'xstate'
import type { DraftValue } from '#contract/defineDraft.ts'
import { draftMachine } from '#machines/parts/draft/draft.machine.ts'
import { present } from '#machines/present.ts'
import type { DraftCopies, Written } from './draftCopies.ts'
import type { ScreenProps } from './screenProps.ts'

/** Writes both copies of a draft: the tab's on every change, the server's when the chart decides. */
export function createDraftKeeper<Value extends DraftValue>(
  { tab, store, remove }: DraftCopies<Value>,
  portal: ScreenProps['portal'],
  found: Written<Value> | null = tab.read(),
) {
  let latest = found
  let writing = new AbortController()
  /** Only a later version cancels an earlier write: the form may close during it, for example when the person logs out. */
  const write = (written: Written<Value>) => {
    writing.abort()
    writing = new AbortController()
    return store(written, writing.signal)
  }
  return {
    latest: () => latest,
    copy(written: Written<Value>) {
      latest = written
      tab.write(written)
    },
    /** A copy that a failed request leaves on the server is deleted with the next sending, or shown again. */
    forget() {
      latest = null
      writing.abort()
      tab.clear()
      void remove().catch(() => undefined)
    },
    machine: draftMachine.provide({
      actors: {
        storeDraft: fromPromise<'server' | 'tab'>(async () => {
          const written = present(latest)
          try {
            await write(written)
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
