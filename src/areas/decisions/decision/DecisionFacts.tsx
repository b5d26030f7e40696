import type { ReactNode } from 'react'
import { screenPaths } from '#contract/addresses.ts'
import type { DecisionDetail } from '#contract/decisions/decisions.ts'
import { paperPaths } from '#contract/papers.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { paperAddress } from '#src/parts/paperAddress.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Box } from '#src/ui/Box.tsx'
import { DownloadLink } from '#src/ui/DownloadLink.tsx'
import { type Fact, Facts } from '#src/ui/Facts.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { ballotsText } from '../tally/tallyWords.ts'

type Props = Pick<ScreenProps, 'fileUrl'> & { decision: DecisionDetail; children: ReactNode }

/** The facts of a decision: its majority, key, cost and log. What can be done about them follows. */
export function DecisionFacts({ decision, fileUrl, children }: Props) {
  const language = useLanguage()
  const { translate: t, format, locale } = language
  const { id, rule, key, projectCents, createdAt, papers } = decision
  const fact = (term: string, value: string, more?: ReactNode): Fact => [
    term,
    <>
      <Text fontWeight={500}>{value}</Text>
      {more}
    </>,
  ]
  return (
    <Panel title={t('decisions.page.facts')}>
      <Stack gap={5}>
        {/* Two columns while the panel has the page's whole width. */}
        <Facts
          rowGap={4.25}
          columnGap={5}
          columns={{ phone: 2, tablet: 1 }}
          values={{ mt: 1 }}
          lines={[
            fact(
              t('decisions.page.majority'),
              t(`decisions.rules.${rule}.name`),
              <Text variant="small">{t(`decisions.rules.${rule}.words`)}</Text>,
            ),
            fact(
              t('decisions.page.key'),
              key.name === null
                ? t('decisions.page.allShares', { total: format.integer(key.total) })
                : t('decisions.page.keyTotal', { name: key.name, total: format.integer(key.total) }),
            ),
            ...(projectCents === null ? [] : [fact(t('decisions.page.cost'), format.money(projectCents))]),
            fact(t('decisions.page.created'), format.date(new Date(createdAt))),
            fact(
              t('decisions.page.log'),
              ballotsText(language, decision),
              <Box as="span" display={{ print: 'none' }}>
                <TextLink href={`${screenPaths.verification}?decision=${id}`} isStandalone>
                  <Icon name="shield" size={18} />
                  {t('decisions.page.verify')}
                </TextLink>
              </Box>,
            ),
            [
              t('meetings.minutesTitle'),
              papers.minutes && (
                <DownloadLink
                  key="minutes"
                  href={fileUrl(paperAddress(paperPaths.decisionMinutes.replace(':decisionId', id), locale))}
                >
                  {t('meetings.minutes')}
                </DownloadLink>
              ),
              { display: { print: 'none' } },
            ],
          ]}
        />
        {children}
      </Stack>
    </Panel>
  )
}
