import { accountsArea } from './areas/accounts/area.ts'
import { administrationArea } from './areas/administration/area.ts'
import { authenticationArea } from './areas/authentication/area.ts'
import { communityArea } from './areas/community/area.ts'
import { decisionsArea } from './areas/decisions/area.ts'
import { isBallot, seesBallot, seesDecisionFile } from './areas/decisions/seesDecisionFile.ts'
import { equipmentsArea } from './areas/equipments/area.ts'
import { newsArea } from './areas/news/area.ts'
import { placesArea } from './areas/places/area.ts'
import { profileArea } from './areas/profile/area.ts'
import { reportsArea } from './areas/reports/area.ts'
import { countOngoingAbout } from './areas/reports/reportLists.store.ts'
import { seesReportFile } from './areas/reports/seesReportFile.ts'
import { sessionArea } from './areas/session/area.ts'
import { settingsArea } from './areas/settings/area.ts'
import { supportArea } from './areas/support/area.ts'
import { termsArea } from './areas/terms/area.ts'
import type { Area } from './defineArea.ts'
import type { App, Gate } from './platform/app.ts'
import { authenticate } from './services/access/authenticate.ts'
import { calendarService } from './services/calendar/service.ts'
import { rolesIn } from './services/directory/rolesIn.ts'
import { decisionDraftRoutes, draftRoutes } from './services/drafts/drafts.routes.ts'
import { filesService } from './services/files/service.ts'
import { graphqlService } from './services/graphql/service.ts'
import { liveService } from './services/live/service.ts'
import { notificationsService } from './services/notifications/service.ts'
import { paperRoutes } from './services/papers/papers.routes.ts'
import { searchService } from './services/search/service.ts'

const areas: readonly Area[] = [
  sessionArea,
  authenticationArea,
  profileArea,
  settingsArea,
  administrationArea,
  placesArea,
  communityArea,
  newsArea,
  reportsArea,
  equipmentsArea(countOngoingAbout),
  decisionsArea,
  accountsArea,
  termsArea,
  supportArea,
]

const services: readonly Area[] = [
  searchService,
  graphqlService,
  filesService({ sees: [seesReportFile, seesDecisionFile, seesBallot], hides: isBallot }),
  { routes: [{ mount: draftRoutes }, { mount: decisionDraftRoutes }, { mount: paperRoutes }] },
  calendarService,
  notificationsService,
  liveService,
]

/** Puts the routes of every area and service on the application. */
export function mountAreas(app: App): void {
  for (const { mount } of [...areas, ...services].flatMap(({ routes }) => routes)) mount(app)
}

/** Who is asking, and what they may see. */
export const gate: Gate = { authenticate, rolesIn }
