import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { offers } from '#offers/offers.ts'
import { BarChart } from '#src/ui/charts/BarChart.tsx'
import { areInTwoRows, colorOf, extentOf, stepOfLabels } from '#src/ui/charts/chartData.ts'
import { DonutChart } from '#src/ui/charts/DonutChart.tsx'
import { LineChart } from '#src/ui/charts/LineChart.tsx'
import { contrastRatio } from '#tests/offers/contrastRatio.ts'
import { asRead } from '#tests/support/asRead.ts'
import { renderUi } from '#tests/support/renderUi.tsx'

const data = {
  labels: ['Eau', 'Chauffage'],
  series: [
    { name: 'Budget', values: [100, 300] },
    { name: 'Dépenses', values: [120, -50] },
  ],
}
const texts = { title: 'Budget', description: 'Budget et dépenses par poste.' }
const format = (value: number) => `${value} €`
const marks = () => screen.getAllByRole('img').map((mark) => asRead(mark.getAttribute('aria-label') ?? ''))

/** jsdom has no layout, so charts keep their initial width. */
class NothingIsMeasured implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NothingIsMeasured)
})

describe.each([
  ['a bar chart', BarChart],
  ['a line chart', LineChart],
])('%s', (_, Chart) => {
  it('has a title, a description, and a name for each mark', async () => {
    const { container } = renderUi(<Chart {...texts} data={data} format={format} />)
    const drawing = screen.getByRole('group', { name: 'Budget' })
    expect(drawing.querySelector('desc')?.textContent).toBe('Budget et dépenses par poste.')
    expect(marks().sort()).toEqual([
      'Budget, Chauffage : 300 €',
      'Budget, Eau : 100 €',
      'Dépenses, Chauffage : -50 €',
      'Dépenses, Eau : 120 €',
    ])
    expect((await axe.run(container)).violations).toEqual([])
  })

  it('shows the same figures as a table', async () => {
    renderUi(<Chart {...texts} data={data} format={format} />)
    await userEvent.click(screen.getByRole('button', { name: 'Afficher le tableau' }))
    const table = within(screen.getByRole('table', { name: 'Budget' }))
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Libellé',
      'Budget',
      'Dépenses',
    ])
    expect(table.getByRole('cell', { name: '-50 €' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Afficher le graphique' }))
    expect(screen.getAllByRole('img').length).toBe(4)
  })

  it('writes the values of grid lines in full where their short form repeats', () => {
    const small = { labels: ['Eau'], series: [{ name: 'Budget', values: [1] }] }
    const whole = (value: number) => `${Math.round(value)} €`
    const { container } = renderUi(<Chart {...texts} data={small} format={format} formatTick={whole} />)
    const written = [...container.querySelectorAll('text')].map(({ textContent }) => textContent)
    expect(new Set(written).size).toBe(written.length)
    expect(written).toContain('0.2 €')
  })

  it('is one stop of the Tab key; arrow keys move between marks and show their values', async () => {
    const { container } = renderUi(<Chart {...texts} data={data} format={format} />)
    const [first] = marks()
    await userEvent.tab()
    await userEvent.tab()
    const focused = () => asRead(document.activeElement?.getAttribute('aria-label') ?? '')
    expect(focused()).toBe(first)
    await userEvent.keyboard('{End}')
    expect(focused()).toBe(marks().at(-1))
    await userEvent.keyboard('{ArrowLeft}{Home}{ArrowRight}')
    expect(focused()).toBe(marks()[1])
    expect(asRead(container.textContent ?? '')).toContain(marks()[1])
  })

  it('says that there is no data', () => {
    renderUi(<Chart {...texts} data={{ labels: [], series: [] }} format={format} />)
    expect(screen.getByText('Aucune donnée à représenter')).toBeTruthy()
  })
})

describe('a donut', () => {
  it('names each part of the whole', () => {
    const slices = [
      { label: 'Eau', value: 25 },
      { label: 'Chauffage', value: 75 },
    ]
    renderUi(<DonutChart {...texts} slices={slices} format={format} />)
    expect(marks()).toEqual(['Eau : 25 €, 25 %', 'Chauffage : 75 €, 75 %'])
    expect(screen.getByText('100 €')).toBeTruthy()
  })
})

describe('every chart', () => {
  it('always includes zero, and drops labels without room', () => {
    expect(extentOf(data)).toEqual([-50, 300])
    expect(extentOf({ labels: [], series: [] })).toEqual([0, 0])
    expect([stepOfLabels(12, 700), stepOfLabels(12, 240)]).toEqual([1, 3])
    expect([stepOfLabels(12, 700, 13), stepOfLabels(12, 240, 13)]).toEqual([2, 5])
    expect([areInTwoRows(4, 149, 9), areInTwoRows(4, 300, 9), areInTwoRows(12, 700, 13)]).toEqual([true, false, false])
  })

  it.each(Object.values(offers))('draws marks that contrast with every surface of $code', ({ theme: { colors } }) => {
    for (const index of [0, 1, 2, 3, 4, 5]) {
      const token = colorOf(index)
        .slice('var(--color-'.length, -1)
        .replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
      const color = Object.entries(colors).find(([name]) => name === token)?.[1] ?? ''
      for (const surface of [colors.surface, colors.surfaceRaised, colors.surfaceSunken]) {
        expect(contrastRatio(color, surface), token).toBeGreaterThanOrEqual(3)
      }
    }
  })
})
