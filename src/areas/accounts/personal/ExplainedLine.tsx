import type { LineDetail } from '#contract/accounts/statement.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { AttachmentThumbs } from '#src/parts/AttachmentThumbs.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Facts } from '#src/ui/Facts.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { EntryOfLine } from './EntryOfLine.tsx'
import { Sentences } from './Sentences.tsx'
import { useLabel } from './useLabel.ts'

type Props = Pick<ScreenProps, 'fileUrl' | 'portal' | 'inspect'> & { detail: LineDetail }

/** The computation of a line as sentences, then its entry and proof. */
export function ExplainedLine({ detail, ...files }: Props) {
  const { translate: t, format } = useLanguage()
  const labelOf = useLabel()
  const { entry, explanation, line } = detail
  const day = (on: string | null) => on && format.date(momentOf(on))
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <Text variant="lead">{labelOf(line)}</Text>
        <Facts
          gap={4}
          columns={{ base: 1, phone: 3 }}
          values={{ fontWeight: 600 }}
          lines={[
            [t('personal.explain.amount'), format.money(line.debit - line.credit)],
            [t('personal.explain.enteredOn'), day(line.enteredOn)],
            [t('personal.explain.dueOn'), day(line.dueOn)],
          ]}
        />
      </Stack>
      <Stack as="section" gap={2}>
        <Heading level={3}>{t('personal.explain.computation')}</Heading>
        <Sentences explanation={explanation} />
      </Stack>
      <EntryOfLine entry={entry} />
      {entry.proof && (
        <Stack as="section" gap={3}>
          <Heading level={3}>{t('personal.explain.proof')}</Heading>
          <AttachmentThumbs {...files} attachments={[entry.proof]} label={t('personal.explain.proofLabel')} />
        </Stack>
      )}
    </Stack>
  )
}
