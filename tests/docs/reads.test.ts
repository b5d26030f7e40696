import path from 'node:path'
import { describe, expect, it } from 'vitest'
import reads from '#docs/gallery/reads.json' with { type: 'json' }
import { allStates } from '#docs/generator/chart.ts'
import { plainText, textsOf } from '#docs/generator/keysOfTexts.ts'
import { readCharts } from '#docs/generator/machines.ts'
import { keysByState, type Line, mostLines, type Read } from '#docs/generator/reads.ts'
import { catalogues, french } from '#locales/catalogues.ts'

const charts = await readCharts(path.resolve(import.meta.dirname, '../../machines'))
const { vote } = french.votes

const line = (text: string, kind: Line['kind'] = 'text'): Line => ({ kind, texts: [plainText(text)] })
const counted = (...lines: readonly Line[]): Read => ({ states: ['vote.counted'], lines: [...lines] })

describe('what the screen says in a state', () => {
  it('names only states and texts that exist: run `npm run diagrams -- reads`', () => {
    const ids = new Set(charts.flatMap(({ root }) => allStates(root).map(({ id }) => id)))
    expect(Object.keys(reads).filter((id) => !ids.has(id))).toEqual([])
    const keys = new Set(Object.values(reads).flat())
    for (const locale of ['fr-FR', 'en-CA'] as const) {
      const texts = new Map(textsOf(catalogues[locale]))
      expect([...keys].filter((key) => !texts.get(key))).toEqual([])
    }
  })

  it('keeps what half of the visits read, in the order of the page, and nothing that people wrote', () => {
    const number = line(vote.counted.number.replace('{{number}}', '12'))
    const title = line(vote.counted.title, 'heading')
    const written = line('Peinture de la cage B')
    expect(
      keysByState(charts, french, [
        counted(title, written, number, line(vote.counted.receipt)),
        counted(title, written, number),
        counted(title, line(vote.counted.seeReceipt, 'control')),
      ]),
    ).toEqual({ 'vote.counted': ['votes.vote.counted.title', 'votes.vote.counted.number'] })
  })

  it('takes the key nearest to the others when several have the same text', () => {
    const read = counted(line(vote.confirm.title), line(vote.confirm.until), line(vote.confirm.choice))
    expect(keysByState(charts, french, [read])['vote.counted']).toContain('votes.vote.confirm.choice')
  })

  it('prefers headings to sentences when there is too much', () => {
    const sentences = textsOf(french.reports).slice(0, 2 * mostLines)
    const kept = keysByState(charts, french, [
      counted(...sentences.map(([, text]) => line(text)), line(vote.counted.title, 'heading')),
    ])
    expect(kept['vote.counted']).toHaveLength(mostLines)
    expect(kept['vote.counted']).toContain('votes.vote.counted.title')
  })
})
