import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { VirtualList } from '#src/ui/VirtualList.tsx'
import { VirtualListbox } from '#src/ui/VirtualListbox.tsx'
import { renderUi } from '#tests/support/renderUi.tsx'

/** jsdom has no layout, so rows are 50 px high in a pane of 400, or in its window of 768. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.dataset.index === undefined ? 400 : 50
  })
  Object.assign(HTMLElement.prototype, {
    scrollTo(this: HTMLElement, { top }: { top: number }) {
      if (this.scrollTop === top) return
      this.scrollTop = top
      this.dispatchEvent(new Event('scroll'))
    },
  })
  // A scrolling element is as tall as its content.
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(50_000)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400)
  vi.spyOn(globalThis, 'scrollTo').mockImplementation((...[to]: unknown[]) => {
    const top = typeof to === 'object' && to && 'top' in to ? Number(to.top) : 0
    if (top !== globalThis.scrollY) scrollWindow(top)
  })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, 200 - globalThis.scrollY, 300, 50_000),
  )
})

afterEach(() => scrollWindow(0))

function scrollWindow(to: number) {
  Object.assign(globalThis, { scrollY: to })
  globalThis.dispatchEvent(new Event('scroll'))
}

const options = {
  label: 'Messages',
  count: 1_000,
  estimatedHeight: 50,
  renderItem: (index: number) => <p>Message {index + 1}</p>,
}
const shown = { ...options, itemKey: (index: number) => index }

function Options() {
  const [selectedIndex, select] = useState(0)
  return <VirtualListbox {...options} height={400} selectedIndex={selectedIndex} onSelect={select} />
}

const readItems = () => screen.getAllByRole('listitem').map((item) => item.textContent)

describe('a virtual list', () => {
  it('keeps only visible items in the page, but announces the number of all of them', () => {
    renderUi(<VirtualList {...shown} total={4_000} />)
    const items = screen.getAllByRole('listitem')
    expect(items.length).toBeLessThan(40)
    expect(items.slice(0, 2).map((item) => [item.getAttribute('aria-posinset'), item.textContent])).toEqual([
      ['1', 'Message 1'],
      ['2', 'Message 2'],
    ])
    expect(items[0]?.getAttribute('aria-setsize')).toBe('4000')
  })

  it('scrolls with the window, from the place of the list in the page', async () => {
    renderUi(<VirtualList {...shown} />)
    act(() => scrollWindow(10_200))
    expect(readItems().at(6)).toBe('Message 201')
    expect(readItems().length).toBeLessThan(40)
  })

  it('shows the same items at a scroll position that a person comes back to', () => {
    const left = renderUi(<VirtualList {...shown} estimatedHeight={20} />)
    for (const to of [500, 1_000, 1_500, 2_000]) act(() => scrollWindow(to))
    const before = readItems()
    left.unmount()
    renderUi(<VirtualList {...shown} estimatedHeight={20} />)
    expect(readItems()).toEqual(before)
  })

  it('loads more when its end becomes visible', () => {
    const more = vi.fn()
    renderUi(<VirtualList {...shown} count={5} onEndReached={more} />)
    expect(more).toHaveBeenCalledOnce()
  })

  it('chooses an option with the arrow keys and with a click', async () => {
    renderUi(<Options />)
    const list = screen.getByRole('listbox', { name: 'Messages' })
    const selected = () => screen.getByRole('option', { selected: true })
    await userEvent.tab()
    expect(document.activeElement).toBe(list)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
    expect(selected().textContent).toBe('Message 2')
    expect(list.getAttribute('aria-activedescendant')).toBe(selected().id)
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(selected().textContent).toBe('Message 1000'))
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(selected().textContent).toBe('Message 1'))
    await userEvent.click(screen.getByRole('option', { name: 'Message 4' }))
    expect(selected().textContent).toBe('Message 4')
  })

  it('lets people read a feed article by article', async () => {
    renderUi(<VirtualList {...shown} kind="feed" />)
    screen.getByRole('feed', { name: 'Messages' }).focus()
    await userEvent.keyboard('{PageDown}{PageDown}')
    expect(document.activeElement?.textContent).toBe('Message 2')
    await userEvent.keyboard('{PageUp}')
    expect(document.activeElement?.textContent).toBe('Message 1')
  })
})
