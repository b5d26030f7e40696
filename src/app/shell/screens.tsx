import type { ComponentType } from 'react'
import type { ApplicationScreen, ScreenOfOne } from '#contract/addresses.ts'
import { paramsOf } from '#contract/paths.ts'
import type { PropsOfOne, ScreenProps } from '#src/parts/screenProps.ts'
import type { createChunkLoader } from '../chunks.ts'
import type { TextPart } from '../languageStore.ts'
import { createLazyPart } from '../lazyPart.ts'

type AtAddress = ScreenProps & { readonly pathname: string }
type Load = () => Promise<ComponentType<AtAddress>>
type Screen = {
  readonly Screen: ComponentType<AtAddress>
  /** Fetches it ahead of time: somebody is about to go there. */
  readonly preload: () => void
}
export type Screens = Readonly<Record<ApplicationScreen, Screen>>

/** A screen that shows one thing of many, told which one by the address. */
const ofOne =
  <Name extends ScreenOfOne>(name: Name, Screen: ComponentType<PropsOfOne<Name>>) =>
  ({ pathname, ...props }: AtAddress) => {
    const params = paramsOf(name, pathname)
    return params && <Screen {...props} params={params} />
  }

/** One line for each screen of the main application: a chunk of its own, fetched when it is first shown or aimed at. */
export function createScreens(
  chunk: ReturnType<typeof createChunkLoader>,
  loadTexts: (part: TextPart) => Promise<void>,
): Screens {
  const part = createLazyPart(chunk)
  const screen = (name: ApplicationScreen, load: Load, texts: TextPart = 'application'): Screen => {
    const loadAll = async () => {
      const [Screen] = await Promise.all([load(), loadTexts(texts)])
      return Screen
    }
    /* Fetching ahead must never reload the page: whoever arrives there asks again. */
    return { Screen: part(`screen:${name}`, loadAll), preload: () => void loadAll().catch(() => undefined) }
  }
  /* Areas with many words have them in a part of their own. */
  const withTexts = (texts: TextPart) => (name: ApplicationScreen, load: Load) => screen(name, load, texts)
  const settings = withTexts('settings')
  const reporting = withTexts('reporting')
  const voting = withTexts('voting')
  return {
    /* It comes with the frame, and makes do with its texts. */
    home: screen('home', async () => (await import('./dashboard.ts')).Dashboard, 'frame'),
    activity: screen(
      'activity',
      async () => (await import('#src/areas/notifications/ActivityScreen.tsx')).ActivityScreen,
    ),
    place: screen('place', async () => (await import('#src/areas/places/PlaceScreen.tsx')).PlaceScreen),
    community: screen(
      'community',
      async () => (await import('#src/areas/community/CommunityScreen.tsx')).CommunityScreen,
    ),
    myPlaces: screen('myPlaces', async () => (await import('#src/areas/places/MyPlacesScreen.tsx')).MyPlacesScreen),
    agency: screen('agency', async () => (await import('#src/areas/places/AgencyScreen.tsx')).AgencyScreen),
    account: settings('account', async () => (await import('#src/areas/settings/AccountScreen.tsx')).AccountScreen),
    profile: settings('profile', async () => (await import('#src/areas/profile/ProfileScreen.tsx')).ProfileScreen),
    password: settings('password', async () => (await import('#src/areas/settings/PasswordScreen.tsx')).PasswordScreen),
    preferences: settings(
      'preferences',
      async () => (await import('#src/areas/settings/PreferencesScreen.tsx')).PreferencesScreen,
    ),
    privacy: settings('privacy', async () => (await import('#src/areas/settings/PrivacyScreen.tsx')).PrivacyScreen),
    mailing: settings('mailing', async () => (await import('#src/areas/settings/MailingScreen.tsx')).MailingScreen),
    notificationSettings: settings(
      'notificationSettings',
      async () => (await import('#src/areas/settings/NotificationSettingsScreen.tsx')).NotificationSettingsScreen,
    ),
    impersonation: settings(
      'impersonation',
      async () => (await import('#src/areas/administration/ImpersonationScreen.tsx')).ImpersonationScreen,
    ),
    reports: reporting('reports', async () => (await import('#src/areas/reports/ReportsScreen.tsx')).ReportsScreen),
    newReport: reporting(
      'newReport',
      async () => (await import('#src/areas/reports/NewReportScreen.tsx')).NewReportScreen,
    ),
    report: reporting('report', async () =>
      ofOne('report', (await import('#src/areas/reports/ReportScreen.tsx')).ReportScreen),
    ),
    equipments: reporting(
      'equipments',
      async () => (await import('#src/areas/equipments/EquipmentsScreen.tsx')).EquipmentsScreen,
    ),
    equipment: reporting('equipment', async () =>
      ofOne('equipment', (await import('#src/areas/equipments/EquipmentScreen.tsx')).EquipmentScreen),
    ),
    decisions: voting(
      'decisions',
      async () => (await import('#src/areas/decisions/DecisionsScreen.tsx')).DecisionsScreen,
    ),
    newDecision: voting(
      'newDecision',
      async () => (await import('#src/areas/decisions/NewDecisionScreen.tsx')).NewDecisionScreen,
    ),
    verification: voting(
      'verification',
      async () => (await import('#src/areas/decisions/VerificationScreen.tsx')).VerificationScreen,
    ),
    decision: voting('decision', async () =>
      ofOne('decision', (await import('#src/areas/decisions/DecisionScreen.tsx')).DecisionScreen),
    ),
    vote: voting('vote', async () => ofOne('vote', (await import('#src/areas/decisions/VoteScreen.tsx')).VoteScreen)),
    proxyVote: voting('proxyVote', async () =>
      ofOne('proxyVote', (await import('#src/areas/decisions/ProxyVoteScreen.tsx')).ProxyVoteScreen),
    ),
    meetingRequest: voting('meetingRequest', async () =>
      ofOne('meetingRequest', (await import('#src/areas/decisions/MeetingRequestScreen.tsx')).MeetingRequestScreen),
    ),
    presidentDesk: voting('presidentDesk', async () =>
      ofOne('presidentDesk', (await import('#src/areas/decisions/PresidentDeskScreen.tsx')).PresidentDeskScreen),
    ),
    room: voting('room', async () => ofOne('room', (await import('#src/areas/decisions/RoomScreen.tsx')).RoomScreen)),
    receipt: voting('receipt', async () =>
      ofOne('receipt', (await import('#src/areas/decisions/ReceiptScreen.tsx')).ReceiptScreen),
    ),
    meeting: voting('meeting', async () =>
      ofOne('meeting', (await import('#src/areas/decisions/meetings/MeetingScreen.tsx')).MeetingScreen),
    ),
  }
}
