import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { draftRoutes } from '#contract/drafts.ts'
import { reportDraft } from '#contract/reports/reportDrafts.ts'
import { reportRoutes } from '#contract/reports/reports.ts'
import { french } from '#locales/catalogues.ts'
import { demoId } from '#server/demo/chance.ts'
import { drafts } from '#server/services/drafts/drafts.tables.ts'
import { chooseBreakdown } from '#tests/support/chooseBreakdown.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import type { coveringPaths, NewReportDriver } from './newReport.model.ts'

const { common, newReport: texts, reports } = french
const placeId = demoId('place tilleuls')
const path = '/signalements/nouveau'
const words = { title: 'Porte de la cave qui grince', description: 'Elle ne ferme plus depuis hier soir.' }
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })

/** Walks these paths. Paths that end on the page of another report have their own file, because they depend on that page too. */
export function walkScreen(paths: typeof coveringPaths) {
  const { server, network } = usePortalServer()
  beforeEach(async () => void (await server().platform.db.delete(drafts)))

  async function driveScreen(): Promise<NewReportDriver> {
    const app = await openScreen(path, 'president')
    const { user, api } = app
    const list = async () => (await api(reportRoutes.list, { params: { placeId }, query: { perPage: 100 } })).meta.total
    const before = await list()
    await heading(texts.what.title)
    const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
    const field = (name: string) => screen.findByRole('textbox', { name: (label) => label.startsWith(name) })
    const write = async (title: string) => {
      await user.selectOptions(await screen.findByRole('combobox', { name: texts.details.where }), 'corridor')
      await user.type(await field(texts.details.name), title)
      await user.type(await field(texts.details.description), words.description)
    }
    const send = async () => user.click(await screen.findByRole('button', { name: /^Envoyer/ }))
    return {
      events: {
        'resident continues without choosing': () => press(common.continue),
        'resident chooses a breakdown': () => chooseBreakdown(user),
        'resident chooses a water leak': async () => {
          await user.click(await screen.findByRole('radio', { name: reports.categories.waterDamage }))
          await user.click(await screen.findByRole('radio', { name: texts.what.emergency }))
          await press(common.continue)
        },
        'resident has called the number': () => press(texts.emergency.called),
        'resident needs no call': () => press(texts.emergency.notNeeded),
        'resident describes it': async () => {
          await write(words.title)
          await press(texts.details.next)
        },
        'resident describes something that a neighbour has reported': async () => {
          const { data } = await api(reportRoutes.list, {
            params: { placeId },
            query: { state: 'ongoing', perPage: 100 },
          })
          const [other] = data.result
            .flatMap((id) => data.entities.reports[id] ?? [])
            .filter(({ isReporter, isWitness, category }) => !isReporter && !isWitness && category === 7)
          if (!other) throw new Error('the demo has no breakdown reported by somebody else')
          await write(other.title)
        },
        'resident joins that report': async () => {
          const similar = within(await screen.findByRole('region', { name: texts.similar.title }))
          const [join] = await similar.findAllByRole('button', { name: /Je le constate aussi/ })
          if (join) await user.click(join)
        },
        'resident goes back': () => press(common.back),
        'resident comes back later': async () => {
          // The server has the draft after a pause in typing; clearing the tab stands for a log-out.
          await screen.findByText(french.drafts.kept)
          sessionStorage.clear()
          await goTo('/activite')
          await screen.findByRole('heading', { level: 1, name: french.breadcrumb.pages.activity })
          await goTo(`${path}?etape=verification`)
        },
        'resident sends it': send,
        'resident sends it, but the response is lost': async () => {
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
        'is told to choose': async () => {
          await screen.findByText(texts.what.choose)
          const [first] = screen.getAllByRole('radio')
          expect(document.activeElement).toBe(first)
        },
        'is told to call': async () => {
          await heading(texts.emergency.title)
          const call = screen.getByRole('link', { name: /03 20 00 01 24/ })
          expect(call.getAttribute('href')).toBe('tel:+33320000124')
        },
        'is asked where it is': async () => void (await heading(texts.details.title)),
        'goes on without a call': async () => void (await heading(texts.details.title)),
        'sees that it is already reported': async () =>
          void (await screen.findByRole('region', { name: texts.similar.title })),
        'reviews the report': async () => {
          await heading(texts.review.title)
          expect(screen.getByText(words.title)).toBeDefined()
        },
        'finds the description again': async () => {
          await heading(texts.details.title)
          expect(await field(texts.details.name)).toHaveProperty('value', words.title)
        },
        'reviews the saved draft': async () => {
          await heading(texts.review.title)
          await screen.findByText(french.drafts.restored)
          expect(screen.getByText(words.title)).toBeDefined()
        },
        'learns that the outcome is unknown': async () => {
          await screen.findByText(texts.review.unansweredTitle)
          expect(screen.getByText(words.title)).toBeDefined()
        },
        'learns who takes care of it': async () => {
          await heading(texts.sent.title)
          expect(await list()).toBe(before + 1)
          // A separate request deletes the draft after the report is sent.
          const params = { placeId, form: reportDraft.form }
          await waitFor(async () => expect((await api(draftRoutes.read, { params, query: {} })).draft).toBeNull())
        },
        'follows that report': async () => {
          await waitFor(() => expect(globalThis.location.pathname).toMatch(/^\/signalements\/[\da-f-]{36}$/))
          const reportId = globalThis.location.pathname.split('/').at(-1) ?? ''
          expect((await api(reportRoutes.read, { params: { reportId } })).isWitness).toBe(true)
          await api(reportRoutes.leave, { params: { reportId } })
          expect(await list()).toBe(before)
        },
      },
    }
  }

  describe('reporting a problem, walked against the screen', () => {
    it.each(paths.map((one) => [one.description, one] as const))('%s', async (_description, one) => {
      await one.test(await driveScreen())
    })
  })
}
