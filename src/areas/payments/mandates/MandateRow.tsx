import type { DeskMandate } from '#contract/payments/mandateDesk.ts'
import { mandateAfter } from '#machines/payments/mandate/mandate.lifecycle.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { ButtonRow } from '#src/ui/ButtonRow.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { OfBank } from '../bank/CollectionsScreen.tsx'
import { MandateAct } from './MandateAct.tsx'

/** A signed mandate: its owner, what it pays, why it is suspended, and the staff actions that the chart allows. */
export function MandateRow({ mandate, ...props }: OfBank & { mandate: DeskMandate }) {
  const { translate: t, format } = useLanguage()
  const { ownerName, kind, suspension, rum, account, signedAt, lastUsedOn } = mandate
  const may = (type: 'mandate.release' | 'mandate.revoke') =>
    mandateAfter(suspension ? 'suspended' : kind, { kind, suspension }, { type }) !== null
  return (
    <Stack as="li" gap={3} px={4} py={4}>
      <Flex flexWrap="wrap" justifyContent="space-between" alignItems="start" columnGap={4} rowGap={2}>
        <Heading level={2}>{ownerName}</Heading>
        <Tag tone={suspension ? 'warning' : 'success'}>
          {suspension ? t('mandateDesk.suspended') : t(`mandateDesk.kinds.${kind}`)}
        </Tag>
      </Flex>
      {suspension && <Text>{t(`mandateDesk.why.${suspension}`)}</Text>}
      <Facts
        columns={{ base: 1, phone: 2, tablet: 4 }}
        gap={3}
        lines={[
          [t('mandateDesk.facts.rum'), rum],
          [t('mandateDesk.facts.account'), account],
          [t('mandateDesk.facts.signedOn'), format.shortDate(new Date(signedAt))],
          [t('mandateDesk.facts.lastUsedOn'), lastUsedOn !== null && format.shortDate(momentOf(lastUsedOn))],
        ]}
      />
      <ButtonRow>
        {may('mandate.release') && <MandateAct {...props} mandate={mandate} act="release" />}
        {may('mandate.revoke') && <MandateAct {...props} mandate={mandate} act="end" />}
      </ButtonRow>
    </Stack>
  )
}
