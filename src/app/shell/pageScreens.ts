import type { FramedPage } from '#contract/addresses.ts'
import type { TextName } from '#locales/catalogue.ts'
import { accountsScreens } from '#src/areas/accounts/accounts.screens.ts'
import { administrationScreens } from '#src/areas/administration/administration.screens.ts'
import { communityScreens } from '#src/areas/community/community.screens.ts'
import { decisionsScreens } from '#src/areas/decisions/decisions.screens.ts'
import { equipmentsScreens } from '#src/areas/equipments/equipments.screens.ts'
import { forumScreens } from '#src/areas/forum/forum.screens.ts'
import { messagesScreens } from '#src/areas/messages/messages.screens.ts'
import { newsScreens } from '#src/areas/news/news.screens.ts'
import { notificationsScreens } from '#src/areas/notifications/notifications.screens.ts'
import { paymentsScreens } from '#src/areas/payments/payments.screens.ts'
import { placesScreens } from '#src/areas/places/places.screens.ts'
import { profileScreens } from '#src/areas/profile/profile.screens.ts'
import { reportsScreens } from '#src/areas/reports/reports.screens.ts'
import { settingsScreens } from '#src/areas/settings/settings.screens.ts'
import { supportScreens } from '#src/areas/support/support.screens.ts'
import { termsScreens } from '#src/areas/terms/terms.screens.ts'
import { pageTexts } from '#src/i18n/pageTexts.ts'
import type { TextPart } from '#src/i18n/textParts.ts'
import type { PageScreen } from '#src/parts/area.ts'

export { atAddress } from './atAddress.tsx'

/** Every page but the dashboard, whose screen comes with the frame. */
export type FetchedPage = Exclude<FramedPage, 'home'>

const areas: readonly { readonly texts?: TextName; readonly screens: object }[] = [
  reportsScreens,
  decisionsScreens,
  accountsScreens,
  paymentsScreens,
  messagesScreens,
  forumScreens,
  notificationsScreens,
  profileScreens,
  placesScreens,
  communityScreens,
  equipmentsScreens,
  newsScreens,
  settingsScreens,
  supportScreens,
  administrationScreens,
  termsScreens,
]

/** The screens of all areas. The compiler rejects a page without one. */
export const pageScreens: { readonly [Page in FetchedPage]: PageScreen<Page> } = {
  ...reportsScreens.screens,
  ...decisionsScreens.screens,
  ...accountsScreens.screens,
  ...paymentsScreens.screens,
  ...messagesScreens.screens,
  ...forumScreens.screens,
  ...notificationsScreens.screens,
  ...profileScreens.screens,
  ...placesScreens.screens,
  ...communityScreens.screens,
  ...equipmentsScreens.screens,
  ...newsScreens.screens,
  ...settingsScreens.screens,
  ...supportScreens.screens,
  ...administrationScreens.screens,
  ...termsScreens.screens,
}

/** The texts of a page beyond those of the frame: shared ones, those of its area, and its own. */
export function textsOf(page: FetchedPage): readonly TextPart[] {
  const ofArea = areas.find(({ screens }) => page in screens)?.texts
  const names: readonly (TextName | undefined)[] = ofArea ? ['application', ofArea, pageScreens[page].texts] : []
  return [...new Set(names)].flatMap((name) => (name ? [pageTexts(name)] : []))
}
