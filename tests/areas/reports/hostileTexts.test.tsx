import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { attachmentRoutes } from '#contract/attachments.ts'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { escapeHtml } from '#server/services/mails/escapeHtml.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { usePortalServer } from '#tests/support/portalServer.ts'
import { drawing } from '#tests/support/server/hostileFiles.ts'
import { signedInAs } from '#tests/support/server/placeWorld.ts'
import { actionsOn, openReport } from '#tests/support/server/reportCalls.ts'
import { fileBody } from '#tests/support/server/sentFiles.ts'
import { xssPayloads } from '#tests/support/server/xssPayloads.ts'

const { server } = usePortalServer()
const { reports: texts } = french
const asIs = { normalizer: (text: string) => text }
/** Five payloads in a row have the same shape. */
const perShape = 5
const categories = [1, 2, 3, 4, 5, 6, 7] as const
/** The size of a page of the history. */
const perHistory = 25

type Caretaker = Awaited<ReturnType<typeof signedInAs>>
let caretaker: Caretaker
const ran = vi.fn()

beforeAll(async () => {
  caretaker = await signedInAs(server(), 'gardien')
})
beforeEach(() => {
  localStorage.setItem('hasSkippedCheck', 'true')
  vi.stubGlobal('alert', ran)
})

/** Checks that no typed text became an element or a handler, and that nothing ran. */
function isText() {
  const made = document.body.querySelectorAll(
    'script,iframe,math,a[href^="javascript"],[onload],[onerror],[ontoggle],[onfocus],[onmouseover]',
  )
  expect([...made].map(({ outerHTML }) => outerHTML)).toEqual([])
  expect(ran).not.toHaveBeenCalled()
}

const inParts = <Item,>(items: readonly Item[], size: number) =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) => items.slice(part * size, (part + 1) * size))

describe('hostile text', () => {
  it('shows in the list and in the mail as it was typed', async () => {
    const before = server().outbox.mails().length
    for (const [index, title] of xssPayloads.entries()) {
      await openReport(caretaker, { title, category: categories[index % categories.length] })
    }
    await server().drain()
    await openScreen('/signalements', 'president')
    for (const category of categories) {
      await goTo(`/signalements?categorie=${category}&tri=-created_at`)
      const written = xssPayloads.filter((_, index) => categories[index % categories.length] === category)
      await screen.findByRole('link', { name: (name) => name.trim() === written[0]?.trim() })
      const links = within(await screen.findByRole('list', { name: texts.list.label })).getAllByRole('link')
      const shown = links.map(({ textContent }) => textContent)
      for (const title of written) expect(shown).toContain(title.trim())
    }
    isText()

    const mails = server()
      .outbox.mails()
      .slice(0, server().outbox.mails().length - before)
    expect(mails.length).toBeGreaterThanOrEqual(xssPayloads.length)
    for (const payload of xssPayloads) {
      const title = payload.trim()
      const about = mails.find(({ text }) => text.includes(title))
      expect([title, about?.html.includes(escapeHtml(title))]).toEqual([title, true])
      if (escapeHtml(title) !== title) expect(about?.html.includes(title)).toBe(false)
    }
  })

  it('shows on the page, in its file names and in the viewer as it was typed', async () => {
    const picture = await drawing()
    const reports = []
    for (const payloads of inParts(xssPayloads, perShape)) {
      const files = []
      for (const payload of payloads) {
        files.push(await caretaker.get(attachmentRoutes.create, { body: fileBody(picture, `${payload}.png`) }))
      }
      const [title = ''] = payloads
      const description = payloads.join('\n')
      const { id } = await openReport(caretaker, { title, description, attachmentIds: files.map((file) => file.id) })
      reports.push({ id, title, description, files })
    }

    await openScreen('/signalements', 'president')
    for (const { id, title, description, files } of reports) {
      await goTo(pathOf('report', { reportId: id }))
      await screen.findByRole('heading', { level: 1, name: title.trim() })
      expect(screen.getByText(description.trim(), asIs)).toBeDefined()
      const thumbs = within(await screen.findByRole('list', { name: texts.page.photos })).getAllByRole('button')
      expect(thumbs.map(({ textContent }) => textContent)).toEqual(files.map(({ displayName }) => displayName))
      isText()

      const [file] = files
      await goTo(`${pathOf('report', { reportId: id })}?piece=${file?.id}`)
      const viewer = within(await screen.findByRole('dialog', { name: file?.displayName ?? '' }))
      expect(viewer.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe(file?.displayName)
      isText()
    }
  })

  it('shows in the history as it was typed', async () => {
    const reports = []
    for (const payloads of inParts(xssPayloads, perHistory)) {
      const { id } = await openReport(caretaker)
      for (const payload of payloads) await actionsOn(id, caretaker).comment(payload)
      reports.push({ id, payloads })
    }

    await openScreen('/signalements', 'president')
    for (const { id, payloads } of reports) {
      await goTo(pathOf('report', { reportId: id }))
      const history = within(await screen.findByRole('list', { name: texts.timeline.label }))
      await waitFor(() => expect(history.getAllByRole('listitem')).toHaveLength(perHistory + 1))
      const shown = history.getAllByRole('listitem').map(({ textContent }) => textContent)
      for (const payload of payloads) expect(shown.filter((text) => text.includes(payload.trim()))).not.toEqual([])
      isText()
    }
  })
})
