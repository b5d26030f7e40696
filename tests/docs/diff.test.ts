import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { type Chart, toChart } from '#docs/generator/chart.ts'
import { toDiff } from '#docs/generator/diff.ts'

type States = NonNullable<Parameters<typeof createMachine>[0]['states']>

const letter = (states: States, french = 'Brouillon'): Chart =>
  toChart('letter', 'machine', createMachine({ id: 'letter', initial: 'draft', states }), {
    title: ['Lettre', 'Letter'],
    states: { draft: [french, 'Draft'] },
    events: { send: ['Envoyer', 'Send'] },
    story: [],
  })
const before = letter({
  draft: { description: 'Being written.', on: { send: [{ target: 'sent', guard: 'isSigned' }, { target: 'lost' }] } },
  sent: {},
  lost: {},
})

describe('the difference between two commits', () => {
  it('lists added, removed and changed states and transitions', () => {
    const after = letter({
      draft: {
        description: 'Being typed.',
        on: { send: [{ target: 'draft', guard: 'isSigned' }, { target: 'sent' }], burn: 'ashes' },
      },
      sent: {},
      ashes: {},
    })
    const lines = toDiff([before], [after], 'main').split('\n')
    expect(lines).toEqual([
      '# Charts that differ from main',
      '',
      '## letter · Lettre · Letter',
      '',
      '- **came**: state `ashes`',
      '- **changed**: state `draft`: description “Being written.” → “Being typed.”',
      '- **went**: state `lost`',
      '- **came**: transition from `draft` on `burn`',
      '- **changed**: transition from `draft` on `send`: target “lost” → “sent”',
      '- **changed**: transition from `draft` on `send` `[isSigned]`: target “sent” → “draft”',
      '',
      '',
    ])
  })

  it('names added and removed charts, and says when nothing differs', () => {
    expect(toDiff([], [before], 'main')).toContain('This chart is new: 3 states, 2 transitions.')
    expect(toDiff([before], [], 'main')).toContain('This chart is gone.')
    expect(toDiff([before], [before], 'v1')).toBe('No chart differs from v1.\n')
  })

  it('sees a change of the words that users read', () => {
    const renamed = letter({ draft: { description: 'Being written.' } }, 'Projet')
    expect(toDiff([before], [renamed], 'main')).toContain('names “Brouillon · Draft” → “Projet · Draft”')
  })
})
