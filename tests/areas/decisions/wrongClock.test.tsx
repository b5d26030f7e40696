import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { demoDecisionId } from '#server/areas/decisions/demo/demoDecisions.ts'
import { asRead } from '#tests/support/asRead.ts'
import { peopleElsewhere, putToTheVoteBy } from '#tests/support/decisionCalls.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'

const { server } = usePortalServer()
const { decisions, votes } = french
const elsewhere = peopleElsewhere(server)
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))
afterEach(() => void vi.useRealTimers())

/** Sets the clock of the browser; the server's clock is in January 2030. */
const setBrowser = (moment: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })

describe('a wrong clock in the browser', () => {
  it('closes no open vote when it is ahead', async () => {
    const decisionId = await putToTheVoteBy(await elsewhere('gestionnaire'))
    setBrowser('2031-06-01T12:00:00Z')
    const { user } = await openScreen(pathOf('vote', { decisionId }), 'president')
    await user.click(await screen.findByRole('checkbox', { name: votes.vote.documents.readAlone }))
    await user.click(screen.getByRole('button', { name: votes.vote.documents.next }))
    await screen.findByRole('heading', { level: 2, name: votes.vote.choice.title })
  })

  it('counts the time left by the clock of the server', async () => {
    const decisionId = await putToTheVoteBy(await elsewhere('gestionnaire'))
    setBrowser('2031-06-01T12:00:00Z')
    await openScreen(pathOf('decision', { decisionId }), 'president')
    // From the morning of the 15th of January to the evening of the 15th of February.
    await screen.findByText((shown) => shown.includes(asRead(decisions.due.days.other).replace('{{count}}', '31')))
  })

  it('does not deny that a vote has ended when it is behind', async () => {
    setBrowser('2029-06-01T12:00:00Z')
    await openScreen(pathOf('decision', { decisionId: demoDecisionId('tilleuls', 'boiler') }), 'president')
    await screen.findByText((shown) => shown.startsWith(asRead(decisions.due.ended.split('{{')[0] ?? '')))
    expect(screen.queryByText(asRead(decisions.due.closed))).toBeNull()
  })
})
