import type { Page } from 'playwright-core'
import { answerAll, answerEmpty, failed, held } from '#tests/e2e/support/answers.ts'
import { goTo, installed, open, show } from '#tests/e2e/support/visit.ts'

export type State = {
  /** Opens the first page for somebody who is signed in. */
  readonly begin: (page: Page, address: string) => Promise<unknown>
  readonly goTo: (page: Page, path: string) => Promise<unknown>
  /** Not for screens of one thing. */
  readonly isOfLists?: boolean
}

export const states = {
  ready: { begin: open, goTo },
  loading: {
    begin: async (page, address) => {
      await answerAll(page, held)
      await page.goto(address)
      await page.locator('h1').waitFor()
    },
    goTo: show,
  },
  empty: {
    begin: async (page, address) => {
      await answerEmpty(page)
      await open(page, address)
    },
    goTo,
    isOfLists: true,
  },
  failed: {
    begin: async (page, address) => {
      await answerAll(page, failed)
      await open(page, address)
    },
    goTo,
  },
  offline: {
    begin: async (page, address) => {
      await open(page, address)
      await installed(page)
      await page.context().setOffline(true)
    },
    goTo,
  },
} satisfies Readonly<Record<string, State>>
export type StateName = keyof typeof states
export const isStateName = (name: string): name is StateName => name in states
