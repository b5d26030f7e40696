import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { catalogues } from '#locales/catalogues.ts'
import { offers } from '#offers/offers.ts'
import { AnswerDrop } from '#src/areas/payments/answers/AnswerDrop.tsx'
import { asRead } from '#tests/support/asRead.ts'
import { createPortalClient } from '#tests/support/portalClient.ts'
import { renderUi } from '#tests/support/renderUi.tsx'

it.each([
  ['ESE', 'fr-FR', '.csv,text/csv,.xml,text/xml', 1],
  ['VQC', 'en-CA', '.csv,text/csv', 0],
] as const)('%s takes the formats of its banks', async (code, locale, accepted, formats) => {
  const { api } = createPortalClient()
  const { bankAnswers } = catalogues[locale]
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <AnswerDrop api={api} person="p" placeId="l" inspect={null} />
    </QueryClientProvider>,
    { offer: offers[code], locale },
  )
  const input = await screen.findByLabelText(bankAnswers.field, { selector: 'input' })
  expect(input.getAttribute('accept')).toBe(accepted)
  expect(screen.queryAllByText(asRead(bankAnswers.formats))).toHaveLength(formats)
  expect(screen.getByText(bankAnswers.format).closest('details')?.open).toBe(false)
  expect(screen.getByText(/^CSV|^Un CSV|^A CSV/).closest('details')).toBe(
    screen.getByText(bankAnswers.format).closest('details'),
  )
})
