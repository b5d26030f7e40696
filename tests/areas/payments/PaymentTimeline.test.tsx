import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PaymentTimeline } from '#src/areas/payments/followed/PaymentTimeline.tsx'
import { renderUi } from '#tests/support/renderUi.tsx'

it('dates a debit by the bank, and tells when its answer was read', () => {
  const at = '2030-10-02T07:00:00Z'
  const day = '2030-10-01'
  renderUi(
    <PaymentTimeline
      payment={{
        origin: 'owner',
        events: [
          { kind: 'debited', source: 'bank', at, day },
          { kind: 'booked', source: 'portal', at, day },
        ],
      }}
    />,
  )
  const [debited, booked] = screen.getAllByRole('listitem').map((step) => within(step))
  expect(debited?.getByText(/^1er\soct/)).toBeDefined()
  expect(debited?.getByText(/réponse du 2\soct\.\s2030\sà/)).toBeDefined()
  expect(booked?.getByText(/^2\soct/)).toBeDefined()
  expect(booked?.getByText(/à la date du 1er\soctobre\s2030$/)).toBeDefined()
})
