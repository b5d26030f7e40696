import * as z from 'zod/mini'
import { attachment } from '#contract/attachments.ts'
import { reportDraft } from '#contract/drafts.ts'
import type { Draft } from '#machines/report/report.draft.ts'

const copy = z.extend(reportDraft, { attachments: z.array(attachment) })

/** The copy of a draft that this tab holds: written with every change, read first (docs/decisions/021). */
export function createTabDraft(person: string, placeId: string) {
  const key = `draft:report:${person}:${placeId}`
  return {
    read: (): Draft | null => quietly(() => copy.parse(JSON.parse(sessionStorage.getItem(key) ?? ''))) ?? null,
    write: (draft: Draft) => void quietly(() => sessionStorage.setItem(key, JSON.stringify(draft))),
    /** Does it hold this very draft? */
    holds: (draft: Draft) => quietly(() => sessionStorage.getItem(key) === JSON.stringify(draft)) ?? false,
    clear: () => void quietly(() => sessionStorage.removeItem(key)),
  }
}
export type TabDraft = ReturnType<typeof createTabDraft>

/** A browser may forbid storage, and what is stored may be anything. */
function quietly<T>(attempt: () => T): T | undefined {
  try {
    return attempt()
  } catch {
    return undefined
  }
}
