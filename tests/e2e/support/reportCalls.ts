import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { attachmentRoutes } from '#contract/attachments.ts'
import { fromWire, toWire } from '#contract/case.ts'
import { reportRoutes } from '#contract/reports/reports.ts'
import { demoId } from '#server/demo/chance.ts'
import { fileBody } from '#tests/support/server/sentFiles.ts'
import { signInOver } from '#tests/support/server/signInOver.ts'
import { siteOf } from './visit.ts'

const placeId = demoId('place tilleuls')
const path = `/v1/places/${placeId}/reports`

/** The API of reports in the demo’s main place for one of its people, without a browser. */
export async function reportsOf(name: string) {
  const token = await signInOver(siteOf('ESE'), name)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const call = async (
    address: string,
    options: Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> } = {},
  ) => {
    const answer = await fetch(`${siteOf('ESE')}${address}`, {
      ...options,
      headers: { ...headers, ...options.headers },
    })
    expect(answer.status).toBe(200)
    return fromWire(await answer.json())
  }
  return {
    async create(title: string, attachmentIds: readonly string[] = []) {
      const words = { title, description: 'Depuis hier.' }
      const report = { ...words, category: 2, kind: 'dysfunctional', equipment: 'corridor', attachmentIds }
      const body = JSON.stringify(toWire({ report }))
      const made = await call(path, { method: 'POST', body, headers: { 'Idempotency-Key': randomUUID() } })
      return reportRoutes.create.answer.parse(made).id
    },
    /** Stores a file for the next report or comment; returns its id. */
    async store(bytes: Uint8Array, name: string) {
      const body = JSON.stringify(toWire(fileBody(bytes, name)))
      const headers = { 'Idempotency-Key': randomUUID() }
      const stored = await call(attachmentRoutes.create.path, { method: 'POST', body, headers })
      return attachmentRoutes.create.answer.parse(stored).id
    },
    async filesOf(title: string) {
      const list = reportRoutes.list.answer.parse(await call(`${path}?per_page=100&sort=-created_at`))
      const found = Object.values(list.data.entities.reports).find((report) => report.title === title)
      const report = reportRoutes.read.answer.parse(await call(`/v1/reports/${found?.id}`))
      return report.attachments.map(({ displayName }) => displayName)
    },
    async count(title: string) {
      const list = reportRoutes.list.answer.parse(await call(`${path}?per_page=100&sort=-created_at`))
      return Object.values(list.data.entities.reports).filter((report) => report.title === title).length
    },
  }
}
