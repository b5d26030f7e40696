import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { keptBallotRoutes } from '#contract/decisions/keptBallots.ts'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { demoDecisionId } from '#server/areas/decisions/demo/demoDecisions.ts'
import { demoName } from '#tests/support/demoNames.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'

const { network, failNetwork } = usePortalServer()
const { common, shared } = french
const { kept } = french.decisions
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

const at = (name: Parameters<typeof demoDecisionId>[1]) =>
  pathOf('decision', { decisionId: demoDecisionId('tilleuls', name) })
const panel = async () => within(await screen.findByRole('region', { name: kept.title }))

describe('powers and signed ballots', () => {
  it('are listed on request to the manager of a closed decision, and open', async () => {
    const { user } = await openScreen(at('bicycles'), 'gestionnaire')
    const section = await panel()
    expect(section.queryByRole('table')).toBeNull()

    await user.click(section.getByText(kept.show))

    const row = await section.findByRole('row', { name: (name) => name.includes(demoName('sans-mot-de-passe')) })
    expect(within(row).getByText(demoName('coproprietaire'))).toBeDefined()
    await user.click(
      within(row).getByRole('button', { name: new RegExp(shared.openFile.replace('{{name}}', '.+\\.pdf')) }),
    )
    await screen.findByRole('dialog')
  })

  it('are absent when nobody voted by power', async () => {
    const { user } = await openScreen(at('boiler'), 'gestionnaire')

    await user.click((await panel()).getByText(kept.show))

    await screen.findByText(kept.none)
  })

  it('say when they cannot be loaded, and can be retried', async () => {
    const { user } = await openScreen(at('bicycles'), 'gestionnaire')
    const section = await panel()
    failNetwork()
    await user.click(section.getByText(kept.show))
    const again = await section.findByRole('button', { name: common.retry })

    failNetwork(false)
    await user.click(again)

    await section.findByRole('row', { name: (name) => name.includes(demoName('sans-mot-de-passe')) })
  })

  it.each([
    ['a decision that is still open', 'facade', 'gestionnaire'],
    ['the president', 'bicycles', 'president'],
    ['the accountant', 'bicycles', 'comptable'],
    ['an owner', 'bicycles', 'coproprietaire'],
  ] as const)('are hidden from %s', async (_, name, who) => {
    let asked = 0
    network.use(
      http.get(portalOrigin + keptBallotRoutes.keptBallots.path, () => {
        asked += 1
        return HttpResponse.error()
      }),
    )
    await openScreen(at(name), who)

    await screen.findByRole('region', { name: french.decisions.page.facts })
    expect(screen.queryByText(kept.title)).toBeNull()
    expect(asked).toBe(0)
  })
})
