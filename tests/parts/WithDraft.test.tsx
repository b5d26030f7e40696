import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defineDraft } from '#contract/defineDraft.ts'
import { createQueryClient } from '#src/api/createQueryClient.ts'
import { type KeptDraft, WithDraft } from '#src/parts/WithDraft.tsx'
import { inPortal } from '#tests/support/renderUi.tsx'
import { startClient, useApiServer } from '#tests/support/startApiClient.ts'
import { startPortal } from '#tests/support/startPortal.ts'

const note = defineDraft({ form: 'note', permission: 'report.create', schema: z.strictObject({ text: z.string() }) })
const answerWith = useApiServer()

/** Opens a form that keeps a draft; `reopen` opens it a second time. */
async function openForm(children: (kept: KeptDraft<{ text: string }>) => ReactNode) {
  const { api } = startClient()
  const { portal } = await startPortal()
  const client = createQueryClient()
  const given = {
    api,
    portal,
    inspect: null,
    person: 'session-1/',
    placeId: 'place-1',
    form: note,
    blank: { text: '' },
  }
  const opened = (time: number) =>
    inPortal(
      <QueryClientProvider client={client}>
        <WithDraft {...given} key={time}>
          {children}
        </WithDraft>
      </QueryClientProvider>,
    )
  const { rerender, unmount } = render(opened(1))
  return { reopen: () => rerender(opened(2)), unmount }
}

it('requests the draft each time the form opens, even right after itself', async () => {
  const stored = (text: string) => ({ draft: { value: { text }, attachments: [], updated_at: '2026-01-05T09:00:00Z' } })
  let draft: object = { draft: null }
  answerWith(() => HttpResponse.json(draft))
  const { reopen } = await openForm((kept) => <p>{kept.latest().value.text || 'blank'}</p>)
  expect(await screen.findByText('blank')).toBeDefined()
  draft = stored('Fuite au sous-sol')
  reopen()
  expect(await screen.findByText('Fuite au sous-sol')).toBeDefined()
})

it('opens blank when the draft fails to load, and keeps what is typed once the network is back', async () => {
  let requests = 0
  answerWith(() => {
    requests += 1
    return HttpResponse.error()
  })
  await openForm(() => <input aria-label="Texte" />)
  await userEvent.type(await screen.findByLabelText('Texte'), 'Fuite')
  fireEvent(window, new Event('offline'))
  fireEvent(window, new Event('online'))
  await userEvent.type(screen.getByLabelText('Texte'), ' au sous-sol')
  expect(screen.getByLabelText('Texte')).toHaveProperty('value', 'Fuite au sous-sol')
  expect(requests).toBe(1)
})

it('finishes writing the draft of a closing form, and cancels only for a later version', async () => {
  const writes: AbortSignal[] = []
  answerWith((request) => {
    if (request.method !== 'PUT') return HttpResponse.json({ draft: null })
    writes.push(request.signal)
    return new Promise(() => {})
  })
  const user = userEvent.setup()
  const { unmount } = await openForm(({ keep, leave }) => (
    <input aria-label="text" onChange={({ target }) => keep({ text: target.value })} onBlur={leave} />
  ))
  const field = await screen.findByLabelText('text')
  await user.type(field, 'Fuite')
  await user.tab()
  await waitFor(() => expect(writes).toHaveLength(1))
  await user.type(field, ' au sous-sol')
  await user.tab()
  await waitFor(() => expect(writes).toHaveLength(2))
  unmount()
  expect(writes.map(({ aborted }) => aborted)).toEqual([true, false])
})
