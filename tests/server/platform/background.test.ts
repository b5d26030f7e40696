import { describe, expect, it } from 'vitest'
import { createBackground } from '#server/platform/background.ts'

describe('background work', () => {
  it('starts after the response, so that it neither delays the response nor shows in its time', async () => {
    const background = createBackground({ fault: () => {} })
    const order: string[] = []
    background.run('a mail', async () => void order.push('the mail'))

    await Promise.resolve().then(() => order.push('the answer'))
    await background.settled(60_000)

    expect(order).toEqual(['the answer', 'the mail'])
  })
})
