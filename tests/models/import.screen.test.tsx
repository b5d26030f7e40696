import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { french } from '#locales/catalogues.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { demoPassword } from '#server/demo/demoPeople.ts'
import { imports as importsTable } from '#server/services/imports/imports.tables.ts'
import { asRead } from '#tests/support/asRead.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { importsOf } from '#tests/support/server/importCalls.ts'
import { smallFolder, toFolder } from '#tests/support/server/importFolder.ts'
import type { ImportDriver } from './import.model.ts'
import { coveringPaths } from './import.model.ts'

const { network, server } = usePortalServer()
const { breadcrumb, common, errors, imports, shared } = french
const heading = (name: string) => screen.findByRole('heading', { level: 2, name: asRead(name) })
let walks = 0

beforeEach(async () => {
  localStorage.setItem('hasSkippedCheck', 'true')
  await server().platform.db.delete(importsTable)
  walks += 1
})

/** The small folder for a place that no earlier walk has written. */
const folder = () => ({
  places: [smallFolder.places[0], `P-${walks};ESE;;Les Érables;14 rue des Érables;59000;Lille;;1000`],
  buildings: [smallFolder.buildings[0], `B1;P-${walks};A`],
  lots: [smallFolder.lots[0], `L1;P-${walks};B1;1;flat;1000`],
})
const filesOf = (lines: Readonly<Record<string, readonly string[]>>) =>
  [...toFolder(lines)].map(([name, bytes]) => new File([Uint8Array.from(bytes)], name, { type: 'text/csv' }))

async function driveScreen(): Promise<ImportDriver> {
  const { user } = await openScreen('/administration/imports', 'admin')
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  const choose = async (lines: Readonly<Record<string, readonly string[]>>) =>
    user.upload(await screen.findByLabelText(imports.choose.field, { selector: 'input' }), filesOf(lines))
  const chosen = () => screen.findByRole('list', { name: imports.choose.chosen })
  const confirm = async (password = demoPassword) => {
    const field = await screen.findByLabelText(shared.password.password)
    await user.clear(field)
    await user.click(field)
    await user.paste(password)
    await press(imports.one.confirm)
  }
  const isCompared = async () => {
    await heading(imports.one.wouldTitle)
    const table = await screen.findByRole('table', { name: imports.report.byFile })
    expect(within(table).getByRole('row', { name: /^lots\.csv/ }).textContent).toContain('1')
  }
  return {
    events: {
      'administrator drops files': () => choose(folder()),
      'administrator drops a file with a wrong line': () =>
        choose({ buildings: [smallFolder.buildings[0], 'B1;nowhere;A'] }),
      'administrator takes a file out': () => press(imports.choose.remove.replace('{{name}}', 'lots.csv')),
      'administrator has them compared': () => press(imports.choose.check),
      'administrator has them compared, but there is no network': async () => {
        network.use(http.post(`${portalOrigin}/v1/admin/imports`, () => HttpResponse.error(), { once: true }))
        await press(imports.choose.check)
      },
      'the comparison ends': () => server().drain(),
      'administrator comes back after a reload': async () => {
        const { pathname } = globalThis.location
        await goTo('/administration/imports')
        await screen.findByRole('heading', { level: 1, name: breadcrumb.pages.imports })
        await goTo(pathname)
      },
      'administrator abandons it': () => press(imports.one.abandon),
      'administrator abandons it, but there is no network': async () => {
        const path = `${portalOrigin}/v1/admin/imports/:importId`
        network.use(http.delete(path, () => HttpResponse.error(), { once: true }))
        await press(imports.one.abandon)
      },
      'another administrator abandons it': async () => {
        const [importId = ''] = globalThis.location.pathname.split('/').slice(-1)
        expect((await (await importsOf(server())).abandon(importId)).status).toBe(204)
        await confirm()
      },
      'administrator continues': () => press(imports.one.confirm),
      'administrator goes back': () => press(common.back),
      'administrator types a wrong password': () => confirm('Pas le bon, 1965'),
      'administrator confirms': () => confirm(),
      'administrator confirms, but there is no network': async () => {
        const path = `${portalOrigin}/v1/admin/imports/:importId/confirmation`
        network.use(http.post(path, () => HttpResponse.error(), { once: true }))
        await confirm()
      },
      'administrator sends it again': () => press(shared.password.retry),
      'the import ends': () => server().drain(),
    },
    states: {
      'is asked for files': async () => {
        await heading(imports.choose.title)
        expect(screen.queryByRole('button', { name: imports.choose.check })).toBeNull()
      },
      'sees the chosen files': async () => {
        const items = await within(await chosen()).findAllByRole('listitem')
        expect(items.map(({ textContent }) => textContent?.split('.csv')[0])).toEqual(['places', 'buildings', 'lots'])
      },
      'sees the other files': async () => {
        await waitFor(() => expect(screen.queryByText('lots.csv')).toBeNull())
        expect(within(await chosen()).getAllByRole('listitem')).toHaveLength(2)
        expect(document.activeElement).not.toBe(document.body)
      },
      'learns that they did not arrive': async () => {
        await screen.findByText(asRead(imports.choose.unanswered))
        expect(within(await chosen()).getAllByRole('listitem')).toHaveLength(3)
      },
      'sees the chosen file': async () => {
        expect(await within(await chosen()).findAllByRole('listitem')).toHaveLength(1)
      },
      'sees the comparison of a wrong file': async () => void (await heading(imports.one.checkingTitle)),
      'learns that nothing can be imported': async () => {
        await heading(imports.one.refusedTitle)
        const table = await screen.findByRole('table', { name: imports.report.refusals })
        const headers = within(table).getAllByRole('columnheader')
        expect(headers.map(({ textContent }) => textContent)).toEqual([
          imports.report.file,
          imports.report.line,
          imports.report.column,
          imports.report.place,
          imports.report.reason,
        ])
        const row = within(table).getByRole('row', { name: /^buildings\.csv/ })
        expect(within(row).getAllByRole('cell')).toHaveLength(4)
        expect(screen.queryByRole('button', { name: imports.one.confirm })).toBeNull()
      },
      'sees the comparison': async () => {
        await heading(imports.one.checkingTitle)
        await screen.findByRole('progressbar', { name: imports.one.checkingTitle })
      },
      'sees what would change': isCompared,
      'finds what would change again': isCompared,
      'learns that it is not abandoned': async () => {
        await screen.findByText(asRead(imports.one.notAbandoned))
        await isCompared()
      },
      'sees that it is abandoned': async () => void (await heading(imports.one.abandonedTitle)),
      'is asked for the password': async () => void (await heading(imports.one.confirmTitle)),
      'learns how many tries are left': async () => {
        const tries = errors.remainingTries[pluralForm('fr-FR', 4)].replace('{{count}}', '4')
        await waitFor(() => expect(asRead(screen.getByRole('alert').textContent ?? '')).toContain(asRead(tries)))
      },
      'learns that the outcome is unknown': async () =>
        void (await screen.findByText(asRead(shared.password.unansweredTitle))),
      'sees it run': async () => void (await heading(imports.one.runningTitle)),
      'reads the report': async () => {
        await heading(imports.one.doneTitle)
        await screen.findByRole('table', { name: imports.report.byPlace })
        await user.click(screen.getByRole('link', { name: imports.one.again }))
        await screen.findByText(imports.state.done)
      },
    },
  }
}

describe('an import, walked against the screen', () => {
  it.each(coveringPaths.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(await driveScreen())
  })
})
