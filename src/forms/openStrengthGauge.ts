import strengthWorker from './strength.worker.ts?worker&url'
import type { StrengthGauge, TellStrength } from './strengthMeter.ts'

/** Loads the strength gauge. Words close to the person or the brand weaken a password. */
export const openStrengthGauge =
  (userInputs: readonly string[]) =>
  async (tell: TellStrength): Promise<StrengthGauge> => {
    const [{ createStrengthGauge }, { startWorker }] = await Promise.all([
      import('./strengthGauge.ts'),
      import('#src/api/startWorker.ts'),
    ])
    return createStrengthGauge(() => startWorker(strengthWorker), userInputs, tell)
  }
