import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { draftRoutes } from '#contract/drafts.ts'
import { reportDraft } from '#contract/reportDrafts.ts'
import { reportRoutes } from '#contract/reports.ts'
import { french } from '#locales/catalogues.ts'
import { demoId } from '#server/demo/chance.ts'
import { drafts } from '#server/services/drafts/drafts.tables.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import type { NewReportDriver } from './newReport.model.ts'
import { shortestPaths } from './newReport.model.ts'

const { server, network } = usePortalServer()
const { common, newReport: texts, reports } = french
const placeId = demoId('place tilleuls')
const path = '/signalements/nouveau'
const words = { title: 'Porte de la cave qui grince', description: 'Elle ne ferme plus depuis hier soir.' }
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })

beforeEach(async () => void (await server().platform.db.delete(drafts)))

async function driveScreen(): Promise<NewReportDriver> {
  const app = await openScreen(path, 'president')
  const { user, api } = app
  const list = async () => (await api(reportRoutes.list, { params: { placeId }, query: { perPage: 100 } })).meta.total
  const before = await list()
  await heading(texts.what.title)
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  const choose = async (category: string) => {
    await user.click(await screen.findByRole('radio', { name: category }))
    await press(common.continue)
  }
  const field = (name: string) => screen.findByRole('textbox', { name: (label) => label.startsWith(name) })
  const write = async (title: string) => {
    await user.selectOptions(await screen.findByRole('combobox', { name: texts.details.where }), 'corridor')
    await user.type(await field(texts.details.name), title)
    await user.type(await field(texts.details.description), words.description)
  }
  const send = async () => user.click(await screen.findByRole('button', { name: /^Envoyer/ }))
  return {
    events: {
      'resident goes on without choosing': () => press(common.continue),
      'resident has a breakdown': () => choose(reports.categories.breakdown),
      'resident has a water leak': async () => {
        await user.click(await screen.findByRole('radio', { name: reports.categories.waterDamage }))
        await user.click(await screen.findByRole('radio', { name: texts.what.emergency }))
        await press(common.continue)
      },
      'resident has called': () => press(texts.emergency.called),
      'resident writes': async () => {
        await write(words.title)
        await press(texts.details.next)
      },
      'resident writes what a neighbour has reported': async () => {
        const { data } = await api(reportRoutes.list, {
          params: { placeId },
          query: { state: 'ongoing', perPage: 100 },
        })
        const [other] = data.result
          .flatMap((id) => data.entities.reports[id] ?? [])
          .filter(({ isReporter, isWitness, category }) => !isReporter && !isWitness && category === 7)
        if (!other) throw new Error('the demo has a breakdown that is not of this person')
        await write(other.title)
      },
      'resident has noticed it too': async () => {
        const similar = within(await screen.findByRole('region', { name: texts.similar.title }))
        const [join] = await similar.findAllByRole('button', { name: /Je le constate aussi/ })
        if (join) await user.click(join)
      },
      'resident goes back': () => press(common.back),
      'resident comes back later': async () => {
        // Nothing is left in this tab, as after a log-out; the server has it after a pause in typing.
        await screen.findByText(french.drafts.kept)
        sessionStorage.clear()
        await goTo('/activite')
        await screen.findByRole('heading', { level: 1, name: french.breadcrumb.pages.activity })
        await goTo(`${path}?etape=verification`)
      },
      'resident sends it': send,
      'resident sends it, but the answer is lost': async () => {
        network.use(
          http.post(
            `${portalOrigin}/v1/places/:placeId/reports`,
            async ({ request }) => {
              await server().app.fetch(request)
              return HttpResponse.error()
            },
            { once: true },
          ),
        )
        await send()
      },
    },
    states: {
      'is asked what is wrong': async () => void (await heading(texts.what.title)),
      'is told to choose': async () => void (await screen.findByText(texts.what.choose)),
      'is told to call': async () => {
        await heading(texts.emergency.title)
        const call = screen.getByRole('link', { name: /03 20 00 01 24/ })
        expect(call.getAttribute('href')).toBe('tel:+33320000124')
      },
      'is asked where it is': async () => void (await heading(texts.details.title)),
      'sees that it is reported': async () => void (await screen.findByRole('region', { name: texts.similar.title })),
      'looks it over': async () => {
        await heading(texts.review.title)
        expect(screen.getByText(words.title)).toBeDefined()
      },
      'finds what was written': async () => {
        await heading(texts.details.title)
        expect(await field(texts.details.name)).toHaveProperty('value', words.title)
      },
      'looks over what was kept': async () => {
        await heading(texts.review.title)
        await screen.findByText(french.drafts.restored)
        expect(screen.getByText(words.title)).toBeDefined()
      },
      'learns that nobody knows': async () => {
        await screen.findByText(texts.review.unansweredTitle)
        expect(screen.getByText(words.title)).toBeDefined()
      },
      'learns who answers': async () => {
        await heading(texts.sent.title)
        expect(await list()).toBe(before + 1)
        const { draft } = await api(draftRoutes.read, { params: { placeId, form: reportDraft.form }, query: {} })
        expect(draft).toBeNull()
      },
      'follows the report of the neighbour': async () => {
        await waitFor(() => expect(globalThis.location.pathname).toMatch(/^\/signalements\/[\da-f-]{36}$/))
        const reportId = globalThis.location.pathname.split('/').at(-1) ?? ''
        expect((await api(reportRoutes.read, { params: { reportId } })).isWitness).toBe(true)
        await api(reportRoutes.leave, { params: { reportId } })
        expect(await list()).toBe(before)
      },
    },
  }
}

describe('a resident who reports something and the screen', () => {
  it.each(shortestPaths.map((one) => [one.description, one] as const))('%s', async (_description, one) => {
    await one.test(await driveScreen())
  })
})
