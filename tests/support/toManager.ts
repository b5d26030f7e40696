import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { french } from '#locales/catalogues.ts'
import { openScreen } from './openScreen.ts'

const { conversation, messages, placeSwitcher } = french
const { start } = messages

/** The link « Écrire au gestionnaire ». */
export const toManager = { name: placeSwitcher.contactManager }

/** The link on the page of this subject leads a co-owner to a message to the manager about it. */
export async function followToManager(kind: 'report' | 'decision', path: string) {
  const { user } = await openScreen(path, 'president')
  const link = await screen.findByRole('link', toManager)
  const title = screen.getByRole('heading', { level: 1 }).textContent
  await user.click(link)

  expect(await screen.findByRole('checkbox', { name: start.manager })).toHaveProperty('checked', true)
  expect(screen.getByRole('textbox', { name: new RegExp(start.name) })).toHaveProperty('value', title)
  expect(screen.getByRole('button', { name: start.detach.replace('{{title}}', title) })).toBeDefined()
  const about = `${start.about} ${conversation.subject[kind].toLocaleLowerCase()} · ${title}`
  expect(screen.getByText(about)).toBeDefined()
}

/** The page, once this part of it is loaded, has no such link for this person. */
export async function showsNoWayToManager(path: string, person: string, region: string) {
  const { loaded } = await openScreen(path, person)
  await screen.findByRole('region', { name: region })
  await loaded()

  expect(screen.queryByRole('link', toManager)).toBeNull()
}
