import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SectionNav } from '#src/ui/SectionNav.tsx'
import { inPortal, renderUi } from '#tests/support/renderUi.tsx'

const itemWidth = 100
const screenWidth = 320

/** Items of one width beside each other: jsdom has no layout. */
beforeEach(() => {
  const measured = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get')
  measured.mockImplementation(function offsetLeft(this: HTMLElement) {
    return this.tagName === 'LI' ? [...(this.parentElement?.children ?? [])].indexOf(this) * itemWidth : 0
  })
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(itemWidth)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(screenWidth)
})
afterEach(() => vi.restoreAllMocks())

const nav = (names: readonly string[], current: string) => (
  <SectionNav
    label="Comptes"
    sections={names.map((label) => ({ href: `/${label}`, label, isCurrent: label === current }))}
  />
)
const scrolled = () => screen.getByRole('list').scrollLeft
const centered = (at: number) => at * itemWidth - (screenWidth - itemWidth) / 2

it('begins with the current page in the middle of the row, and keeps it there once earlier pages appear', () => {
  const { rerender } = renderUi(nav(['Soldes'], 'Soldes'))
  rerender(inPortal(nav(['Ensemble', 'Budget', 'Banque', 'Factures', 'Soldes', 'Bilan'], 'Soldes')))
  expect(scrolled()).toBe(centered(4))
})

it('never scrolls the page', () => {
  const scrollIntoView = vi.fn()
  Object.assign(Element.prototype, { scrollIntoView })
  renderUi(nav(['Ensemble', 'Budget', 'Banque'], 'Banque'))
  expect(scrolled()).toBe(centered(2))
  expect(scrollIntoView).not.toHaveBeenCalled()
})
