import { describe, expect, it } from 'vitest'
import { and, assign, createMachine, not } from 'xstate'
import { toChart } from '#docs/generator/chart.ts'
import { eventWords } from '#docs/generator/words.ts'

const machine = createMachine({
  id: 'letter',
  initial: 'sending',
  states: {
    sending: {
      invoke: { id: 'carrier', src: 'carryLetter', onDone: 'sent', onError: 'sent' },
      after: { 600000: 'sent', patience: 'sent', 1500: 'sent' },
      on: {
        'letter.stop': { guard: and([not('isGone'), { type: 'isFrom', params: { sender: 'bank' } }]), actions: 'tear' },
        'letter.weigh': { guard: ({ context }) => Boolean(context), actions: assign({}) },
        '*': 'sent',
      },
    },
    sent: { always: [{ guard: 'isRead', target: 'sending' }] },
  },
})
const { moves, root, actors } = toChart('letter', 'machine', machine)
const labels = moves.flatMap((move) => move.labels)
const moveOn = (label: string) => moves.find((move) => move.labels.includes(label))

describe('a chart in words', () => {
  it('names outcomes of actors, delays and transitions without an event', () => {
    expect(labels).toEqual(
      expect.arrayContaining([
        'done: carryLetter',
        'error: carryLetter',
        'after 10 min',
        'after patience',
        'after 1500 ms',
      ]),
    )
    expect(labels).toEqual(expect.arrayContaining(['anything else', 'immediately']))
  })

  it('describes the same in a sentence', () => {
    expect(eventWords('done: carryLetter')).toBe('carry letter is done')
    expect(eventWords('error: carryLetter')).toBe('carry letter fails')
    expect(eventWords('letter.stop')).toBe('letter stop')
  })

  it('spells out combined guards and inline actions', () => {
    expect(moveOn('letter.stop')?.guard).toBe('not isGone and isFrom: bank')
    expect(moveOn('letter.weigh')?.guard).toBe('condition')
    expect(moveOn('letter.weigh')?.actions).toEqual(['remember'])
  })

  it('leaves out generated timers', () => {
    expect(root.children[0]?.entry).toEqual([])
    expect(root.children[0]?.exit).toEqual([])
    expect(actors).toEqual(['carryLetter'])
  })
})
