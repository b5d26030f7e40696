import { describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { liveMachine } from '#machines/portal/live/live.machine.ts'
import { selectIsConnected } from '#machines/portal/live/live.selectors.ts'
import type { LiveEvents, StreamInput } from '#machines/portal/live/live.setup.ts'
import { pauseAfter } from '#machines/portal/live/live.setup.ts'

/** The flow with a stub stream and a stub page. */
function startLive({ chance = 0.5 } = {}) {
  const clock = new SimulatedClock()
  const resumedFrom: (string | null)[] = []
  const left = vi.fn()
  const refreshTopic = vi.fn()
  const refreshAll = vi.fn()
  const live = createActor(
    liveMachine.provide({
      actors: {
        stream: fromCallback<LiveEvents, StreamInput>(({ input }) => {
          resumedFrom.push(input.lastEventId)
          return left
        }),
        watchPage: fromCallback<LiveEvents>(() => undefined),
      },
      actions: { refreshTopic: (_, { topic }) => refreshTopic(topic), refreshAll },
      delays: { pause: ({ context }) => pauseAfter(context.failures, chance) },
    }),
    { clock },
  ).start()
  return {
    live,
    clock,
    resumedFrom,
    left,
    refreshTopic,
    refreshAll,
    isConnected: () => selectIsConnected(live.getSnapshot()),
  }
}

const position = (id: string) => ({ type: 'stream.opened', id }) as const
/** Longer than any pause. */
const longPause = 80_000

describe('live', () => {
  it('refreshes only the changed topics', () => {
    const { live, refreshTopic, refreshAll, isConnected } = startLive()
    expect(isConnected()).toBe(false)
    live.send(position('7'))
    expect(isConnected()).toBe(true)
    live.send({ type: 'stream.changed', id: '8', topic: 'news' })
    live.send({ type: 'stream.changed', id: '9', topic: 'reports' })

    expect(refreshTopic.mock.calls).toEqual([['news'], ['reports']])
    expect(refreshAll).not.toHaveBeenCalled()
  })

  it('resumes after the last event following an interruption', () => {
    const { live, clock, resumedFrom, left, refreshAll } = startLive()
    live.send(position('7'))
    live.send({ type: 'stream.changed', id: '8', topic: 'news' })
    live.send({ type: 'stream.moved', id: '12' })
    live.send({ type: 'stream.ended' })
    expect(left).toHaveBeenCalledOnce()
    clock.increment(2_000)

    expect(resumedFrom).toEqual([null, '12'])
    live.send(position('12'))
    expect(refreshAll).not.toHaveBeenCalled()
  })

  it('refreshes everything when it has missed too many events, or an unknown number', () => {
    const { live, clock, resumedFrom, refreshAll } = startLive()
    live.send({ type: 'stream.ended' })
    clock.increment(2_000)
    live.send(position('7'))
    expect(refreshAll).toHaveBeenCalledOnce()

    live.send({ type: 'stream.ended' })
    clock.increment(2_000)
    live.send({ type: 'stream.reset', id: '900' })
    expect(refreshAll).toHaveBeenCalledTimes(2)
    live.send({ type: 'stream.ended' })
    clock.increment(2_000)
    expect(resumedFrom).toEqual([null, null, '7', '900'])
  })

  it('backs off between attempts, and refreshes the screen during a long interruption', () => {
    const { live, clock, resumedFrom, refreshAll } = startLive()
    const fail = () => live.send({ type: 'stream.ended' })
    fail()
    clock.increment(999)
    expect(resumedFrom).toHaveLength(1)
    clock.increment(1)
    expect(resumedFrom).toHaveLength(2)
    fail()
    clock.increment(1_999)
    expect(resumedFrom).toHaveLength(2)
    clock.increment(1)
    expect(resumedFrom).toHaveLength(3)
    fail()
    clock.increment(longPause)
    expect(refreshAll).not.toHaveBeenCalled()
    fail()
    clock.increment(longPause)
    expect(refreshAll).toHaveBeenCalledOnce()
    fail()
    clock.increment(longPause)
    expect(refreshAll).toHaveBeenCalledTimes(2)
    expect(resumedFrom).toHaveLength(6)
  })

  it.each([
    ['a quarter shorter', 0, 750],
    ['a quarter longer', 1, 1_250],
  ])('spreads the pause by chance: at most %s', (_, chance, pause) => {
    const { live, clock, resumedFrom } = startLive({ chance })
    live.send({ type: 'stream.ended' })
    clock.increment(pause - 1)
    expect(resumedFrom).toHaveLength(1)
    clock.increment(1)
    expect(resumedFrom).toHaveLength(2)
  })

  it('waits without a network, and reconnects immediately when it is back', () => {
    const { live, clock, resumedFrom, left } = startLive()
    live.send(position('7'))
    live.send({ type: 'network.lost' })
    expect(left).toHaveBeenCalledOnce()
    clock.increment(10 * longPause)
    expect(resumedFrom).toHaveLength(1)
    live.send({ type: 'network.found' })
    expect(resumedFrom).toEqual([null, '7'])
  })

  it.each([
    ['while it rests', ['page.hidden', 'rest', 'network.lost']],
    ['while its stream is kept for a moment', ['page.hidden', 'network.lost']],
    ['before it went to the background', ['network.lost', 'page.hidden']],
  ] as const)('opens no stream for a page in the background whose network comes and goes: lost %s', (_, before) => {
    const { live, clock, resumedFrom } = startLive()
    live.send(position('7'))
    for (const type of before) {
      if (type === 'rest') clock.increment(30_000)
      else live.send({ type })
    }
    live.send({ type: 'network.found' })
    clock.increment(10 * longPause)
    expect(resumedFrom).toHaveLength(1)
    live.send({ type: 'page.shown' })
    expect(resumedFrom).toEqual([null, '7'])
  })

  it('disconnects when the page has been hidden for a while, and catches up', () => {
    const { live, clock, resumedFrom, left } = startLive()
    live.send(position('7'))
    live.send({ type: 'page.hidden' })
    clock.increment(20_000)
    live.send({ type: 'page.shown' })
    clock.increment(60_000)
    expect(left).not.toHaveBeenCalled()

    live.send({ type: 'page.hidden' })
    live.send({ type: 'stream.changed', id: '8', topic: 'news' })
    clock.increment(30_000)
    expect(left).toHaveBeenCalledOnce()
    live.send({ type: 'page.shown' })
    expect(resumedFrom).toEqual([null, '8'])
  })

  it('polls when the stream is refused, and reconnects when the page is visible again', () => {
    const { live, clock, resumedFrom, refreshAll } = startLive()
    live.send({ type: 'stream.refused' })
    clock.increment(120_000)
    clock.increment(120_000)
    expect(refreshAll).toHaveBeenCalledTimes(2)
    expect(resumedFrom).toHaveLength(1)
    live.send({ type: 'page.shown' })
    expect(refreshAll).toHaveBeenCalledTimes(3)
    expect(resumedFrom).toHaveLength(2)
  })
})
