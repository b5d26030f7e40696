import { solveChallenge } from 'altcha-lib/v1'
import type { CaptchaWork } from './solveCaptcha.ts'

globalThis.addEventListener('message', ({ data }: MessageEvent<CaptchaWork>) => {
  void answer(data)
})

async function answer({ challenge, salt, algorithm, maxNumber }: CaptchaWork) {
  const solution = await solveChallenge(challenge, salt, algorithm, maxNumber).promise
  globalThis.postMessage(solution?.number ?? null)
}
