import { expect } from 'vitest'
import * as z from 'zod/mini'
import { attachmentPaths, attachmentRoutes } from '#contract/attachments.ts'
import { fromWire, toWire } from '#contract/case.ts'
import { confirmationRoutes } from '#contract/confirmations.ts'
import { firstBroken, firstHead } from '#contract/decisions/ballotLog.ts'
import { decisionRoutes } from '#contract/decisions/decisions.ts'
import type { BallotEntry } from '#contract/decisions/decisionVotes.ts'
import { draftRoutes } from '#contract/drafts.ts'
import { lastPage } from '#contract/lists.ts'
import { profileRoutes } from '#contract/profile.ts'
import { reportDraft } from '#contract/reports/reportDrafts.ts'
import { reportRoutes } from '#contract/reports/reports.ts'
import type { Route } from '#contract/route.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoPassword } from '#server/demo/demoPeople.ts'
import { newDecision } from './decisionCalls.ts'
import { drawing } from './hostileFiles.ts'
import { acknowledgement, newReport } from './reportCalls.ts'
import { fileBody } from './sentFiles.ts'

const ninetyDays = 90 * 24 * 3_600_000

type Request = {
  readonly params?: Record<string, string>
  readonly query?: Record<string, string>
  readonly body?: unknown
}
type Answering = Route & { readonly answer: z.ZodMiniType }

/** Calls routes over the network. The portal gets a new address each time it restarts. */
export function callerAt(url: () => string, token: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const call = async <Called extends Answering>(route: Called, { params = {}, query = {}, body }: Request = {}) => {
    const path = route.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
    const answer = await fetch(`${url()}${path}?${new URLSearchParams(query)}`, {
      method: route.method.toUpperCase(),
      headers,
      ...(body !== undefined && { body: JSON.stringify(toWire(body)) }),
    })
    const text = await answer.text()
    if (answer.status !== route.status) throw new Error(`${path} was answered ${answer.status}: ${text}`)
    return z.parse<Called['answer']>(route.answer, text === '' ? undefined : fromWire(JSON.parse(text)))
  }
  const bytesAt = async (path: string) => Buffer.from(await (await fetch(`${url()}${path}`, { headers })).arrayBuffer())
  return { call, bytesAt }
}
type Caller = ReturnType<typeof callerAt>

/** Writes one thing at a time and waits for its response; `check` finds every acknowledged write. */
export type Writer = { readonly write: () => Promise<void>; readonly check: () => Promise<void> }

/** Writes increasing numbers. If the last write has no response, it may or may not be stored. */
function numbers(write: (number: number) => Promise<unknown>, read: () => Promise<number>): Writer {
  let last = 0
  return {
    write: async () => {
      await write(last + 1)
      last++
    },
    check: async () => {
      const found = await read()
      expect([last, last + 1]).toContain(found)
      last = found
    },
  }
}

export const namesOf = ({ call }: Caller): Writer =>
  numbers(
    (number) => call(profileRoutes.update, { body: { user: { firstName: `${number}`, lastName: `${number}` } } }),
    async () => {
      const { firstName, lastName } = await call(profileRoutes.read)
      expect(firstName).toBe(lastName)
      return Number(firstName) || 0
    },
  )

export function draftOf({ call }: Caller, placeId: string): Writer {
  const params = { placeId, form: reportDraft.form }
  const { category, equipment } = newReport
  const rest = { key: demoId('a draft'), category, kind: null, equipment, equipmentId: null }
  return numbers(
    (number) =>
      call(draftRoutes.write, {
        params,
        body: { draft: { value: { ...rest, title: `${number}`, description: `${number}` } } },
      }),
    async () => {
      const { draft } = await call(draftRoutes.read, { params })
      expect(draft?.value.title).toBe(draft?.value.description)
      return Number(draft?.value.title ?? 0)
    },
  )
}

export function commentsOn({ call }: Caller, reportId: string): Writer {
  const params = { reportId }
  return numbers(
    (number) => call(reportRoutes.comment, { params, body: { event: { body: `${number}` } } }),
    async () => {
      const { data } = await call(reportRoutes.events, { params, query: { per_page: '100' } })
      const comments = data.result.map((id) => Number(data.entities.reportEvents[id]?.body)).filter((n) => n > 0)
      // No number is missing or repeated.
      const [latest = 0] = comments
      expect(comments).toEqual(comments.map((_, index) => latest - index))
      return latest
    },
  )
}

/** Opens reports with a photo, which staff acknowledge. Checks that photos are whole and each report was opened once. */
export function reportsBy(reporter: Caller, staff: Caller, placeId: string): Writer {
  const photos = new Map<string, Buffer>()
  const opened = new Map<string, { readonly photo: string; isTaken: boolean }>()
  const store = async () => {
    const bytes = await drawing(40 + photos.size, 30)
    const { id } = await reporter.call(attachmentRoutes.create, { body: fileBody(bytes, 'photo.png') })
    photos.set(id, bytes)
    return id
  }
  const open = async (photo: string) => {
    const body = { report: { ...newReport, attachmentIds: [photo] } }
    const { id } = await reporter.call(reportRoutes.create, { params: { placeId }, body })
    opened.set(id, { photo, isTaken: false })
    return id
  }
  return {
    write: async () => {
      const id = await open(await store())
      await staff.call(reportRoutes.acknowledge, { params: { reportId: id }, body: { acknowledgement } })
      opened.set(id, { photo: [...photos.keys()].at(-1) ?? '', isTaken: true })
    },
    check: async () => {
      for (const [id, bytes] of photos) {
        const found = await reporter.bytesAt(attachmentPaths.file.replace(':attachmentId', id))
        expect(Buffer.compare(found, bytes)).toBe(0)
      }
      for (const [reportId, { photo, isTaken }] of opened) {
        const { attachments, status } = await reporter.call(reportRoutes.read, { params: { reportId } })
        expect(attachments.map(({ id }) => id)).toEqual([photo])
        expect(isTaken ? ['acknowledged'] : ['opened', 'acknowledged']).toContain(status)
      }
      const { data } = await reporter.call(reportRoutes.list, {
        params: { placeId },
        query: { per_page: '100', sort: '-created_at' },
      })
      const ours = data.result.filter((id) => data.entities.reports[id]?.title === newReport.title)
      for (const reportId of ours.slice(0, 10)) {
        const { data: history } = await reporter.call(reportRoutes.events, { params: { reportId } })
        const kinds = history.result.map((id) => history.entities.reportEvents[id]?.kind)
        expect(kinds.filter((kind) => kind === 'opened')).toHaveLength(1)
      }
      photos.clear()
      opened.clear()
    },
  }
}

/** Casts and changes a vote again and again. Checks that the log has a line for each acknowledged vote, and an unbroken chain. */
export async function votesOf({ call }: Caller, manager: Caller, placeId: string): Promise<Writer> {
  // The process has the clock of this machine, and a vote lasts a year at most.
  const dueAt = new Date(Date.now() + ninetyDays).toISOString()
  const { id: decisionId } = await manager.call(decisionRoutes.create, {
    params: { placeId },
    body: { decision: { ...newDecision, dueAt } },
  })
  const body = { confirmation: { password: demoPassword } }
  const { confirmationToken } = await call(confirmationRoutes.create, { body })
  const params = { decisionId }
  const ownVote = async () => (await call(decisionRoutes.read, { params })).ownVote
  return numbers(
    async (number) => {
      const former = await ownVote()
      const choice = number % 2 === 0 ? 'for' : 'against'
      const ballot = { vote: { choice, hasReadDocuments: true, confirmationToken } }
      await (former
        ? call(decisionRoutes.changeVote, { params: { decisionId, voteId: former.id }, body: ballot })
        : call(decisionRoutes.vote, { params, body: ballot }))
    },
    async () => {
      const { log, turnout, ownVote: current } = await call(decisionRoutes.read, { params })
      const entries = await wholeLog(decisionId)
      const head = entries.at(-1)?.hash ?? (await firstHead(decisionId, log.seal))
      expect({ length: entries.length, head }).toEqual({ length: log.length, head: log.head })
      expect(await firstBroken(decisionId, log.seal, entries)).toBeNull()
      // Only the last vote counts, and its number decides its choice.
      expect(current?.sequence ?? 0).toBe(log.length)
      expect(current?.choice ?? 'for').toBe(log.length % 2 === 0 ? 'for' : 'against')
      expect(turnout.votersExpressed).toBe(log.length === 0 ? 0 : 1)
      return log.length
    },
  )

  async function wholeLog(id: string, page = 1): Promise<readonly BallotEntry[]> {
    const query = { page: String(page), per_page: '100' }
    const { data, meta } = await call(decisionRoutes.ballots, { params: { decisionId: id }, query })
    const entries = data.result.flatMap((entry) => data.entities.ballots[entry] ?? [])
    return page < lastPage(meta) ? [...entries, ...(await wholeLog(id, page + 1))] : entries
  }
}
