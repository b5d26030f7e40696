import { describe, expect, it } from 'vitest'
import { and, assign, createMachine, not } from 'xstate'
import { toChart } from '#docs/generator/chart.ts'
import { eventWords, inLanguage } from '#docs/generator/inWords.ts'
import type { ChartLabels } from '#machines/labels.ts'

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
const words: ChartLabels = {
  title: ['Lettre', 'Letter'],
  states: {},
  events: { 'letter.stop': ['Arrêter la lettre', 'Stop the letter'] },
  tasks: { carryLetter: ['Acheminement', 'Delivery'] },
  story: [],
}
const chart = toChart('letter', 'machine', machine, words)
const { moves, root, actors } = chart
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

  it('says the same in the words of users, in both languages', () => {
    expect(eventWords(chart, 'done: carryLetter')).toEqual(['Acheminement\u00a0: c’est fait', 'Delivery: done'])
    expect(eventWords(chart, 'error: carryLetter')).toEqual(['Acheminement\u00a0: échec', 'Delivery: failed'])
    expect(inLanguage(eventWords(chart, 'letter.stop'), 'fr')).toBe('Arrêter la lettre')
    expect(() => eventWords(chart, 'letter.burn')).toThrow('letter: the event letter.burn has no label')
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
