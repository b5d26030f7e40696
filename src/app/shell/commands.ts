import type { FixedPage } from '#contract/addresses.ts'
import { screenPaths } from '#contract/addresses.ts'
import { can } from '#contract/permissions.ts'
import type { Offer } from '#offers/offer.schema.ts'
import type { PaletteItem } from '#src/areas/search/paletteItem.ts'
import type { Language } from '#src/i18n/TranslateProvider.tsx'
import { maySignOut } from '#src/parts/signOut.ts'
import type { Frame } from './frame.ts'

type Setting = {
  readonly frame: Frame
  readonly language: Language
  readonly offer: Offer
  readonly goTo: (path: string) => void
}
type Command = Omit<PaletteItem, 'group'>

/** The palette's commands by area; an area adds a line that returns its commands. */
const commandSources: readonly ((setting: Setting) => readonly Command[])[] = [
  ({ language: { translate: t }, goTo }) => [
    { id: 'changePlace', icon: 'buildings', label: t('search.changePlace'), run: () => goTo(screenPaths.myPlaces) },
  ],
  ({ language: { translate: t, locale }, offer, frame }) =>
    offer.locales
      .filter((other) => other !== locale)
      .map((other) => ({
        id: `speak-${other}`,
        icon: 'globe',
        label: t('search.speak', { language: t(`common.languages.${other}`) }),
        run: () => frame.chooseLocale(other),
      })),
  ({ language: { translate: t }, frame }) => [
    {
      id: 'signOut',
      icon: 'logout',
      label: t('shell.signOut'),
      run: () => maySignOut() && frame.session.send({ type: 'session.signOut' }),
    },
  ],
]

/** Pages for starting something, which come before pages for reading. */
const actPages: readonly FixedPage[] = ['newReport', 'newDecision']

/** The palette's lines that need no server: actions, pages and commands. */
export function paletteItems(setting: Setting): readonly PaletteItem[] {
  const { frame, language, goTo } = setting
  const { roles } = frame.viewer
  const vote: PaletteItem = {
    id: 'vote',
    group: 'acts',
    icon: 'check',
    label: language.translate('palette.vote'),
    run: () => goTo(`${screenPaths.decisions}?liste=a-voter`),
  }
  const pay: PaletteItem = {
    id: 'pay',
    group: 'acts',
    icon: 'receipt',
    label: language.translate('palette.pay'),
    run: () => goTo(screenPaths.paying),
  }
  return [
    ...(roles && can(roles, 'decision.vote') ? [vote] : []),
    ...(roles && can(roles, 'payment.make') ? [pay] : []),
    ...frame.entries.flatMap(({ screen, icon, permission }) =>
      permission && !roles
        ? []
        : {
            id: `page-${screen}`,
            group: actPages.includes(screen) ? ('acts' as const) : ('pages' as const),
            icon,
            label: language.translate(`breadcrumb.pages.${screen}`),
            page: screen,
            run: () => goTo(screenPaths[screen]),
          },
    ),
    ...commandSources.flatMap((source) =>
      source(setting).map((command) => ({ ...command, group: 'commands' as const })),
    ),
  ]
}
