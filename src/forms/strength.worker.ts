import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'
import { dictionary as french } from '@zxcvbn-ts/language-fr'
import type { StrengthScore, StrengthWork } from './strengthGauge.ts'

const zxcvbn = new ZxcvbnFactory({ dictionary: { ...common, ...french, ...english }, graphs: adjacencyGraphs })

globalThis.addEventListener('message', ({ data: { password, userInputs } }: MessageEvent<StrengthWork>) => {
  const { score } = zxcvbn.check(password, [...userInputs])
  globalThis.postMessage({ password, score } satisfies StrengthScore)
})
