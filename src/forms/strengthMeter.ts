import { fromCallback } from 'xstate'
import type { StrengthLevel } from '#contract/authentication/passwords.ts'
import type { StrengthQuestion } from '#machines/authentication/passwordForm/passwordForm.setup.ts'

/** Reports the strength of the last measured password; `null` = there is none. */
export type TellStrength = (level: StrengthLevel | null) => void
export type StrengthGauge = {
  readonly prepare: () => void
  readonly measure: (password: string) => void
  readonly stop: () => void
}

/** The meter of a password field. The gauge loads when somebody enters the field, so that it delays no page. */
export const strengthMeter = (open: (tell: TellStrength) => Promise<StrengthGauge>) =>
  fromCallback<StrengthQuestion | { type: 'meter.prepare' }>(({ receive, sendBack }) => {
    let gauge: Promise<StrengthGauge> | null = null
    receive((event) => {
      gauge ??= open((level) => sendBack({ type: 'strength.measured', level }))
      void gauge.then(({ prepare, measure }) => (event.type === 'meter.prepare' ? prepare() : measure(event.password)))
    })
    return () => void gauge?.then(({ stop }) => stop())
  })
