import { accountRoutes } from './accounts/accounts.routes.ts'
import { administrationRoutes } from './administration/administration.routes.ts'
import { attachmentRoutes } from './attachments/attachments.routes.ts'
import { authenticationRoutes } from './authentication/authentication.routes.ts'
import { calendarRoutes } from './calendar/calendar.routes.ts'
import { communityRoutes } from './community/community.routes.ts'
import { decisionRoutes } from './decisions/decisions.routes.ts'
import { presidentRoutes } from './decisions/president.routes.ts'
import { roomRoutes } from './decisions/room.routes.ts'
import { isBallot, seesBallot, seesDecisionFile } from './decisions/seesDecisionFile.ts'
import { decisionDraftRoutes, draftRoutes } from './drafts/drafts.routes.ts'
import { equipmentRoutes } from './equipments/equipments.routes.ts'
import { graphqlRoutes } from './graphql/graphql.routes.ts'
import { liveRoutes } from './live/live.routes.ts'
import { meetingRoutes } from './meetings/meetings.routes.ts'
import { newsRoutes } from './news/news.routes.ts'
import { notificationRoutes } from './notifications/notifications.routes.ts'
import { paperRoutes } from './papers/papers.routes.ts'
import { placeRoutes } from './places/places.routes.ts'
import { rolesIn } from './places/rolesIn.ts'
import type { App, Gate } from './platform/app.ts'
import { profileRoutes } from './profile/profile.routes.ts'
import { reportRoutes } from './reports/reports.routes.ts'
import { seesReportFile } from './reports/seesReportFile.ts'
import { searchRoutes } from './search/search.routes.ts'
import { authenticate } from './session/authenticate.ts'
import { sessionRoutes } from './session/session.routes.ts'
import { settingsRoutes } from './settings/settings.routes.ts'
import { supportRoutes } from './support/support.routes.ts'
import { termsRoutes } from './terms/terms.routes.ts'

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
