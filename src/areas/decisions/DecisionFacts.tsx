import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { screenPaths } from '#contract/addresses.ts'
import type { DecisionDetail } from '#contract/decisions/decisions.ts'
import { paperPaths } from '#contract/papers.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { paperAddress } from '#src/parts/paperAddress.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { media } from '#src/theme/scales.ts'
import { DownloadLink } from '#src/ui/DownloadLink.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { dueText, timeLeft } from './decisionWords.ts'

/** Two by two while nothing stands beside them. */
const facts = css({
  display: 'grid',
  gap: '18px 24px',
  margin: 0,
  [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
})
const term = css({ color: 'var(--color-text-muted)', fontSize: '0.875rem', marginBlockEnd: 4 })
const fact = css({ margin: 0, overflowWrap: 'anywhere', '& > p:first-of-type': { fontWeight: 500 } })
const onScreen = css({ [media.print]: { display: 'none' } })

/** The facts of a decision: until when, by which majority, by which key, at what cost. */
export function DecisionFacts({ decision, fileUrl }: Pick<ScreenProps, 'fileUrl'> & { decision: DecisionDetail }) {
  const language = useLanguage()
  const { translate: t, format, locale } = language
  const { id, rule, dueAt, life, key, projectCents, createdAt, log, papers } = decision
  const left = life === 'open' ? timeLeft(language, dueAt) : null
  const line = (name: string, value: string, more?: ReactNode) => (
    <div>
      <dt css={term}>{name}</dt>
      <dd css={fact}>
        <p>{value}</p>
        {more}
      </dd>
    </div>
  )
  return (
    <Panel title={t('decisions.page.facts')}>
      <dl css={facts}>
        {line(
          t('decisions.page.due'),
          dueText(language, decision),
          left !== null && <Text variant="small">{left}</Text>,
        )}
        {line(
          t('decisions.page.majority'),
          t(`decisions.rules.${rule}.name`),
          <Text variant="small">{t(`decisions.rules.${rule}.words`)}</Text>,
        )}
        {line(
          t('decisions.page.key'),
          key.name === null
            ? t('decisions.page.allShares', { total: format.integer(key.total) })
            : t('decisions.page.keyTotal', { name: key.name, total: format.integer(key.total) }),
        )}
        {projectCents !== null && line(t('decisions.page.cost'), format.money(projectCents))}
        {line(t('decisions.page.created'), format.date(new Date(createdAt)))}
        {line(
          t('decisions.page.log'),
          t(`decisions.page.logLength.${pluralForm(locale, log.length)}`, { count: log.length }),
          <span css={onScreen}>
            <TextLink href={`${screenPaths.verification}?decision=${id}`} isStandalone>
              <Icon name="shield" size={18} />
              {t('decisions.page.verify')}
            </TextLink>
          </span>,
        )}
        {papers.minutes && (
          <div css={onScreen}>
            <dt css={term}>{t('meetings.minutesTitle')}</dt>
            <dd css={fact}>
              <DownloadLink href={fileUrl(paperAddress(paperPaths.decisionMinutes.replace(':decisionId', id), locale))}>
                {t('meetings.minutes')}
              </DownloadLink>
            </dd>
          </div>
        )}
      </dl>
    </Panel>
  )
}
