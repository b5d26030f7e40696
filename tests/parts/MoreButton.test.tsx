import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { french } from '#locales/catalogues.ts'
import { MoreButton } from '#src/parts/MoreButton.tsx'
import { renderUi } from '#tests/support/renderUi.tsx'

const { combobox, common } = french

function show(state: { hasNextPage?: boolean; isFetchNextPageError?: boolean } = {}) {
  const fetchNextPage = vi.fn()
  const query = { hasNextPage: true, isFetchingNextPage: false, isFetchNextPageError: false, ...state, fetchNextPage }
  renderUi(<MoreButton query={query} label="Plus de voisins" />)
  return fetchNextPage
}

it('loads the next page', async () => {
  const fetchNextPage = show()
  await userEvent.click(screen.getByRole('button', { name: 'Plus de voisins' }))
  expect(fetchNextPage).toHaveBeenCalledOnce()
})

it('says that the next page failed, and retries', async () => {
  const fetchNextPage = show({ isFetchNextPageError: true })
  expect(screen.getByRole('status').textContent).toBe(combobox.failed)
  await userEvent.click(screen.getByRole('button', { name: common.retry }))
  expect(fetchNextPage).toHaveBeenCalledOnce()
})

it('is absent on the last page', () => {
  show({ hasNextPage: false })
  expect(screen.queryByRole('button')).toBeNull()
})
