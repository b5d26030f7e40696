import type { LineParts } from '#contract/accounts/lineParts.ts'
import { fromTypedDate } from '#contract/dates.ts'
import type { EntryLine } from '#machines/accounts/entry/entry.draft.ts'
import { lineField } from '#machines/accounts/entry/entry.draft.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Select } from '#src/ui/Select.tsx'
import type { OfLine } from './EntryLineFields.tsx'
import { useFaultWords } from './useFaultWords.ts'

type Field = 'keyId' | 'ownerId' | 'lotId' | 'providerId' | 'worksId'

/** The references of a line that its account requires. */
export function LineReferences({ entryRef, line, choices, parts }: OfLine & { parts: LineParts }) {
  const t = useTranslate()
  const faultAt = useFaultWords(entryRef)
  const change = (changes: Partial<Omit<EntryLine, 'id'>>) =>
    entryRef.send({ type: 'line.change', lineId: line.id, line: changes })
  const choice = (name: Field, placeholder: string) => ({
    label: t(`entry.${name}`),
    placeholder,
    value: line[name] ?? '',
    onChange: ({ currentTarget: { value } }: { currentTarget: HTMLSelectElement }) => change({ [name]: value || null }),
  })
  const named = (rows: readonly { readonly id: string; readonly name: string }[]) =>
    rows.map(({ id, name }) => ({ value: id, label: name }))
  const { lots, owners, keys, providers, works } = choices
  const ownerName = (ownerId: string | null) => owners.find(({ id }) => id === ownerId)?.name
  const lotLabel = ({ number, ownerId }: (typeof lots)[number]) =>
    [t('entry.lotNumber', { number }), ownerName(ownerId)].filter(Boolean).join(', ')

  return (
    <Grid gap={4} columns={{ phone: '1fr 1fr', tablet: 3 }}>
      {parts.owner && (
        <>
          <Select
            {...choice('ownerId', t('entry.choose'))}
            options={named(owners)}
            error={faultAt(lineField(line.id, 'ownerId'))}
          />
          <Select
            {...choice('lotId', t('entry.noLot'))}
            options={lots.map((lot) => ({ value: lot.id, label: lotLabel(lot) }))}
            onChange={({ currentTarget: { value } }) => {
              const present = lots.find(({ id }) => id === value)?.ownerId
              change({ lotId: value || null, ...(line.ownerId === null && present && { ownerId: present }) })
            }}
          />
          <DateField
            defaultValue={line.dueOn ?? undefined}
            label={t('entry.dueOn')}
            hint={`${t('entry.dueOnHint')} ${t('widgets.fields.dateHint')}`}
            error={faultAt(lineField(line.id, 'dueOn'))}
            onInput={({ currentTarget: { value } }) => change({ dueOn: fromTypedDate(value) || null })}
          />
        </>
      )}
      {parts.provider && <Select {...choice('providerId', t('entry.noProvider'))} options={named(providers)} />}
      {parts.key && keys.length > 0 && <Select {...choice('keyId', t('entry.everyLot'))} options={named(keys)} />}
      {parts.works !== 'none' && (
        <Select
          {...choice('worksId', parts.works === 'required' ? t('entry.choose') : t('entry.noWorks'))}
          options={works.map(({ id, reference, label }) => ({ value: id, label: `${reference} ${label}` }))}
          error={faultAt(lineField(line.id, 'worksId'))}
        />
      )}
    </Grid>
  )
}
