import type { Explanation } from '#contract/accounts/explanations.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'

type Props = { shares: readonly { readonly keyId: string | null; readonly explanation: Explanation }[] }

/** How the share of a lot in one call is computed: a sentence for each key, from the voted amount to the share. */
export function LotExample({ shares }: Props) {
  const { translate: t, format } = useLanguage()
  const sentenceOf = (share: Explanation) => {
    if (share.kind !== 'share' || share.of.kind !== 'share') return format.money(share.amount)
    const { of: instalment, weight, whole, amount } = share
    const { about } = instalment.of
    const name = about.name ?? t(about.subject === 'worksFund' ? 'voted.worksFund' : 'entry.everyLot')
    const told = {
      name,
      weight: format.integer(weight),
      whole: format.integer(whole),
      instalment: format.money(instalment.amount),
      amount: format.money(amount),
    }
    return instalment.whole === 1
      ? t('voted.reviewing.once', told)
      : t('voted.reviewing.often', { ...told, voted: format.money(instalment.of.amount), count: instalment.whole })
  }
  if (shares.length === 0) return <Text>{t('voted.reviewing.nothing')}</Text>
  return (
    <Stack as="ul" gap={2}>
      {shares.map(({ keyId, explanation }, index) => (
        // The works fund is shared out by the key of all lots, like part of the budget.
        <Text as="li" key={`${index} ${keyId}`}>
          {sentenceOf(explanation)}
        </Text>
      ))}
    </Stack>
  )
}
