import type { FramedPage } from '#contract/addresses.ts'
import { accounts } from '#src/areas/accounts/area.ts'
import { administration } from '#src/areas/administration/area.ts'
import { community } from '#src/areas/community/area.ts'
import { dashboard } from '#src/areas/dashboard/area.ts'
import { decisions } from '#src/areas/decisions/area.ts'
import { equipments } from '#src/areas/equipments/area.ts'
import { forum } from '#src/areas/forum/area.ts'
import { messages } from '#src/areas/messages/area.ts'
import { news } from '#src/areas/news/area.ts'
import { notifications } from '#src/areas/notifications/area.ts'
import { payments } from '#src/areas/payments/area.ts'
import { places } from '#src/areas/places/area.ts'
import { profile } from '#src/areas/profile/area.ts'
import { reports } from '#src/areas/reports/area.ts'
import { settings } from '#src/areas/settings/area.ts'
import { support } from '#src/areas/support/area.ts'
import { terms } from '#src/areas/terms/area.ts'
import type { AreaPage, AreaParts } from '#src/parts/area.ts'

/**
 * Every area, in the order of their cards on the dashboard and, within a group of the menu, of their pages. When two needs say
 * the same, the one of the earlier area is shown.
 */
export const areas: readonly (AreaParts & { readonly pages?: object })[] = [
  dashboard,
  messages,
  forum,
  accounts,
  payments,
  reports,
  decisions,
  news,
  community,
  equipments,
  notifications,
  profile,
  settings,
  places,
  administration,
  terms,
  support,
]

/** Every page of the frame, in the order of the areas. The compiler rejects a page without a manifest, and one that the contract lists for no area. */
export const pages: { readonly [Page in FramedPage]: AreaPage<Page> } = {
  ...dashboard.pages,
  ...messages.pages,
  ...forum.pages,
  ...accounts.pages,
  ...payments.pages,
  ...reports.pages,
  ...decisions.pages,
  ...news.pages,
  ...community.pages,
  ...equipments.pages,
  ...notifications.pages,
  ...profile.pages,
  ...settings.pages,
  ...places.pages,
  ...administration.pages,
  ...terms.pages,
  ...support.pages,
}
