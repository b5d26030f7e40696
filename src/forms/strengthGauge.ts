import * as z from 'zod/mini'
import { capStrength } from '#contract/authentication/passwords.ts'
import type { Thread } from '#src/api/startWorker.ts'
import type { StrengthGauge, TellStrength } from './strengthMeter.ts'

export type StrengthWork = { readonly password: string; readonly userInputs: readonly string[] }
export type StrengthScore = z.output<typeof strengthScore>
const strengthScore = z.object({ password: z.string(), score: z.literal([0, 1, 2, 3, 4]) })

/** Milliseconds: long enough to skip the letters of a fast typist, short enough to feel immediate. */
const debounce = 150

/** The dictionaries take megabytes, so they run in a separate worker, started when somebody enters the field. */
export function createStrengthGauge(
  startThread: () => Thread,
  userInputs: readonly string[],
  tell: TellStrength,
): StrengthGauge {
  let thread: Thread | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let latest = ''

  function started() {
    thread ??= listen(startThread())
    return thread
  }

  function listen(worker: Thread) {
    worker.onAnswer((answer) => {
      const { password, score } = strengthScore.parse(answer)
      if (password === latest) tell(capStrength(score, password))
    })
    return worker
  }

  return {
    prepare: () => void started(),
    measure: (password) => {
      latest = password
      clearTimeout(timer)
      if (latest === '') tell(null)
      else timer = setTimeout(() => started().tell({ password, userInputs } satisfies StrengthWork), debounce)
    },
    stop: () => {
      clearTimeout(timer)
      thread?.stop()
    },
  }
}
