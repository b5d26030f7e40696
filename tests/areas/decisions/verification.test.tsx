import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { type DecisionDetail, decisionRoutes } from '#contract/decisions/decisions.ts'
import { french } from '#locales/catalogues.ts'
import { demoDecisionId } from '#server/areas/decisions/demo/demoDecisions.ts'
import { asRead } from '#tests/support/asRead.ts'
import { castOwnVote, confirmed, peopleElsewhere, putToTheVote } from '#tests/support/decisionCalls.ts'
import { holdAnswers } from '#tests/support/holdAnswers.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { portalOrigin, usePortalServer } from '#tests/support/portalServer.ts'
import { retryOnce } from '#tests/support/screenStates.ts'

const portal = usePortalServer()
const { server, network } = portal
const { verification } = french
const elsewhere = peopleElsewhere(server)
const hold = (path: string) => holdAnswers(portal, path)
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

describe('the verification', () => {
  /** Serves the log with a changed text, as a forger would. */
  const forgeTheLog = (forge: (text: string) => string) =>
    network.use(
      http.get(portalOrigin + decisionRoutes.ballots.path, async ({ request }) => {
        const headers = new Headers(request.headers)
        headers.delete('accept-encoding')
        const answer = await server().app.fetch(new Request(request, { headers }))
        return new HttpResponse(forge(await answer.text()), answer)
      }),
    )
  const withoutItsEnd = (text: string) => text.replace(/("result":\[.*?),?"[^",]+"\]/, '$1]')

  it('detects a truncated log', async () => {
    forgeTheLog(withoutItsEnd)
    await openScreen(`/decisions/verification?decision=${demoDecisionId('tilleuls', 'manager')}`, 'president')

    await screen.findByText(asRead(verification.broken))
    expect(screen.getByText(asRead(verification.headDiffers))).toBeDefined()
    expect(screen.queryByText(asRead(verification.intact))).toBeNull()
  })

  it('finds no receipt on paper after the broken line', async () => {
    const decisionId = demoDecisionId('tilleuls', 'manager')
    const { data } = await elsewhere('president').then((by) =>
      by.get(decisionRoutes.ballots, { params: { decisionId }, query: { per_page: '100' } }),
    )
    forgeTheLog((text) => text.replace(/("sequence":2,"kind":"vote","about":null,"commitment":")\w{8}/, '$100000000'))
    const { user } = await openScreen(`/decisions/verification?decision=${decisionId}`, 'president')
    await screen.findByText(asRead(verification.broken))
    const hashes = data.result.flatMap((id) => data.entities.ballots[id]?.hash ?? [])
    await user.click(screen.getByText(verification.paper))
    const look = async (hash = '') => {
      const field = screen.getByLabelText(verification.paperHash)
      await user.clear(field)
      await user.type(field, hash)
      await user.click(screen.getByRole('button', { name: verification.check }))
    }
    await look(hashes[2])
    expect(screen.getByText(asRead(verification.paperNotFound))).toBeDefined()
    await look(hashes[0])
    expect(screen.queryByText(asRead(verification.paperNotFound))).toBeNull()
  })

  it('says that the log is empty, and shows the first vote', async () => {
    const { api } = await openScreen('/decisions', 'president')
    const decisionId = await putToTheVote(api)
    await goTo(`/decisions/verification?decision=${decisionId}`)
    await screen.findByText(asRead(verification.empty))

    await castOwnVote(api, decisionId, 'for')

    await screen.findByText(asRead(verification.intact))
  })

  it('reports no tampering while the end of a growing log is loading', async () => {
    const { api, queries } = await openScreen('/decisions', 'president')
    const decisionId = await putToTheVote(api)
    await castOwnVote(api, decisionId, 'for')
    await goTo(`/decisions/verification?decision=${decisionId}`)
    await screen.findByText(asRead(verification.intact))
    const client = await queries.load()
    const answer = hold(decisionRoutes.ballots.path)
    const { ownVote } = await api(decisionRoutes.read, { params: { decisionId } })
    const change = { choice: 'against', hasReadDocuments: true, confirmationToken: await confirmed(api) } as const
    await api(decisionRoutes.changeVote, {
      params: { decisionId, voteId: ownVote?.id ?? '' },
      body: { vote: change },
      idempotencyKey: crypto.randomUUID(),
    })
    void client.invalidateQueries({ queryKey: ['decisions'] })
    const known = () => client.getQueriesData<Partial<DecisionDetail>>({ queryKey: ['decisions'] })
    await waitFor(() => expect(known().some(([, data]) => data?.log?.length === 2)).toBe(true))

    expect(screen.getByText(asRead(verification.intact))).toBeDefined()
    expect(screen.queryByText(asRead(verification.headDiffers))).toBeNull()
    answer()
    await waitFor(() => expect(screen.getAllByText('2').length).toBeGreaterThan(0))
    expect(screen.getByText(asRead(verification.intact))).toBeDefined()
  })

  it('loads again once the network is back', async () => {
    await retryOnce(
      portal,
      await openScreen('/immeuble', 'president'),
      `/decisions/verification?decision=${demoDecisionId('tilleuls', 'boiler')}`,
    )

    await waitFor(() => expect(screen.getByText(asRead(verification.intact))).toBeDefined())
  })

  it('says that the decisions to choose from could not be loaded, and retries', async () => {
    await retryOnce(portal, await openScreen('/immeuble', 'president'), '/decisions/verification')

    expect(await screen.findByRole('combobox', { name: verification.decision })).toBeDefined()
    expect(screen.getByText(verification.chooseFirst)).toBeDefined()
  })

  it('offers no choice when nothing was ever decided', async () => {
    network.use(
      http.get(portalOrigin + decisionRoutes.list.path, ({ request }) => {
        const url = new URL(request.url)
        url.searchParams.set('search', 'aucune de ce nom')
        return server().app.fetch(new Request(url, request))
      }),
    )
    await openScreen('/decisions/verification', 'president')

    expect(await screen.findByRole('heading', { name: verification.none })).toBeDefined()
    expect(screen.queryByRole('combobox')).toBeNull()
  })
})
