import { fromCallback } from 'xstate'
import * as z from 'zod/mini'
import { capStrength } from '#contract/passwords.ts'
import type { StrengthQuestion } from '#machines/passwordForm/passwordForm.setup.ts'
import type { Thread } from '#src/api/startWorker.ts'

export type StrengthWork = { readonly password: string; readonly userInputs: readonly string[] }
export type StrengthScore = z.output<typeof strengthScore>
const strengthScore = z.object({ password: z.string(), score: z.literal([0, 1, 2, 3, 4]) })

/** Milliseconds: long enough to skip the letters of a fast typist, short enough to feel live. */
const debounce = 150

/** The meter: its dictionaries weigh megabytes, so they are a worker of their own, started when the field is entered. */
export const strengthMeter = (startThread: () => Thread, userInputs: readonly string[]) =>
  fromCallback<StrengthQuestion | { type: 'meter.prepare' }>(({ receive, sendBack }) => {
    let thread: Thread | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    let latest = ''

    function prepare() {
      thread ??= listen(startThread())
      return thread
    }

    function listen(started: Thread) {
      started.onAnswer((answer) => {
        const { password, score } = strengthScore.parse(answer)
        if (password === latest) sendBack({ type: 'strength.measured', level: capStrength(score, password) })
      })
      return started
    }

    receive((event) => {
      if (event.type === 'meter.prepare') {
        prepare()
        return
      }
      latest = event.password
      clearTimeout(timer)
      if (latest === '') sendBack({ type: 'strength.measured', level: null })
      else timer = setTimeout(() => prepare().tell({ password: latest, userInputs } satisfies StrengthWork), debounce)
    })

    return () => {
      clearTimeout(timer)
      thread?.stop()
    }
  })
