import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defineDraft } from '#contract/defineDraft.ts'
import { createQueryClient } from '#src/api/createQueryClient.ts'
import { WithDraft } from '#src/parts/WithDraft.tsx'
import { inPortal } from '#tests/support/renderUi.tsx'
import { startClient, useApiServer } from '#tests/support/startApiClient.ts'
import { startPortal } from '#tests/support/startPortal.ts'

const note = defineDraft({ form: 'note', permission: 'report.create', schema: z.strictObject({ text: z.string() }) })
const answerWith = useApiServer()

it('asks for the draft each time the form opens, even when it follows itself at once', async () => {
  const stored = (text: string) => ({ draft: { value: { text }, attachments: [], updated_at: '2026-01-05T09:00:00Z' } })
  let draft: object = { draft: null }
  answerWith(() => HttpResponse.json(draft))
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
          {(kept) => <p>{kept.latest().value.text || 'blank'}</p>}
        </WithDraft>
      </QueryClientProvider>,
    )

  const { rerender } = render(opened(1))
  expect(await screen.findByText('blank')).toBeDefined()
  draft = stored('Fuite au sous-sol')
  rerender(opened(2))
  expect(await screen.findByText('Fuite au sous-sol')).toBeDefined()
})
