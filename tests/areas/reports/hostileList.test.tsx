import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { french } from '#locales/catalogues.ts'
import { escapeHtml } from '#server/services/mails/escapeHtml.ts'
import { useHostileCaretaker } from '#tests/support/hostileCaretaker.ts'
import { goTo, openScreen } from '#tests/support/openScreen.ts'
import { openReport } from '#tests/support/server/reportCalls.ts'
import { xssPayloads } from '#tests/support/server/xssPayloads.ts'

const { server, caretaker, isText } = useHostileCaretaker()
const { reports: texts } = french
const categories = [1, 2, 3, 4, 5, 6, 7] as const

it('hostile text shows in the list and in the mail as it was typed', async () => {
  const before = server().outbox.mails().length
  for (const [index, title] of xssPayloads.entries()) {
    await openReport(caretaker(), { title, category: categories[index % categories.length] })
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
