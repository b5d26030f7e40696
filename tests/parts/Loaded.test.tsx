import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { french } from '#locales/catalogues.ts'
import { Loaded } from '#src/parts/Loaded.tsx'
import { renderUi } from '#tests/support/renderUi.tsx'

const { shell } = french
const updatedAt = Date.parse('2026-11-26T11:00:00Z')
const query = { dataUpdatedAt: updatedAt, isPending: false, isFetching: false, refetch: vi.fn() }
const stale = { ...query, data: 'read', isRefetchError: true }
const failed = { ...query, data: undefined, isRefetchError: false }

afterEach(() => void vi.restoreAllMocks())

describe('data read earlier', () => {
  it('shows its age once, however many parts of that age are inside', () => {
    renderUi(
      <Loaded query={stale} skeleton={null}>
        {() => (
          <Loaded query={stale} skeleton={null}>
            {(data) => <p>{data}</p>}
          </Loaded>
        )}
      </Loaded>,
    )
    expect(screen.getByText('read')).toBeDefined()
    expect(screen.getAllByRole('status')).toHaveLength(1)
  })

  it('shows the age of an older part as well', () => {
    renderUi(
      <Loaded query={stale} skeleton={null}>
        {() => (
          <Loaded query={{ ...stale, dataUpdatedAt: updatedAt - 24 * 3_600_000 }} skeleton={null}>
            {(data) => <p>{data}</p>}
          </Loaded>
        )}
      </Loaded>,
    )
    expect(screen.getAllByRole('status')).toHaveLength(2)
  })
})

it('says without a network that a part is not available, without a retry, which could only fail', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  renderUi(
    <Loaded query={failed} skeleton={null}>
      {() => null}
    </Loaded>,
  )
  expect(screen.getByRole('heading', { name: shell.awaited.title })).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

it('explains once that a page waits for the network, and marks its other parts with a line', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const part = (
    <Loaded query={failed} skeleton={null}>
      {() => null}
    </Loaded>
  )
  renderUi(
    <main>
      <section>{part}</section>
      <section aria-label="later">
        <h2>A heading with its part</h2>
        {part}
      </section>
      <Loaded query={failed} line="not shown offline" skeleton={null}>
        {() => null}
      </Loaded>
    </main>,
  )
  expect(screen.getAllByRole('heading', { name: shell.awaited.title })).toHaveLength(1)
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    `${shell.awaited.title}.`,
    `${shell.awaited.title}.`,
  ])
  expect(within(screen.getByRole('region', { name: 'later' })).getByRole('status')).toBeDefined()
})

it('loads by itself once there is a network again', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const refetch = vi.fn()
  renderUi(
    <Loaded query={{ ...failed, refetch }} skeleton={null}>
      {() => null}
    </Loaded>,
  )
  expect(refetch).not.toHaveBeenCalled()

  onLine.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))

  expect(refetch).toHaveBeenCalledTimes(1)
})

it('offers a retry, and loads by itself, on a page from the cache, which counts as offline until a response arrives', () => {
  document.documentElement.dataset.kept = ''
  onTestFinished(() => void delete document.documentElement.dataset.kept)
  const refetch = vi.fn()
  renderUi(
    <Loaded query={{ ...failed, refetch }} skeleton={null}>
      {() => null}
    </Loaded>,
  )
  expect(screen.getByRole('heading', { name: shell.awaited.title })).toBeDefined()
  expect(screen.getByRole('button', { name: french.common.retry })).toBeDefined()

  act(() => void window.dispatchEvent(new Event('online')))

  expect(refetch).toHaveBeenCalledTimes(1)
})
