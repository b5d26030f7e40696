import type { LoadSeed } from './demo/seed.ts'
import type { Platform } from './platform/context.ts'
import type { Queryable } from './platform/database.ts'
import type { Endpoints } from './platform/serve.ts'
import type { Sites } from './platform/sites.ts'
import type { CalendarSource } from './services/calendar/legalCalendar.ts'
import type { KeptForm } from './services/drafts/keptForm.ts'
import type { FileRules } from './services/files/readFile.ts'
import type { SearchSources } from './services/search/searchSource.ts'

/** What is kept about one person, by kind: what they may take elsewhere. */
export type FindOwnData = (
  db: Queryable,
  person: { readonly userId: string; readonly email: string },
) => Promise<Readonly<Record<string, unknown>>>

/** What runs beside the requests. Several processes may do so at once. */
type Jobs = {
  /** Before the first request of a process. */
  readonly atStart?: (db: Queryable) => Promise<void>
  /** At start and every hour; a failure is logged under this name. */
  readonly hourly?: readonly {
    readonly what: string
    readonly run: (platform: Platform, sites: Sites) => Promise<void>
  }[]
  /** Deletes what has run out and can no longer change any answer. Every hour, one area after the other. */
  readonly cleanUp?: (platform: Pick<Platform, 'db' | 'now' | 'files'>) => Promise<void>
}

/** What the rest of the house must know of an area, or of a service. */
export type Area = {
  /** Its tables of the contract with their verbs, and what it serves beside them. */
  readonly routes: readonly Endpoints[]
  readonly search?: SearchSources
  readonly ownData?: FindOwnData
  readonly files?: FileRules
  readonly calendar?: CalendarSource
  readonly jobs?: Jobs
  /** What it has of the demo world. */
  readonly seed?: LoadSeed
  /** Its forms that keep what is typed. */
  readonly drafts?: readonly KeptForm[]
}

export const defineArea = (area: Area): Area => area
