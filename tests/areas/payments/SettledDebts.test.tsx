import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { dot } from '#contract/dot.ts'
import { SettledDebts } from '#src/areas/payments/pay/SettledDebts.tsx'
import { renderUi } from '#tests/support/renderUi.tsx'

it('names each call of a day on a line of its own, below the day and above the lot', () => {
  const names = ['Fonds d’exploitation', 'Fonds de prévoyance', 'Fonds d’autoassurance']
  const lot = { id: '1', number: 3, kind: 'flat', building: 'A' }
  const debt = { id: 'd', account: '1100', lot, dueOn: '2030-01-01', label: names.join(dot), amount: 900, left: 0 }
  renderUi(<SettledDebts caption="Réglé" settles={[debt]} credit={0} amount={900} />)
  const [first] = screen.getAllByRole('rowheader')
  expect(first?.textContent).toMatch(/^Appels du 1er\sjanvier\s2030/)
  const lines = names.map((name) => within(first ?? document.body).getByText(name))
  expect([...lines, within(first ?? document.body).getByText(/^Lot\s3$/)]).toHaveLength(4)
})
