import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { AccountPlaceEntry } from '#contract/accounts/movements.ts'
import { catalogues } from '#locales/catalogues.ts'
import { offers } from '#offers/offers.ts'
import { MovementTable } from '#src/areas/accounts/movements/MovementTable.tsx'
import { createLanguage } from '#src/i18n/createLanguage.ts'
import { TranslateProvider } from '#src/i18n/TranslateProvider.tsx'
import { renderUi } from '#tests/support/renderUi.tsx'

const row = (id: string): AccountPlaceEntry => ({
  id,
  entryId: `entry ${id}`,
  fiscalYearId: 'year',
  journal: 'BQ',
  number: 1,
  enteredOn: '2030-01-15',
  label: `Virement ${id}`,
  pieceReference: null,
  account: '512',
  debit: 100,
  credit: 0,
  key: null,
  lotNumber: null,
  ownerName: null,
  provider: null,
  hasProof: false,
  reversesId: null,
  reversedById: null,
})

it('draws the lines on a phone once, however often the page around them changes', async () => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(390)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400)
  const { format, ...language } = createLanguage({
    locale: 'fr-FR',
    catalogue: catalogues['fr-FR'],
    offer: offers.ESE,
    now: () => 0,
  })
  const money = vi.fn(format.money)
  const counting = { ...language, format: { ...format, money } }
  const rows = [row('1'), row('2')]
  const onOpen = () => {}
  function Page() {
    const [changes, setChanges] = useState(0)
    return (
      <>
        <output>{changes}</output>
        <button type="button" onClick={() => setChanges(changes + 1)}>
          Changer
        </button>
        <MovementTable {...{ rows, onOpen }} total={2} seesOwners isBusy={changes > 0} onEndReached={() => {}} />
      </>
    )
  }
  renderUi(
    <TranslateProvider language={counting}>
      <Page />
    </TranslateProvider>,
  )
  expect(await screen.findAllByRole('button', { name: /^Virement/ })).toHaveLength(rows.length)
  const drawn = money.mock.calls.length
  await userEvent.click(screen.getByRole('button', { name: 'Changer' }))
  expect(screen.getByRole('status').textContent).toBe('1')
  expect(money.mock.calls.length).toBe(drawn)
})
