import type { FixedPage, FramedPage } from '#contract/addresses.ts'
import type { FrenchCatalogue } from '#locales/catalogue.ts'

type PageName = keyof FrenchCatalogue['breadcrumb']['pages']
type Step = { readonly label: PageName; readonly parent: FixedPage | null }

/** What each page is called, and under which one it stands: the breadcrumb climbs from parent to parent. */
export const trail: Readonly<Record<FramedPage, Step>> = {
  home: { label: 'dashboard', parent: null },
  activity: { label: 'activity', parent: 'home' },
  place: { label: 'place', parent: 'home' },
  community: { label: 'community', parent: 'place' },
  agency: { label: 'agency', parent: 'place' },
  myPlaces: { label: 'myPlaces', parent: 'home' },
  account: { label: 'account', parent: 'home' },
  profile: { label: 'profile', parent: 'account' },
  password: { label: 'password', parent: 'account' },
  preferences: { label: 'preferences', parent: 'home' },
  privacy: { label: 'privacy', parent: 'preferences' },
  mailing: { label: 'mailing', parent: 'preferences' },
  notificationSettings: { label: 'notificationSettings', parent: 'preferences' },
  impersonation: { label: 'impersonation', parent: 'home' },
  reports: { label: 'reports', parent: 'home' },
  newReport: { label: 'newReport', parent: 'reports' },
  report: { label: 'report', parent: 'reports' },
  equipments: { label: 'equipments', parent: 'place' },
  equipment: { label: 'equipment', parent: 'equipments' },
  decisions: { label: 'decisions', parent: 'home' },
  newDecision: { label: 'newDecision', parent: 'decisions' },
  verification: { label: 'verification', parent: 'decisions' },
  decision: { label: 'decision', parent: 'decisions' },
  vote: { label: 'vote', parent: 'decisions' },
  proxyVote: { label: 'proxyVote', parent: 'decisions' },
  meetingRequest: { label: 'meetingRequest', parent: 'decisions' },
  presidentDesk: { label: 'presidentDesk', parent: 'decisions' },
  room: { label: 'room', parent: 'decisions' },
  receipt: { label: 'receipt', parent: 'decisions' },
  meeting: { label: 'meeting', parent: 'decisions' },
  terms: { label: 'terms', parent: 'home' },
}

/** From the first page down to the one above. */
export function parentsOf(page: FramedPage): readonly FixedPage[] {
  const { parent } = trail[page]
  return parent === null ? [] : [...parentsOf(parent), parent]
}
