import { screenPaths } from '#contract/addresses.ts'
import type { Permission } from '#contract/permissions.ts'
import { can } from '#contract/permissions.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { FramedNotice } from './FramedNotice.tsx'
import { useFrame } from './frame.ts'

/** Areas that only co-owners may enter (specification §2): whoever may not is told so at any address of theirs. */
const closedAreas: readonly { readonly path: string; readonly permission: Permission }[] = [
  { path: '/forum', permission: 'forum.read' },
  { path: '/messages', permission: 'exchange.read' },
]
const isWithin = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`)

/** An address that has no page, inside the frame. */
export function NoPage({ pathname }: { pathname: string }) {
  const t = useTranslate()
  const { viewer } = useFrame()
  const area = closedAreas.find(({ path }) => isWithin(pathname, path))
  if (area && viewer.roles && !can(viewer.roles, area.permission)) {
    return (
      <FramedNotice
        icon="lock"
        title={t('shell.notCoOwner.title')}
        text={t('shell.notCoOwner.text')}
        hint={t('shell.notCoOwner.hint')}
      >
        <LinkButton href={screenPaths.agency}>{t('shell.notCoOwner.toAgency')}</LinkButton>
        <LinkButton variant="secondary" href={screenPaths.home}>
          {t('common.backHome')}
        </LinkButton>
      </FramedNotice>
    )
  }
  return (
    <FramedNotice icon="search" title={t('notFound.heading')} text={t('notFound.text')} hint={t('notFound.hint')}>
      <LinkButton href={screenPaths.home}>{t('common.backHome')}</LinkButton>
    </FramedNotice>
  )
}
