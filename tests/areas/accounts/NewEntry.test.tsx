import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { movementRoutes } from '#contract/accounts/movements.ts'
import { referenceRoutes } from '#contract/accounts/references.ts'
import { french } from '#locales/catalogues.ts'
import { selectSelectedPlaceId } from '#machines/session/session/session.selectors.ts'
import { drafts } from '#server/services/drafts/drafts.tables.ts'
import { asRead } from '#tests/support/asRead.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { testScreenStates } from '#tests/support/screenStates.ts'

const portal = usePortalServer()
const { accountNames, bookkeeping, breadcrumb, drafts: draftTexts, entry, movements, reversal, shared } = french
const path = '/comptes/immeuble/ecritures/nouvelle'
beforeEach(async () => {
  localStorage.setItem('hasSkippedCheck', 'true')
  await portal.server().platform.db.delete(drafts)
})

type Line = { readonly account: string; readonly debit?: string; readonly credit?: string }

async function open(name = 'comptable') {
  const app = await openScreen(path, name)
  const { user, api, session } = app
  const line = async (number: number) =>
    within(await screen.findByRole('group', { name: entry.line.replace('{{number}}', `${number}`) }))
  const type = async (field: HTMLElement, text: string) => {
    await user.click(field)
    await user.paste(text)
  }
  return {
    ...app,
    line,
    async head(label: string) {
      await user.selectOptions(await screen.findByLabelText(movements.entry.journal), movements.journals.OD)
      await type(screen.getByLabelText(movements.label), label)
    },
    async fill(number: number, { account, debit, credit }: Line) {
      const fields = await line(number)
      await type(fields.getByLabelText(movements.account), account)
      if (debit) await type(fields.getByLabelText(movements.debit), debit)
      if (credit) await type(fields.getByLabelText(movements.credit), credit)
      return fields
    },
    press: async (name: string) => user.click(await screen.findByRole('button', { name })),
    async posted(label: string) {
      const placeId = selectSelectedPlaceId(session().getSnapshot()) ?? ''
      const { data } = await api(movementRoutes.list, { params: { placeId }, query: { search: label } })
      return data.result.flatMap((id) => data.entities.accountPlaceEntries[id] ?? [])
    },
  }
}

describe('a new entry', () => {
  it('shows the difference between the sides while it is written, and can be posted once they are equal', async () => {
    const { head, fill, press, posted } = await open()
    await head('Frais de tenue de compte')
    const first = await fill(1, { account: '662', debit: '1 234,50' })
    expect(first.getByText(accountNames.a662)).toBeDefined()
    expect(await screen.findByText(/^Il manque 1.234,50.€ au crédit\.$/)).toBeDefined()
    await press(entry.review)
    expect(await screen.findAllByText(entry.faults.required)).not.toHaveLength(0)

    await fill(2, { account: '512', credit: '1234.50' })
    expect(await screen.findByText(entry.balance.balanced)).toBeDefined()
    await press(entry.review)
    const table = within(await screen.findByRole('table', { name: movements.entry.lines }))
    expect(await table.findByRole('rowheader', { name: asRead(`662 ${accountNames.a662}`) })).toBeDefined()
    await press(entry.post)

    expect(await screen.findByRole('heading', { name: entry.posted.title })).toBeDefined()
    const lines = await posted('Frais de tenue de compte')
    expect(lines.map(({ account, debit, credit }) => [account, debit, credit])).toEqual(
      expect.arrayContaining([
        ['662', 123_450, 0],
        ['512', 0, 123_450],
      ]),
    )
    expect(await screen.findByText(new RegExp(`n°.${lines[0]?.number}, le `))).toBeDefined()
    expect(screen.getByRole('link', { name: entry.posted.see }).getAttribute('href')).toBe(
      `/comptes/immeuble/mouvements?ecriture=${lines[0]?.entryId}`,
    )
  })

  it('requires the co-owner of a co-owner account, and suggests the owner of the chosen lot', async () => {
    const { fill, press, line, user, head, api, session } = await open()
    const placeId = selectSelectedPlaceId(session().getSnapshot()) ?? ''
    const { lots, owners } = await api(referenceRoutes.references, { params: { placeId } })
    const lot = lots.find(({ ownerId }) => ownerId !== null)
    await head('Frais de relance')
    await fill(1, { account: '4501', debit: '35' })
    await fill(2, { account: '718', credit: '35' })
    await press(entry.review)
    const first = await line(1)
    expect(await first.findByText(entry.faults.required)).toBeDefined()
    expect(document.activeElement).toBe(first.getByLabelText(entry.ownerId))

    await user.selectOptions(first.getByLabelText(entry.lotId), lot?.id ?? '')
    expect(first.getByLabelText(entry.ownerId)).toHaveProperty('value', lot?.ownerId)
    await press(entry.review)
    const table = within(await screen.findByRole('table', { name: movements.entry.lines }))
    const name = owners.find(({ id }) => id === lot?.ownerId)?.name ?? ''
    expect(await table.findByText(new RegExp(`^${name}, lot ${lot?.number}$`))).toBeDefined()
  })

  it('adds and removes lines by keyboard, and the focus follows', async () => {
    const { user, line } = await open()
    const add = await screen.findByRole('button', { name: entry.addLine })
    add.focus()
    await user.keyboard('{Enter}')
    const third = await line(3)
    expect(document.activeElement).toBe(third.getByLabelText(movements.account))
    third.getByRole('button', { name: /^Retirer/ }).focus()
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe((await line(2)).getByLabelText(movements.account))
    expect(screen.queryByRole('button', { name: /^Retirer/ })).toBeNull()
  })

  it('is restored as it was left', async () => {
    const { head, fill } = await open()
    await head('Écriture commencée')
    await fill(1, { account: '601', debit: '12,30' })
    expect(await screen.findByText(draftTexts.kept)).toBeDefined()
    await goTo('/comptes/immeuble')
    await goTo(path)
    expect(await screen.findByText(new RegExp(draftTexts.restored))).toBeDefined()
    expect(screen.getByLabelText(movements.label)).toHaveProperty('value', 'Écriture commencée')
    expect(screen.getAllByLabelText(movements.debit)[0]).toHaveProperty('value', '12,30')
  })

  it('returns to its review after a reload', async () => {
    const { head, fill, press } = await open()
    await head('Relue deux fois')
    await fill(1, { account: '662', debit: '4' })
    await fill(2, { account: '512', credit: '4' })
    expect(await screen.findByText(draftTexts.kept)).toBeDefined()
    await press(entry.review)
    expect(await screen.findByRole('heading', { name: entry.reviewing.title })).toBeDefined()
    const { pathname, search } = globalThis.location
    await goTo('/comptes/immeuble')
    await goTo(`${pathname}${search}`)
    expect(await screen.findByRole('heading', { name: entry.reviewing.title })).toBeDefined()
    await press(french.common.back)
    expect(await screen.findByLabelText(movements.label)).toHaveProperty('value', 'Relue deux fois')
    expect(globalThis.location.search).toBe('')
  })

  it('is posted once when a response is lost and it is sent again', async () => {
    const { head, fill, press, posted } = await open()
    await head('Réponse perdue')
    await fill(1, { account: '662', debit: '5' })
    await fill(2, { account: '512', credit: '5' })
    await press(entry.review)
    portal.network.use(
      http.post(
        `${portalOrigin}${movementRoutes.list.path}`,
        async ({ request }) => {
          await portal.server().app.fetch(request)
          return HttpResponse.error()
        },
        { once: true },
      ),
    )
    await press(entry.post)
    expect(await screen.findByText(asRead(entry.failures.unanswered.text))).toBeDefined()
    await press(entry.postAgain)
    expect(await screen.findByRole('heading', { name: entry.posted.title })).toBeDefined()
    expect(await posted('Réponse perdue')).toHaveLength(2)
  })

  it('is reversed from its page, which then shows the reversal', async () => {
    const { head, fill, press, posted, user } = await open()
    await head('Erreur de compte')
    await fill(1, { account: '662', debit: '7' })
    await fill(2, { account: '512', credit: '7' })
    await press(entry.review)
    await press(entry.post)
    await user.click(await screen.findByRole('link', { name: entry.posted.see }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Erreur de compte' }))
    await user.click(await dialog.findByRole('button', { name: reversal.open }))
    const question = within(await screen.findByRole('dialog', { name: reversal.title }))
    await user.click(question.getByRole('button', { name: reversal.send }))

    const shown = within(await screen.findByRole('dialog', { name: /^Annulation.: Erreur de compte$/ }))
    expect(await shown.findByText(movements.entry.reverses)).toBeDefined()
    expect(shown.queryByRole('button', { name: reversal.open })).toBeNull()
    expect(await posted('Erreur de compte')).toHaveLength(4)
  })
})

describe('the accountants’ pages', () => {
  it('are reached from the accounts of the building', async () => {
    const { user } = await openScreen('/comptes/immeuble', 'comptable')
    const actions = within(await screen.findByRole('navigation', { name: bookkeeping.actions }))
    await user.click(actions.getByRole('link', { name: breadcrumb.pages.newEntry }))
    expect(await screen.findByRole('heading', { level: 1, name: breadcrumb.pages.newEntry })).toBeDefined()
  })

  it('are closed to everybody else', async () => {
    await openScreen('/comptes/immeuble', 'president')
    await screen.findByText(french.building.unpaid)
    expect(screen.queryByRole('navigation', { name: bookkeeping.actions })).toBeNull()
    await goTo(path)
    expect(await screen.findByText(shared.withheld.title)).toBeDefined()
  })
})

testScreenStates(portal, 'a new entry', {
  path,
  route: referenceRoutes.references,
  shown: entry.heading,
  queryKey: 'accounts',
  person: 'comptable',
})
