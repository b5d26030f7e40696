import type { ActiveSession } from '#contract/settings.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'
import { deviceOf, isHandheld } from './deviceOf.ts'
import { useDeviceName } from './useDeviceName.ts'

type Props = { session: ActiveSession; onRevoke: () => void }

export function SessionRow({ session: { userAgent, createdAt, lastSeenAt, isCurrent }, onRevoke }: Props) {
  const { translate: t, format } = useLanguage()
  const device = useDeviceName()(userAgent)
  return (
    <Grid
      as="li"
      columns={{ base: 'auto minmax(0, 1fr)', phone: 'auto minmax(0, 1fr) auto' }}
      alignItems="center"
      rowGap={2}
      columnGap={4}
      py={3.5}
    >
      <Icon name={isHandheld(deviceOf(userAgent)) ? 'phone' : 'globe'} size={24} color="textMuted" />
      <div>
        <Flex as="p" flexWrap="wrap" alignItems="center" rowGap={1} columnGap={2.5} fontWeight={600}>
          {device}
          {isCurrent && <Tag tone="success">{t('ownAccount.sessions.current')}</Tag>}
        </Flex>
        <Text variant="small">
          {t('ownAccount.sessions.lastSeen', { date: format.recentDate(new Date(lastSeenAt)) })}
        </Text>
        <Text variant="small">{t('ownAccount.sessions.since', { date: format.shortDate(new Date(createdAt)) })}</Text>
      </div>
      {!isCurrent && (
        <Box
          as={Button}
          gridColumn={{ base: 2, phone: 3 }}
          justifySelf="start"
          variant="secondary"
          aria-label={t('ownAccount.sessions.revokeOf', { device })}
          onClick={onRevoke}
        >
          {t('ownAccount.sessions.revoke')}
        </Box>
      )}
    </Grid>
  )
}
