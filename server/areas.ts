import { accountRoutes } from './areas/accounts/accounts.routes.ts'
import { administrationRoutes } from './areas/administration/administration.routes.ts'
import { authenticationRoutes } from './areas/authentication/authentication.routes.ts'
import { communityRoutes } from './areas/community/community.routes.ts'
import { decisionRoutes } from './areas/decisions/decisions.routes.ts'
import { meetingRoutes } from './areas/decisions/meetings/meetings.routes.ts'
import { presidentRoutes } from './areas/decisions/president.routes.ts'
import { roomRoutes } from './areas/decisions/room.routes.ts'
import { isBallot, seesBallot, seesDecisionFile } from './areas/decisions/seesDecisionFile.ts'
import { equipmentRoutes } from './areas/equipments/equipments.routes.ts'
import { newsRoutes } from './areas/news/news.routes.ts'
import { placeRoutes } from './areas/places/places.routes.ts'
import { profileRoutes } from './areas/profile/profile.routes.ts'
import { reportRoutes } from './areas/reports/reports.routes.ts'
import { seesReportFile } from './areas/reports/seesReportFile.ts'
import { sessionRoutes } from './areas/session/session.routes.ts'
import { settingsRoutes } from './areas/settings/settings.routes.ts'
import { supportRoutes } from './areas/support/support.routes.ts'
import { termsRoutes } from './areas/terms/terms.routes.ts'
import type { App, Gate } from './platform/app.ts'
import { authenticate } from './services/access/authenticate.ts'
import { calendarRoutes } from './services/calendar/calendar.routes.ts'
import { rolesIn } from './services/directory/rolesIn.ts'
import { decisionDraftRoutes, draftRoutes } from './services/drafts/drafts.routes.ts'
import { attachmentRoutes } from './services/files/attachments.routes.ts'
import { graphqlRoutes } from './services/graphql/graphql.routes.ts'
import { liveRoutes } from './services/live/live.routes.ts'
import { notificationRoutes } from './services/notifications/notifications.routes.ts'
import { paperRoutes } from './services/papers/papers.routes.ts'
import { searchRoutes } from './services/search/search.routes.ts'

/** Every area puts its routes on the application here. */
export function mountAreas(app: App): void {
  sessionRoutes(app)
  authenticationRoutes(app)
  profileRoutes(app)
  settingsRoutes(app)
  administrationRoutes(app)
  placeRoutes(app)
  communityRoutes(app)
  searchRoutes(app)
  graphqlRoutes(app)
  newsRoutes(app)
  reportRoutes(app)
  decisionRoutes(app)
  presidentRoutes(app)
  roomRoutes(app)
  attachmentRoutes(app, { sees: [seesReportFile, seesDecisionFile, seesBallot], hides: isBallot })
  equipmentRoutes(app)
  draftRoutes(app)
  decisionDraftRoutes(app)
  meetingRoutes(app)
  calendarRoutes(app)
  paperRoutes(app)
  accountRoutes(app)
  termsRoutes(app)
  supportRoutes(app)
  notificationRoutes(app)
  liveRoutes(app)
}

/** Who is asking, and what they may see. */
export const gate: Gate = { authenticate, rolesIn }
