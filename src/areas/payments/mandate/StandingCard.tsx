import type { ReactNode } from 'react'
import type { MandateLife } from '#contract/payments/mandates.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'
import { lifeOf, type Standing } from '../standing.ts'
import { ToManager } from './ToManager.tsx'

const tones: Readonly<Record<MandateLife, 'neutral' | 'info' | 'success' | 'warning'>> = {
  unavailable: 'neutral',
  create_money_order: 'neutral',
  unsigned: 'info',
  manual: 'success',
  auto: 'success',
  auto_usual: 'success',
  suspended: 'warning',
}

/** The state in a sentence, and its meaning for the person's money; `children` are the possible actions. */
export function StandingCard({ standing, children }: { standing: Standing; children?: ReactNode }) {
  const t = useTranslate()
  const life = lifeOf(standing)
  return (
    <Card as="section">
      <Stack gap={3}>
        <div>
          <Tag tone={tones[life]}>{t(`mandate.states.${life}`)}</Tag>
        </div>
        <Heading level={2}>{t(`mandate.${life}.title`)}</Heading>
        <Sentences life={life} standing={standing} />
        {children}
      </Stack>
    </Card>
  )
}

function Sentences({ life, standing: { suspension, signing, unsigned } }: { life: MandateLife; standing: Standing }) {
  const t = useTranslate()
  if (life === 'suspended') {
    return (
      <>
        <Text>{t(`mandate.suspended.${suspension ?? 'opposed'}`)}</Text>
        <Text>{t('mandate.suspended.whatNext')}</Text>
        <ToManager />
      </>
    )
  }
  if (life === 'unavailable') {
    return (
      <>
        <Text>{t('mandate.unavailable.text')}</Text>
        <ToManager />
      </>
    )
  }
  if (life === 'unsigned') {
    return (
      <>
        <Text>{t(`mandate.unsigned.${signing}`, { mobile: unsigned?.mobile ?? '' })}</Text>
        <Text variant="strong">{t('mandate.nothingYet')}</Text>
      </>
    )
  }
  return (
    <>
      <Text>{t(`mandate.${life}.text`)}</Text>
      {life === 'create_money_order' && <Text variant="strong">{t('mandate.nothingYet')}</Text>}
    </>
  )
}
