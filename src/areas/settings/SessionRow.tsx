import { css } from '@emotion/react'
import type { ActiveSession } from '#contract/settings.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { media } from '#src/theme/scales.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { deviceOf, isHandheld } from './deviceOf.ts'
import { useDeviceName } from './useDeviceName.ts'

const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '8px 16px',
  paddingBlock: 14,
  '& > svg': { color: 'var(--color-text-muted)' },
  '& > button': { gridColumn: 2, justifySelf: 'start' },
  [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', '& > button': { gridColumn: 3 } },
})
const name = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px', fontWeight: 600 })
const times = css({ fontSize: '0.875rem', color: 'var(--color-text-muted)' })

type Props = { session: ActiveSession; onRevoke: () => void }

export function SessionRow({ session: { userAgent, createdAt, lastSeenAt, isCurrent }, onRevoke }: Props) {
  const { translate: t, format } = useLanguage()
  const device = useDeviceName()(userAgent)
  return (
    <li css={row}>
      <Icon name={isHandheld(deviceOf(userAgent)) ? 'phone' : 'globe'} size={24} />
      <div>
        <p css={name}>
          {device}
          {isCurrent && <Tag tone="success">{t('account.sessions.current')}</Tag>}
        </p>
        <p css={times}>{t('account.sessions.lastSeen', { date: format.recentDate(new Date(lastSeenAt)) })}</p>
        <p css={times}>{t('account.sessions.since', { date: format.shortDate(new Date(createdAt)) })}</p>
      </div>
      {!isCurrent && (
        <Button variant="secondary" aria-label={t('account.sessions.revokeOf', { device })} onClick={onRevoke}>
          {t('account.sessions.revoke')}
        </Button>
      )}
    </li>
  )
}
