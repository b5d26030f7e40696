import { screenPaths } from '#contract/addresses.ts'
import type { Permission } from '#contract/permissions.ts'
import { can } from '#contract/permissions.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { FramedNotice } from '#src/ui/frame/FramedNotice.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { useFrame } from './frame.ts'

/** Areas for co-owners only (specification §2). Every address in them tells other people so. */
const closedAreas: readonly { readonly path: string; readonly permission: Permission }[] = [
  { path: '/forum', permission: 'forum.read' },
  { path: '/messages', permission: 'exchange.read' },
]
const isWithin = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`)

/** The page of an unknown address, inside the frame. */
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
