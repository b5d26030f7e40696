import { css } from '@emotion/react'
import { pathOf } from '#contract/paths.ts'
import type { SentReport as Sent } from '#machines/reports/report/report.setup.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { stepFoot } from '#src/parts/stepStyles.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import type { IconName } from '#src/ui/iconPaths.ts'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Stack } from '#src/ui/Stack.tsx'

const head = css({ display: 'flex', alignItems: 'center', gap: 16 })
const badge = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  borderRadius: '50%',
  background: 'var(--color-success-soft)',
  color: 'var(--color-on-success-soft)',
})
const list = css({ display: 'grid', gap: 14 })
const line = css({ display: 'flex', gap: 12, '& > svg': { marginTop: 2, color: 'var(--color-link)' } })

/** It arrived: who answers, by when, and what happens next. */
export function SentReport({ sent, onAnother }: { sent: Sent; onAnother: () => void }) {
  const { translate: t, format } = useLanguage()
  const { id, responsible, promisedOn } = sent
  const next: readonly (readonly [IconName, string])[] = [
    ['user', responsible === null ? t('newReport.sent.nobody') : t('newReport.sent.by', { name: responsible })],
    ...(promisedOn === null
      ? []
      : [['calendar', t('newReport.sent.promised', { date: format.date(momentOf(promisedOn)) })] as const]),
    ['bell', t('newReport.sent.told')],
    ['users', t('newReport.sent.neighbours')],
  ]
  return (
    <Card>
      <Stack gap={5}>
        <div css={head}>
          <span css={badge}>
            <Icon name="check" size={28} />
          </span>
          <Heading level={2} takesFocus>
            {t('newReport.sent.title')}
          </Heading>
        </div>
        <ul css={list}>
          {next.map(([icon, text]) => (
            <li key={icon} css={line}>
              <Icon name={icon} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <div css={stepFoot}>
          <Button variant="secondary" onClick={onAnother}>
            {t('newReport.sent.another')}
          </Button>
          <LinkButton href={pathOf('report', { reportId: id })}>{t('newReport.sent.see')}</LinkButton>
        </div>
      </Stack>
    </Card>
  )
}
