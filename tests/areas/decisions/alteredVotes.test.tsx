import { screen } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { decisions as decisionRows } from '#server/areas/decisions/decisions.tables.ts'
import { demoDecisionId } from '#server/areas/decisions/demo/demoDecisions.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'

const { server } = usePortalServer()
const { altered, own, page } = french.decisions
const decisionId = demoDecisionId('tilleuls', 'facade')

beforeEach(async () => {
  localStorage.setItem('hasSkippedCheck', 'true')
  await server()
    .platform.db.update(decisionRows)
    .set({ alteredAt: server().clock.now() })
    .where(eq(decisionRows.id, decisionId))
})

describe('a decision whose votes were altered', () => {
  it.each(['president', 'gestionnaire'])('says so on its page to the %s', async (name) => {
    await openScreen(pathOf('decision', { decisionId }), name)
    await screen.findByText(altered.title)
  })

  it('says nothing to an owner, who can do nothing about it', async () => {
    await openScreen(pathOf('decision', { decisionId }), 'coproprietaire')
    await screen.findByRole('heading', { level: 2, name: own.title })
    await screen.findByRole('heading', { level: 2, name: page.resolution })
    expect(screen.queryByText(altered.title)).toBeNull()
  })
})
