import { fromCallback } from 'xstate'
import type { StrengthLevel } from '#contract/authentication/passwords.ts'
import type { StrengthQuestion } from '#machines/authentication/passwordForm/passwordForm.setup.ts'

/** Says how strong the password is that was measured last; `null` = there is none. */
export type TellStrength = (level: StrengthLevel | null) => void
export type StrengthGauge = {
  readonly prepare: () => void
  readonly measure: (password: string) => void
  readonly stop: () => void
}

/** The meter of a password field. What measures is fetched when the field is entered: no page begins with it. */
export const strengthMeter = (open: (tell: TellStrength) => Promise<StrengthGauge>) =>
  fromCallback<StrengthQuestion | { type: 'meter.prepare' }>(({ receive, sendBack }) => {
    let gauge: Promise<StrengthGauge> | null = null
    receive((event) => {
      gauge ??= open((level) => sendBack({ type: 'strength.measured', level }))
      void gauge.then(({ prepare, measure }) => (event.type === 'meter.prepare' ? prepare() : measure(event.password)))
    })
    return () => void gauge?.then(({ stop }) => stop())
  })
