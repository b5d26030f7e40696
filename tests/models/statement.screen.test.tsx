import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { paperPaths } from '#contract/papers.ts'
import { french } from '#locales/catalogues.ts'
import { asRead } from '#tests/support/asRead.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { everyStep, type StatementDriver } from './statement.model.ts'

const { failNetwork, network } = usePortalServer()
const { common, personal } = french

async function driveScreen(): Promise<StatementDriver> {
  const files: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:statement')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push(this.download)
  })
  const papers = { areDown: false }
  network.use(
    http.get(portalOrigin + paperPaths.statement, () =>
      papers.areDown ? HttpResponse.error() : HttpResponse.text('%PDF-1.7'),
    ),
  )
  const { loaded, user } = await openScreen('/comptes/personnel')
  await loaded()
  const opener = async () => {
    const table = await screen.findByRole('table', { name: /^Relevé de l’exercice/ })
    // The amount of a call is computed; somebody posted the amounts of the other lines.
    const [found] = await within(table).findAllByRole('button', { name: /^Appel de provisions/ })
    if (!found) throw new Error('the statement has no call')
    return found
  }
  const dialog = async () => within(await screen.findByRole('dialog', { name: personal.explain.title }))
  const explain = async () => user.click(await opener())
  const take = async () => user.click(await screen.findByRole('button', { name: personal.statement.pdf }))
  return {
    events: {
      'co-owner asks where an amount comes from': explain,
      'co-owner asks, but the network fails': async () => {
        failNetwork()
        await explain()
      },
      'co-owner tries again': async () => {
        failNetwork(false)
        await user.click(await (await dialog()).findByRole('button', { name: common.retry }))
      },
      'co-owner closes the explanation': async () => {
        await user.keyboard('{Escape}')
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      },
      'co-owner takes the statement along': async () => {
        papers.areDown = false
        await take()
      },
      'co-owner takes it along, but the network fails': async () => {
        papers.areDown = true
        await take()
      },
    },
    states: {
      'reads the lines of the year': async () => void (await opener()),
      'reads how the amount was computed': async () => {
        expect(await (await dialog()).findByText(/porte .* des .* parts/)).toBeDefined()
      },
      'learns that the explanation is missing': async () => {
        expect(await (await dialog()).findByRole('button', { name: common.retry })).toBeDefined()
      },
      'has the statement as a file': async () => {
        await waitFor(() => expect(files).toEqual([expect.stringMatching(/^releve-de-compte-.*\.pdf$/)]))
      },
      'learns that no file arrived': async () => {
        expect(await screen.findByText(asRead(personal.statement.failed))).toBeDefined()
      },
    },
  }
}

describe('the statement, walked against the screen', () => {
  it.each(everyStep.map((one) => [one.description, one] as const))('%s', async (_description, one) => {
    await one.test(await driveScreen())
  })
})
