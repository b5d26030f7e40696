import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { decisions as table } from '#server/areas/decisions/decisions.tables.ts'
import { demoPassword } from '#server/demo/demoPeople.ts'
import { decisionAt, putToTheVote, voteAs } from '#tests/support/decisionCalls.ts'
import { demoName, demoPerson } from '#tests/support/demoNames.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { ballotPdf } from '#tests/support/server/decisionCalls.ts'
import { voteButton } from '#tests/support/voteButton.ts'
import type { ProxyVoteDriver } from './proxyVote.model.ts'
import { coveringPaths } from './proxyVote.model.ts'

const { network, server } = usePortalServer()
const { breadcrumb, common, decisions, shared, votes, widgets } = french
const texts = votes.proxy
/** The only principal with a demo account, so they can vote first. */
const principal = demoName('conseil')
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const named = (text: string) => text.replace('{{name}}', principal)

async function driveScreen(): Promise<ProxyVoteDriver> {
  const { user, api, queries } = await openScreen('/decisions', 'president')
  const decisionId = await putToTheVote(api)
  const path = pathOf('proxyVote', { decisionId })
  await goTo(path)
  await heading(texts.principal.title)
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  const vote = async () => {
    await user.type(await screen.findByLabelText(shared.password.password), demoPassword)
    await press(voteButton('against', principal))
  }
  return {
    events: {
      'holder continues without choosing': () => press(texts.principal.next),
      'holder chooses the principal': async () => {
        await user.type(
          await screen.findByRole('searchbox', { name: texts.principal.search }),
          demoPerson('conseil').lastName,
        )
        await user.click(await screen.findByRole('radio', { name: principal }))
        await press(texts.principal.next)
      },
      'holder continues without the ballot': () => press(texts.ballot.next),
      'holder fills in the ballot': async () => {
        const file = new File([ballotPdf('Contre')], 'Pouvoir signé.pdf', { type: 'application/pdf' })
        await user.upload(await screen.findByLabelText(texts.ballot.file, { selector: 'input' }), file)
        const dialog = within(await screen.findByRole('dialog'))
        await user.click(dialog.getByRole('button', { name: widgets.upload.send }))
        const next = await screen.findByRole('button', { name: texts.ballot.next })
        await waitFor(() => expect(next.getAttribute('aria-busy')).toBeNull())
        await user.click(await screen.findByRole('radio', { name: decisions.choices.against }))
        await user.click(screen.getByRole('checkbox', { name: named(texts.ballot.signed) }))
        await press(texts.ballot.next)
      },
      'holder goes back': () => press(common.back),
      'holder comes back after a reload': async () => {
        await goTo('/activite')
        await screen.findByRole('heading', { level: 1, name: breadcrumb.pages.activity })
        await goTo(`${path}?etape=confirmation`)
      },
      'holder votes': vote,
      'holder votes, but the response is lost': async () => {
        network.use(
          http.post(
            `${portalOrigin}/v1/decisions/:decisionId/proxy_votes`,
            async ({ request }) => {
              await server().app.fetch(request)
              return HttpResponse.error()
            },
            { once: true },
          ),
        )
        await vote()
      },
      'holder sends it again': () => press(shared.password.retry),
      'holder votes, but the principal has voted first': async () => {
        await voteAs(server(), 'conseil', decisionId, 'for')
        await vote()
      },
      'holder starts with another power': () => press(texts.counted.another),
      'the vote closes': async () => {
        await server().platform.db.update(table).set({ life: 'accepted' }).where(eq(table.id, decisionId))
        await (await queries.load()).invalidateQueries({ queryKey: ['decisions'] })
        expect((await decisionAt(api, decisionId)).life).toBe('accepted')
      },
    },
    states: {
      'sees the list of principals': async () => void (await heading(texts.principal.title)),
      'is told to choose a principal': async () => void (await screen.findByText(texts.principal.required)),
      'sees the ballot step': async () => void (await heading(named(texts.ballot.title))),
      'is told what is missing': async () => {
        await screen.findByText(texts.ballot.fileRequired)
        expect(screen.getByText(texts.ballot.choiceRequired)).toBeDefined()
        expect(screen.getByText(texts.ballot.signedRequired)).toBeDefined()
        // The first incomplete field has the focus, not the button that was pressed.
        expect(screen.getByText(texts.ballot.fileRequired).closest('form')?.contains(document.activeElement)).toBe(true)
        expect(document.activeElement).not.toBe(screen.getByRole('button', { name: texts.ballot.next }))
      },
      'sees the password step': async () => void (await heading(texts.confirm.title)),
      'finds the ballot again': async () => {
        await heading(named(texts.ballot.title))
        expect(screen.getByRole('radio', { name: decisions.choices.against })).toHaveProperty('checked', true)
        expect(screen.getByText(/Pouvoir signé/)).toBeDefined()
      },
      'is back at the password step': async () => void (await heading(texts.confirm.title)),
      'learns that the outcome is unknown': async () => void (await screen.findByText(shared.password.unansweredTitle)),
      'learns that the principal has voted': async () => {
        await heading(texts.principal.title)
        await screen.findByText(texts.refusal.user_already_voted)
      },
      'learns that the vote is recorded': async () => {
        await heading(named(texts.counted.waitsTitle))
        const { proxyVotes, log } = await decisionAt(api, decisionId)
        expect(proxyVotes.map(({ voter, choice }) => [voter.displayName, choice])).toEqual([[principal, 'against']])
        expect(log.length).toBe(1)
      },
      'still sees that the vote is recorded': async () => void (await heading(named(texts.counted.waitsTitle))),
      'sees the list of principals again': async () => void (await heading(texts.principal.title)),
    },
  }
}

describe('voting by power, walked against the screen', () => {
  it.each(coveringPaths.map((one) => [one.description, one] as const))('%s', async (_description, one) => {
    await one.test(await driveScreen())
  })
})
