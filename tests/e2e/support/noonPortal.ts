import { afterAll, beforeAll, inject } from 'vitest'
import { z } from 'zod'
import { builtServer, type Portal, startPortal } from './portal.ts'

const texts = z.array(z.object({ text: z.string() }))

/** A portal at noon for the tests of one file: payments are closed at night. */
export function useNoonPortal() {
  let portal: Portal | undefined
  beforeAll(async () => {
    const noon = `${new Date().toISOString().slice(0, 10)}T11:00:00Z`
    portal = await startPortal({ DEMO_CLOCK: noon }, builtServer, inject('seededFolder'))
  })
  afterAll(() => portal?.stop())
  const url = () => portal?.url ?? ''
  return {
    url,
    /** The code of the latest text message. */
    sentCode: async () => {
      const answer = await fetch(`${url()}/dev/outbox/texts.json`)
      return /\d{6}/.exec(texts.parse(await answer.json())[0]?.text ?? '')?.[0] ?? ''
    },
  }
}
