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

usePortalServer()
const { conversation, decisions, messages, places, placeSwitcher, reports } = french
const { start } = messages
const report = pathOf('report', { reportId: demoReportId('tilleuls', 0) })
const decision = pathOf('decision', { decisionId: demoDecisionId('tilleuls', 'facade') })
beforeEach(() => localStorage.setItem('hasSkippedCheck', 'true'))

const offer = { name: placeSwitcher.contactManager }

describe('« Écrire au gestionnaire »', () => {
  it.each([
    ['report', report],
    ['decision', decision],
  ] as const)('leads a co-owner from a %s to a message to the manager about it', async (kind, path) => {
    const { user } = await openScreen(path, 'president')
    const link = await screen.findByRole('link', offer)
    const title = screen.getByRole('heading', { level: 1 }).textContent
    await user.click(link)

    expect(await screen.findByRole('checkbox', { name: start.manager })).toHaveProperty('checked', true)
    expect(screen.getByRole('textbox', { name: new RegExp(start.name) })).toHaveProperty('value', title)
    expect(screen.getByRole('button', { name: start.detach.replace('{{title}}', title) })).toBeDefined()
    const about = `${start.about} ${conversation.subject[kind].toLocaleLowerCase()} · ${title}`
    expect(screen.getByText(about)).toBeDefined()
  })

  it('leads a co-owner from the agency to a message to the manager', async () => {
    const { user } = await openScreen('/agence', 'president')
    await user.click(await screen.findByRole('link', offer))

    expect(await screen.findByRole('checkbox', { name: start.manager })).toHaveProperty('checked', true)
    expect(screen.getByRole('textbox', { name: new RegExp(start.name) })).toHaveProperty('value', '')
  })

  it.each([
    ['a report', report, 'locataire', reports.page.follow],
    ['the agency', '/agence', 'locataire', places.agency.team],
    ['a decision', decision, 'gestionnaire', decisions.page.facts],
  ])('is not on the page of %s for people who are not co-owners', async (_name, path, person, region) => {
    const { loaded } = await openScreen(path, person)
    await screen.findByRole('region', { name: region })
    await loaded()

    expect(screen.queryByRole('link', offer)).toBeNull()
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
