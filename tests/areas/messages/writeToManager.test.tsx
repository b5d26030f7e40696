import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { conversationNameLimit } from '#contract/messages/conversations.ts'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { demoDecisionId } from '#server/areas/decisions/demo/demoDecisions.ts'
import { demoReportId } from '#server/demo/demoReportId.ts'
import { wantedIn } from '#src/areas/messages/newConversation.address.ts'
import { writeToManagerPath } from '#src/parts/writeToManager.ts'
import { openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { followToManager, showsNoWayToManager, toManager } from '#tests/support/toManager.ts'

usePortalServer()
const { decisions, messages, places } = french
const { start } = messages
const decision = pathOf('decision', { decisionId: demoDecisionId('tilleuls', 'facade') })
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

describe('« Écrire au gestionnaire »', () => {
  it('leads a co-owner from a decision to a message to the manager about it', async () => {
    await followToManager('decision', decision)
  })

  it('leads a co-owner from the agency to a message to the manager', async () => {
    const { user } = await openScreen('/agence', 'president')
    await user.click(await screen.findByRole('link', toManager))

    expect(await screen.findByRole('checkbox', { name: start.manager })).toHaveProperty('checked', true)
    expect(screen.getByRole('textbox', { name: new RegExp(start.name) })).toHaveProperty('value', '')
  })

  it.each([
    ['the agency', '/agence', 'locataire', places.agency.team],
    ['a decision', decision, 'gestionnaire', decisions.page.facts],
  ])('is not on the page of %s for people who are not co-owners', async (_name, path, person, region) => {
    await showsNoWayToManager(path, person, region)
  })
})

describe('the address of a new conversation', () => {
  it('names a subject whose title is longer than a name may be', () => {
    const title = 'x'.repeat(conversationNameLimit + 1)
    const id = demoReportId('tilleuls', 0)
    const path = writeToManagerPath({ title, kind: 'report', id })

    expect(wantedIn(path.slice(path.indexOf('?')))).toEqual({
      name: 'x'.repeat(conversationNameLimit),
      isToManager: true,
      subject: { kind: 'report', id, title },
    })
  })
})
