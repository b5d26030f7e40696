import type { JobKindName } from '#contract/jobs.ts'
import type { LocaleCode } from '#contract/offers.ts'
import type { LoadSeed } from './demo/seed.ts'
import type { Platform } from './platform/context.ts'
import type { Database, Queryable } from './platform/database.ts'
import type { JobKind } from './platform/jobs/job.ts'
import type { Secrets } from './platform/secrets.ts'
import type { Endpoints } from './platform/serve.ts'
import type { Sites } from './platform/sites.ts'
import type { CalendarSource } from './services/calendar/legalCalendar.ts'
import type { KeptForm } from './services/drafts/keptForm.ts'
import type { ExchangeSource } from './services/exchanges/exchange.ts'
import type { FileRules } from './services/files/readFile.ts'
import type { ImportFile } from './services/imports/importFile.ts'
import type { SearchSources } from './services/search/searchSource.ts'

/** The data about one person, by kind, for their export. */
export type FindOwnData = (
  db: Queryable,
  person: { readonly userId: string; readonly email: string; readonly locale: LocaleCode },
) => Promise<Readonly<Record<string, unknown>>>

/** Work outside requests. */
type Jobs = {
  /** Runs before the first request of a process. */
  readonly atStart?: (db: Queryable) => Promise<void>
  /** The work of this area for the job queue. */
  readonly kinds?: readonly JobKind[]
  /** Runs at start and every hour, once for all processes; a failure is logged under this name, and tried again. */
  readonly hourly?: readonly {
    readonly what: JobKindName
    readonly run: (platform: Platform, sites: Sites) => Promise<void>
  }[]
  /** Runs at start, at the moment that it returns, and at least every minute; a failure is logged under this name. */
  readonly whenDue?: readonly {
    readonly what: string
    readonly run: (platform: Platform, sites: Sites) => Promise<Date | null>
  }[]
  /** Deletes expired rows, which no longer affect any response. Runs every hour, one area after the other. */
  readonly cleanUp?: (platform: Pick<Platform, 'db' | 'now' | 'files'>) => Promise<void>
}

/** The manifest of an area or a service: all that the rest of the server knows about it. */
export type Area = {
  /** Its tables of the contract with their verbs, and its other endpoints. */
  readonly routes: readonly Endpoints[]
  readonly search?: SearchSources
  readonly ownData?: FindOwnData
  readonly files?: FileRules
  readonly calendar?: CalendarSource
  readonly jobs?: Jobs
  /** Verifies all its votes for an operator, and changes nothing: a line for each decision that does not fit. */
  readonly verifyVotes?: (db: Database) => Promise<{ readonly count: number; readonly faults: readonly string[] }>
  /** Re-encrypts its sealed rows with the first key; returns how many rows had another one. */
  readonly sealAnew?: (db: Database, secrets: Secrets, settings: { readonly isDry: boolean }) => Promise<number>
  /** Its part of the demo world. */
  readonly seed?: LoadSeed
  /** Its files of the import from the manager's system; loaded when somebody imports. */
  readonly imports?: () => Promise<readonly ImportFile[]>
  readonly drafts?: readonly KeptForm[]
  /** How e-mails present its conversations, and how replies come back. */
  readonly exchanges?: ExchangeSource
}

export const defineArea = (area: Area): Area => area
