import type { Position } from '#contract/accounts/statement.ts'
import { applicationPaths } from '#contract/addresses.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { Card } from '#src/ui/Card.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { MainAct } from '#src/ui/frame/MainAct.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { detailsOf, standingOf } from './standing.ts'

/** The person's debt today, in one sentence, and the next amounts. */
export function Standing({ position }: { position: Position }) {
  const language = useLanguage()
  const { translate: t, format } = language
  return (
    <Card as="section">
      <Stack gap={2}>
        <Text variant="small">{t('personal.standing.asOf', { date: format.date(momentOf(position.asOf)) })}</Text>
        <Heading level={2}>{standingOf(position, language)}</Heading>
        {detailsOf(position, language).map((sentence) => (
          <Text key={sentence}>{sentence}</Text>
        ))}
        <Flex flexWrap="wrap" alignItems="center" columnGap={5} display={{ base: 'flex', print: 'none' }}>
          {position.balance > 0 && (
            <MainAct>
              <LinkButton href={applicationPaths.paying}>{t('dashboard.needs.payAction')}</LinkButton>
            </MainAct>
          )}
          <TextLink href={applicationPaths.understanding} isStandalone>
            {t('breadcrumb.pages.understanding')}
          </TextLink>
        </Flex>
      </Stack>
    </Card>
  )
}
