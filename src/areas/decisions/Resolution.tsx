import type { DecisionDetail } from '#contract/decisions/decisions.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { AttachmentThumbs } from '#src/parts/AttachmentThumbs.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'

type Props = Pick<ScreenProps, 'fileUrl' | 'portal' | 'inspect'> & { decision: DecisionDetail }

/** The wording of a decision, with its papers. */
export function Resolution({ decision: { description, project, attachments }, fileUrl, portal, inspect }: Props) {
  const t = useTranslate()
  return (
    <Stack gap={4}>
      {project !== null && <Text variant="small">{t('decisions.page.project', { name: project })}</Text>}
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
        {description}
      </Text>
      {attachments.length > 0 ? (
        <AttachmentThumbs {...{ attachments, fileUrl, portal, inspect }} label={t('decisions.page.attachments')} />
      ) : (
        <Text variant="small">{t('decisions.page.noAttachments')}</Text>
      )}
    </Stack>
  )
}
