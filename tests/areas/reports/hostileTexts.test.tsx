import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { attachmentRoutes } from '#contract/attachments.ts'
import { pathOf } from '#contract/paths.ts'
import { french } from '#locales/catalogues.ts'
import { useHostileCaretaker } from '#tests/support/hostileCaretaker.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { drawing } from '#tests/support/server/hostileFiles.ts'
import { actionsOn, openReport } from '#tests/support/server/reportCalls.ts'
import { fileBody } from '#tests/support/server/sentFiles.ts'
import { xssPayloads } from '#tests/support/server/xssPayloads.ts'

const { caretaker, isText } = useHostileCaretaker()
const { reports: texts } = french
const asIs = { normalizer: (text: string) => text }
/** Five payloads in a row have the same shape. */
const perShape = 5
/** The size of a page of the history. */
const perHistory = 25

const inParts = <Item,>(items: readonly Item[], size: number) =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) => items.slice(part * size, (part + 1) * size))

describe('hostile text', () => {
  it('shows on the page, in its file names and in the viewer as it was typed', async () => {
    const picture = await drawing()
    const reports = []
    for (const payloads of inParts(xssPayloads, perShape)) {
      const files = []
      for (const payload of payloads) {
        files.push(await caretaker().get(attachmentRoutes.create, { body: fileBody(picture, `${payload}.png`) }))
      }
      const [title = ''] = payloads
      const description = payloads.join('\n')
      const { id } = await openReport(caretaker(), { title, description, attachmentIds: files.map((file) => file.id) })
      reports.push({ id, title, description, files })
    }

    await openScreen(pathOf('report', { reportId: reports[0]?.id ?? '' }), 'president')
    for (const { id, title, description, files } of reports) {
      const [file] = files
      await goTo(`${pathOf('report', { reportId: id })}?piece=${file?.id}`)
      const viewer = within(await screen.findByRole('dialog', { name: file?.displayName ?? '' }))
      expect(viewer.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe(file?.displayName)
      // The page is behind the viewer.
      expect(await screen.findByRole('heading', { level: 1, name: title.trim(), hidden: true })).toBeDefined()
      expect(screen.getByText(description.trim(), asIs)).toBeDefined()
      const photos = screen.getByRole('list', { name: texts.page.photos, hidden: true })
      const thumbs = within(photos).getAllByRole('button', { hidden: true })
      expect(thumbs.map(({ textContent }) => textContent)).toEqual(files.map(({ displayName }) => displayName))
      isText()
    }
  })

  it('shows in the history as it was typed', async () => {
    const reports = []
    for (const payloads of inParts(xssPayloads, perHistory)) {
      const { id } = await openReport(caretaker())
      for (const payload of payloads) await actionsOn(id, caretaker()).comment(payload)
      reports.push({ id, payloads })
    }

    await openScreen(pathOf('report', { reportId: reports[0]?.id ?? '' }), 'president')
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
