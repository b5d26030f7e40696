import { describe, expect, it } from 'vitest'
import { createBackground } from '#server/platform/background.ts'

describe('work in the background', () => {
  it('begins after the turn of the answer, which it would otherwise delay and thereby tell of', async () => {
    const background = createBackground({ fault: () => {} })
    const order: string[] = []
    background.run('a mail', async () => void order.push('the mail'))

    await Promise.resolve().then(() => order.push('the answer'))
    await background.settled(60_000)

    expect(order).toEqual(['the answer', 'the mail'])
  })
})
