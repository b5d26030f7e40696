import { pathOf } from '#contract/paths.ts'
import type { SentReport as Sent } from '#machines/reports/report/report.setup.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { Outcome } from '#src/parts/Outcome.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { IconLine } from '#src/ui/IconLine.tsx'
import type { IconName } from '#src/ui/iconPaths.ts'
import { LinkButton } from '#src/ui/LinkButton.tsx'

/** The report has arrived: who answers, by when, and what happens next. */
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
    <Outcome
      tone="success"
      title={t('newReport.sent.title')}
      foot={
        <>
          <Button variant="secondary" onClick={onAnother}>
            {t('newReport.sent.another')}
          </Button>
          <LinkButton href={pathOf('report', { reportId: id })}>{t('newReport.sent.see')}</LinkButton>
        </>
      }
    >
      <Grid as="ul" gap={3.5}>
        {next.map(([icon, text]) => (
          <li key={icon}>
            <IconLine icon={icon} iconColor="link" iconTop={0.5} gap={3}>
              <span>{text}</span>
            </IconLine>
          </li>
        ))}
      </Grid>
    </Outcome>
  )
}
