import { accountsArea } from './areas/accounts/area.ts'
import { findEntryTitles } from './areas/accounts/movements/entryTitles.store.ts'
import { administrationArea } from './areas/administration/area.ts'
import { authenticationArea } from './areas/authentication/area.ts'
import { communityArea } from './areas/community/area.ts'
import { decisionsArea } from './areas/decisions/area.ts'
import { findDecisionTitles } from './areas/decisions/decisionTitles.store.ts'
import { isDecisionOf } from './areas/decisions/isDecisionOf.store.ts'
import { createDecision } from './areas/decisions/newDecision/createDecision.ts'
import { equipmentsArea } from './areas/equipments/area.ts'
import { forumArea } from './areas/forum/area.ts'
import { messagesArea } from './areas/messages/area.ts'
import { newsArea } from './areas/news/area.ts'
import { paymentsArea } from './areas/payments/area.ts'
import { setAside } from './areas/payments/refunds/refunds.store.ts'
import { placesArea } from './areas/places/area.ts'
import { profileArea } from './areas/profile/area.ts'
import { reportsArea } from './areas/reports/area.ts'
import { openReport } from './areas/reports/openReport.ts'
import { countOngoingAbout } from './areas/reports/reportLists.store.ts'
import { findReportTitles } from './areas/reports/reportTitles.store.ts'
import { sessionArea } from './areas/session/area.ts'
import { settingsArea } from './areas/settings/area.ts'
import { supportArea } from './areas/support/area.ts'
import { termsArea } from './areas/terms/area.ts'
import type { Area } from './defineArea.ts'
import type { App, Gate } from './platform/app.ts'
import { authenticate } from './services/access/authenticate.ts'
import { accessService } from './services/access/service.ts'
import { calendarService } from './services/calendar/service.ts'
import { findEquipmentTitles } from './services/directory/equipments.store.ts'
import { rolesIn } from './services/directory/rolesIn.ts'
import { directoryService } from './services/directory/service.ts'
import { draftsService } from './services/drafts/service.ts'
import { exchangesService } from './services/exchanges/service.ts'
import { takeMailFor } from './services/exchanges/takeMail.ts'
import { filesService } from './services/files/service.ts'
import { graphqlService } from './services/graphql/service.ts'
import type { ImportFile } from './services/imports/importFile.ts'
import { importsService } from './services/imports/service.ts'
import { liveService } from './services/live/service.ts'
import { notificationsService } from './services/notifications/service.ts'
import { searchService } from './services/search/service.ts'

const areas: readonly Area[] = [
  sessionArea,
  authenticationArea,
  profileArea,
  administrationArea,
  placesArea,
  communityArea,
  newsArea,
  reportsArea,
  equipmentsArea(countOngoingAbout),
  decisionsArea,
  accountsArea({ isDecisionOf, setAside }),
  paymentsArea,
  messagesArea({
    report: findReportTitles,
    decision: findDecisionTitles,
    equipment: findEquipmentTitles,
    entry: findEntryTitles,
  }),
  forumArea({
    titles: { report: findReportTitles, decision: findDecisionTitles },
    openReport: (ctx, { body, roles }, placeId) => openReport(ctx, { params: { placeId }, body, roles }),
    createDecision: (ctx, { body, roles }, placeId) => createDecision(ctx, { params: { placeId }, body, roles }),
  }),
  termsArea,
  supportArea,
]
const exchanges = areas.flatMap(({ exchanges: source = [] }) => source)
/** Processes a mail that was sent to a reply address. */
export const takeMail = takeMailFor(exchanges)
const services: readonly Area[] = [
  directoryService,
  accessService,
  notificationsService,
  liveService,
  importsService(loadImportFiles),
  graphqlService,
  draftsService(areas.flatMap(({ drafts = [] }) => drafts)),
  exchangesService(exchanges, takeMail),
]
const all = [...areas, ...services]

/** The files of an import, of all areas. */
export async function loadImportFiles(): Promise<readonly ImportFile[]> {
  return (await Promise.all(all.map(async ({ imports }) => (await imports?.()) ?? []))).flat()
}

const calendar = calendarService(all.flatMap(({ calendar: source }) => source ?? []))
const files = filesService(all.flatMap(({ files: rules }) => rules ?? []))

/** Every area and service; the last ones depend on the manifests of the others. */
export const manifests: readonly Area[] = [
  ...all,
  searchService(all.flatMap(({ search }) => search ?? [])),
  calendar,
  settingsArea([...all, calendar, files].flatMap(({ ownData }) => ownData ?? [])),
  files,
]

/** Seeds of the demo world, in this order: foreign keys lead from areas to services, and from both to the directory. */
export const seeds = [...services, ...areas].flatMap(({ seed }) => seed ?? [])

export function mountAreas(app: App): void {
  for (const { mount } of manifests.flatMap(({ routes }) => routes)) mount(app)
}

/** The caller, and what they may see. */
export const gate: Gate = { authenticate, rolesIn }
