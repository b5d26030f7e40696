import type { ReportDetail } from '#contract/reports/reports.ts'
import { readPhone } from '#contract/shownPhones.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Avatar } from '#src/ui/Avatar.tsx'
import { EmailText } from '#src/ui/EmailText.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'

/** Who reported it, and how to reach them as far as their privacy settings allow. */
export function Reporter({ reporter }: { reporter: ReportDetail['reporter'] }) {
  const t = useTranslate()
  const { displayName, email, phoneNumber } = reporter
  return (
    <Panel title={t('reports.page.reporter')}>
      <Flex alignItems="flex-start" gap={3.5} minWidth={0}>
        <Avatar person={reporter} size={44} />
        <Grid gap={0.5} minWidth={0} overflowWrap="anywhere">
          <Text variant="strong" py={0.5}>
            {displayName}
          </Text>
          {phoneNumber !== null && (
            <TextLink href={`tel:${phoneNumber}`} isStandalone>
              {readPhone(phoneNumber)}
            </TextLink>
          )}
          {email !== null && (
            <TextLink href={`mailto:${email}`} isStandalone>
              <EmailText email={email} />
            </TextLink>
          )}
          {email === null && phoneNumber === null && <Text variant="small">{t('reports.page.notShared')}</Text>}
        </Grid>
      </Flex>
    </Panel>
  )
}
