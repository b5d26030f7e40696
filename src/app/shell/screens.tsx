import type { ComponentType } from 'react'
import { paramsOf } from '#contract/paths.ts'
import type { ApplicationScreen, ScreenOfOne } from '#contract/screens.ts'
import type { PropsOfOne, ScreenProps } from '#src/areas/screenProps.ts'
import type { createChunkLoader } from '../chunks.ts'
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
export function createScreens(chunk: ReturnType<typeof createChunkLoader>, loadTexts: () => Promise<void>): Screens {
  const part = createLazyPart(chunk)
  const screen = (name: ApplicationScreen, load: Load): Screen => {
    const loadAll = async () => {
      // The dashboard comes with the frame, and makes do with its texts.
      const [Screen] = await Promise.all([load(), name === 'home' ? null : loadTexts()])
      return Screen
    }
    /* Fetching ahead must never reload the page: whoever arrives there asks again. */
    return { Screen: part(`screen:${name}`, loadAll), preload: () => void loadAll().catch(() => undefined) }
  }
  return {
    home: screen('home', async () => (await import('./dashboard.ts')).Dashboard),
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
    account: screen('account', async () => (await import('#src/areas/account/AccountScreen.tsx')).AccountScreen),
    profile: screen('profile', async () => (await import('#src/areas/profile/ProfileScreen.tsx')).ProfileScreen),
    password: screen('password', async () => (await import('#src/areas/account/PasswordScreen.tsx')).PasswordScreen),
    preferences: screen(
      'preferences',
      async () => (await import('#src/areas/settings/PreferencesScreen.tsx')).PreferencesScreen,
    ),
    privacy: screen('privacy', async () => (await import('#src/areas/settings/PrivacyScreen.tsx')).PrivacyScreen),
    mailing: screen('mailing', async () => (await import('#src/areas/settings/MailingScreen.tsx')).MailingScreen),
    notificationSettings: screen(
      'notificationSettings',
      async () => (await import('#src/areas/settings/NotificationSettingsScreen.tsx')).NotificationSettingsScreen,
    ),
    impersonation: screen(
      'impersonation',
      async () => (await import('#src/areas/administration/ImpersonationScreen.tsx')).ImpersonationScreen,
    ),
    reports: screen('reports', async () => (await import('#src/areas/reports/ReportsScreen.tsx')).ReportsScreen),
    newReport: screen(
      'newReport',
      async () => (await import('#src/areas/reports/NewReportScreen.tsx')).NewReportScreen,
    ),
    report: screen('report', async () =>
      ofOne('report', (await import('#src/areas/reports/ReportScreen.tsx')).ReportScreen),
    ),
    equipments: screen(
      'equipments',
      async () => (await import('#src/areas/equipments/EquipmentsScreen.tsx')).EquipmentsScreen,
    ),
    equipment: screen('equipment', async () =>
      ofOne('equipment', (await import('#src/areas/equipments/EquipmentScreen.tsx')).EquipmentScreen),
    ),
  }
}
