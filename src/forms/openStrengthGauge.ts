import strengthWorker from './strength.worker.ts?worker&url'
import type { StrengthGauge, TellStrength } from './strengthMeter.ts'

/** Fetches what measures a password; what is dear to the person or to the brand makes a weak word. */
export const openStrengthGauge =
  (userInputs: readonly string[]) =>
  async (tell: TellStrength): Promise<StrengthGauge> => {
    const [{ createStrengthGauge }, { startWorker }] = await Promise.all([
      import('./strengthGauge.ts'),
      import('#src/api/startWorker.ts'),
    ])
    return createStrengthGauge(() => startWorker(strengthWorker), userInputs, tell)
  }
