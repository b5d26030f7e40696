import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { signaturePath } from '../setup/setupWords.ts'
import { offeredActs } from '../standing.ts'
import { DropMandate } from './DropMandate.tsx'
import type { OfOwnMandate } from './OwnMandate.tsx'

/** New account details that wait for a signature, while a mandate is in force. */
export function Replacement(props: OfOwnMandate) {
  const t = useTranslate()
  const { unsigned } = props.standing
  const offered = offeredActs(props.standing)
  return (
    <Panel title={t('mandate.replaced.title')}>
      <Stack gap={3}>
        <Text variant="strong">{unsigned?.iban}</Text>
        <Text>{t('mandate.replaced.text')}</Text>
        {offered.sign && (
          <div>
            <LinkButton href={signaturePath}>{t('mandate.acts.resume')}</LinkButton>
          </div>
        )}
        {offered.drop && <DropMandate {...props} />}
      </Stack>
    </Panel>
  )
}
