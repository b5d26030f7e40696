import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { importFileNames } from '#contract/imports.ts'
import { pathOf } from '#contract/paths.ts'
import { catalogues } from '#locales/catalogues.ts'
import { loadImportFiles } from '#server/areas.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoPassword } from '#server/demo/demoPeople.ts'
import { demoImports } from '#server/services/imports/demo/demoImports.ts'
import { imports as importsTable } from '#server/services/imports/imports.tables.ts'
import { asRead } from '#tests/support/asRead.ts'
import { demoName } from '#tests/support/demoNames.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { importsOf } from '#tests/support/server/importCalls.ts'
import { smallFolder } from '#tests/support/server/importFolder.ts'

const { failNetwork, network, server } = usePortalServer()
const { administration, common, imports, importWords, widgets } = catalogues['fr-FR']
const path = '/administration/imports'
const demoRows = demoImports(new Date()).find(({ offer }) => offer === 'ESE')?.rows
const demoImport = pathOf('import', { importId: demoId('import ESE') })
const heading = (name: string) => screen.findByRole('heading', { level: 2, name: asRead(name) })

/** The files that the page offers for download. */
const saved: { name: string; blob: Blob }[] = []
beforeEach(() => {
  saved.length = 0
  let blob = new Blob()
  Object.assign(URL, {
    createObjectURL: (given: Blob) => {
      blob = given
      return 'blob:file'
    },
    revokeObjectURL: () => {},
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob })
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

it.each([path, demoImport])('%s tells anybody but administrators that they have no access', async (address) => {
  await openScreen(address, 'gestionnaire')
  expect(await screen.findByText(asRead(administration.forbiddenTitle))).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()
})

describe('the imports', () => {
  it('lead to the report of the demo, with its refusals in words and as a file', async () => {
    const { user } = await openScreen(path, 'admin')
    const list = await screen.findByRole('list', { name: imports.history.title })
    const row = within(list).getByRole('listitem')
    for (const text of [demoName('admin'), `${demoRows} lignes`, '4 refus', imports.state.done]) {
      expect(asRead(row.textContent ?? '')).toContain(asRead(text))
    }
    await user.click(within(row).getByRole('link'))
    await heading(imports.one.donePartlyTitle)
    const table = await screen.findByRole('table', { name: imports.report.refusals })
    const refused = within(table).getByRole('row', { name: /^roles\.csv/ })
    expect(asRead(refused.textContent ?? '')).toContain(asRead(`${importWords.reasons.unknownReference} (« C-0412 »)`))
    const places = screen.getByRole('table', { name: imports.report.byPlace })
    const refusedPlace = within(places).getByRole('row', { name: /P-0002/ })
    expect(
      within(refusedPlace)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual([imports.report.did.refused, '–', '–', '–', '4'])

    expect(screen.getByText(asRead(imports.report.writtenPartsOnly))).toBeDefined()

    await user.click(screen.getByRole('button', { name: imports.report.save }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.name).toMatch(/^import-.*\.csv$/)
    expect(await saved[0]?.blob.text()).toContain(';roles.csv;103;person;')
  })

  it('offer a template of every file that the server knows', async () => {
    const { user } = await openScreen(path, 'admin')
    await user.click(await screen.findByText(imports.templates.title))
    const needed = await screen.findByRole('list', { name: imports.templates.needed })
    const optional = screen.getByRole('list', { name: imports.templates.optional })
    const names = [needed, optional].flatMap((list) =>
      within(list)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')?.split(' ').at(-1)),
    )
    const known = (await loadImportFiles()).map(({ name }) => `${name}.csv`)
    expect(new Set(names)).toEqual(new Set(known))
    expect(new Set(importFileNames.map((name) => `${name}.csv`))).toEqual(new Set(known))
    const label = imports.templates.save.replace('{{name}}', 'lots.csv')
    await user.click(within(needed).getByRole('button', { name: label }))
    expect(saved.map(({ name }) => name)).toEqual(['lots.csv'])
    expect(await saved[0]?.blob.text()).toMatch(/^sql_id;place;building;number;kind;tantiemes\n/)
  })

  it('accept CSV files only, and report any other file', async () => {
    await openScreen(path, 'admin')
    // As in a drop, which the file picker does not filter.
    const user = userEvent.setup({ applyAccept: false })
    const field = await screen.findByLabelText(imports.choose.field, { selector: 'input' })
    await user.upload(field, [new File(['sql_id'], 'lots.csv'), new File(['sql_id'], 'notes.txt')])
    const refused = widgets.upload.refused
      .replace('{{name}}', 'notes.txt')
      .replace('{{reason}}', widgets.upload.acceptedData)
    expect(await screen.findByText(asRead(refused))).toBeDefined()
    const chosen = await screen.findByRole('list', { name: imports.choose.chosen })
    expect(within(chosen).getAllByRole('listitem')).toHaveLength(1)
  })

  it('show an error instead of a list that does not load, and the list once it does', async () => {
    let isDown = true
    network.use(http.get(`${portalOrigin}/v1/admin/imports`, () => (isDown ? HttpResponse.error() : undefined)))
    const { user } = await openScreen(path, 'admin')
    await screen.findByText(asRead(common.failedTitle))
    isDown = false
    await user.click(screen.getByRole('button', { name: common.retry }))
    await screen.findByRole('list', { name: imports.history.title })
  })
})

describe('one import', () => {
  it('says that there is nothing at an unknown address', async () => {
    await openScreen(pathOf('import', { importId: demoId('no import') }), 'admin')
    expect(await heading(imports.one.gone)).toBeDefined()
    expect(screen.getByRole('link', { name: imports.one.toList })).toBeDefined()
  })

  it('keeps its report without a network, and reports that the file cannot be prepared', async () => {
    const { user, loaded } = await openScreen(demoImport, 'admin')
    const save = await screen.findByRole('button', { name: imports.report.save })
    await loaded()
    failNetwork()
    await user.click(save)
    expect(await screen.findByText(imports.report.notSaved)).toBeDefined()
    expect(screen.getByRole('table', { name: imports.report.refusals })).toBeDefined()
    failNetwork(false)
    await user.click(save)
    await waitFor(() => expect(saved).toHaveLength(1))
  })

  it('links to the tasks of the portal after a failed attempt', async () => {
    const admin = await importsOf(server())
    const importId = await admin.create({ buildings: ['sql_id;place;name'] })
    const { db } = server().platform
    await db.update(importsTable).set({ state: 'failed' }).where(eq(importsTable.id, importId))
    await openScreen(pathOf('import', { importId }), 'admin')
    await heading(imports.one.failedTitle)
    expect(screen.getByRole('link', { name: imports.one.toJobs }).getAttribute('href')).toBe('/administration/travaux')
  })

  it('is confirmed with the keyboard alone, and the focus follows what changes', async () => {
    const admin = await importsOf(server())
    const places = 'P-keys;ESE;;Les Hêtres;1 rue du Bois;59000;Lille;;1000'
    const importId = await admin.check({
      places: [smallFolder.places[0], places],
      buildings: [smallFolder.buildings[0], 'B1;P-keys;A'],
      lots: [smallFolder.lots[0], 'L1;P-keys;B1;1;flat;1000'],
    })
    const { user } = await openScreen(pathOf('import', { importId }), 'admin')
    const hasFocus = async (title: string) => {
      const found = await heading(title)
      expect(document.activeElement).toBe(found)
    }
    await hasFocus(imports.one.wouldTitle)
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: imports.one.confirm }))
    await user.keyboard('{Enter}')
    await hasFocus(imports.one.confirmTitle)
    await user.tab()
    await user.keyboard(`${demoPassword}{Enter}`)
    await hasFocus(imports.one.runningTitle)
    await server().drain()
    await hasFocus(imports.one.doneTitle)
  })
})
