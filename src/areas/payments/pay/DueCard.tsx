import type { ReactNode } from 'react'
import type { Due } from '#contract/payments/debts.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { dueWords } from './dueWords.ts'

type Props = {
  due: Due
  /** The account that a payment would debit, and the ways to pay. */
  children: ReactNode
}

/** The due amount in one sentence, payments on their way, and the possible actions. */
export function DueCard({ due, children }: Props) {
  const language = useLanguage()
  const { translate: t, format } = language
  const { sentence, details } = dueWords(due, language)
  return (
    <Card as="section">
      <Stack gap={3}>
        <Text variant="small">{t('paying.due.asOf', { date: format.date(momentOf(due.asOf)) })}</Text>
        <Heading level={2}>{sentence}</Heading>
        {details.map((detail) => (
          <Text key={detail}>{detail}</Text>
        ))}
        {children}
      </Stack>
    </Card>
  )
}
