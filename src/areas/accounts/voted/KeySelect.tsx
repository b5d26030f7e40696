import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Select } from '#src/ui/Select.tsx'
import { Definition } from '../Definition.tsx'
import type { OfFlow } from './VotedFlow.tsx'

type Props = Pick<OfFlow, 'choices'> & {
  value: string | null
  error: string | undefined
  onChoose: (keyId: string | null) => void
}

/** The key that shares out an amount; nothing if the place has only the key of all lots. */
export function KeySelect({ choices: { keys }, value, error, onChoose }: Props) {
  const t = useTranslate()
  if (keys.length === 0) return null
  return (
    <Select
      label={t('entry.keyId')}
      beside={<Definition of="key" word={t('entry.keyId')} />}
      placeholder={t('entry.everyLot')}
      value={value ?? ''}
      error={error}
      options={keys.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={({ currentTarget }) => onChoose(currentTarget.value || null)}
    />
  )
}
