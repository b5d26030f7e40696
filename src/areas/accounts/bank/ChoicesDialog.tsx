import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BankLine, BankLineChoices } from '#contract/accounts/bankLines.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Box } from '#src/ui/Box.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ButtonRow } from '#src/ui/ButtonRow.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { ListSkeleton } from '#src/ui/ListSkeleton.tsx'
import { Modal } from '#src/ui/Modal.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { Select } from '#src/ui/Select.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { EndingInTerm } from '../EndingInTerm.tsx'
import { bankQueries, type Settlement } from './bank.queries.ts'
import { useBankWords } from './useBankWords.ts'

type Own = { line: BankLine; isBusy: boolean; settle: (settlement: Settlement) => void }
type Props = Pick<ScreenProps, 'api' | 'person'> & Own & { placeId: string; onClose: () => void }

/** All possible matches of a bank line. */
export function ChoicesDialog({ api, person, placeId, onClose, ...own }: Props) {
  const { line } = own
  const { translate: t, format } = useLanguage()
  const choices = useQuery(bankQueries(api, person, placeId).choices(line.id))
  return (
    <Modal isOpen width={800} title={t('bank.choices.title')} onClose={onClose}>
      <Stack gap={5}>
        <Stack gap={3}>
          <Text fontWeight={600} overflowWrap="anywhere">
            {line.label}
          </Text>
          <Facts
            columns={{ phone: 3 }}
            gap={3}
            lines={[
              [t('bank.choices.date'), format.date(momentOf(line.bookedOn))],
              [t('bank.choices.amount'), format.money(line.amount)],
              [t('bank.choices.reference'), line.reference],
            ]}
          />
        </Stack>
        <Loaded query={choices} skeleton={<ListSkeleton titles={['60%', '50%']} details={['40%']} p={4} />}>
          {(found) => <Choices {...own} choices={found} />}
        </Loaded>
      </Stack>
    </Modal>
  )
}

function Choices({ choices, ...own }: Own & { choices: BankLineChoices }) {
  const { isBusy, settle } = own
  const { translate: t } = useLanguage()
  const { movements, coOwners, suspenseAccount } = choices
  const words = useBankWords()
  return (
    <>
      <Stack as="section" gap={3}>
        <Heading level={3}>{t('bank.choices.movements')}</Heading>
        {movements.length === 0 ? (
          <Text variant="muted">{t('bank.choices.noMovements')}</Text>
        ) : (
          <RuledList isFramed aria-label={t('bank.choices.movements')}>
            {movements.map(({ entryId, rank, ...movement }) => (
              <Flex as="li" key={`${entryId}.${rank}`} flexWrap="wrap" alignItems="center" gap={3} px={4} py={2}>
                <Box flex="1 1 16rem" minWidth={0} overflowWrap="anywhere">
                  {words.movement({ entryId, rank, ...movement })}
                </Box>
                <Button isBusy={isBusy} onClick={() => settle({ kind: 'matched', entryId, rank })}>
                  {t('bank.match')}
                </Button>
              </Flex>
            ))}
          </RuledList>
        )}
      </Stack>
      {coOwners.length > 0 && <CoOwnerChoice {...own} coOwners={coOwners} />}
      <Stack as="section" gap={3}>
        <Heading level={3}>{t('bank.choices.others')}</Heading>
        {suspenseAccount && (
          <Text variant="muted">
            <EndingInTerm
              text={t('bank.choices.suspenseHint')}
              of="suspense"
              word={t('bank.choices.suspense', { account: suspenseAccount })}
            />
          </Text>
        )}
        <ButtonRow>
          {suspenseAccount && (
            <Button variant="secondary" isBusy={isBusy} onClick={() => settle({ kind: 'suspended' })}>
              {t('bank.choices.suspense', { account: suspenseAccount })}
            </Button>
          )}
          <Button variant="secondary" isBusy={isBusy} onClick={() => settle({ kind: 'ignored' })}>
            {t('bank.choices.ignore')}
          </Button>
        </ButtonRow>
      </Stack>
    </>
  )
}

function CoOwnerChoice({ isBusy, settle, coOwners }: Own & Pick<BankLineChoices, 'coOwners'>) {
  const { translate: t, format, locale } = useLanguage()
  const [ownerId, setOwnerId] = useState('')
  const describe = ({ name, lotNumbers, due }: BankLineChoices['coOwners'][number]) => {
    const amount = format.money(due)
    if (lotNumbers.length === 0) return t('bank.choices.nobody', { name, amount })
    const lots = lotNumbers.join(', ')
    const details = t(`bank.choices.lots.${pluralForm(locale, lotNumbers.length)}`, { lots })
    return t('bank.choices.due', { name, details, amount })
  }
  return (
    <Stack as="section" gap={3}>
      <Heading level={3}>{t('bank.choices.coOwner')}</Heading>
      <Select
        isAlwaysRight
        isLabelHidden
        label={t('bank.choices.coOwner')}
        placeholder={t('bank.choices.choose')}
        value={ownerId}
        options={coOwners.map((owner) => ({ value: owner.id, label: describe(owner) }))}
        onChange={({ currentTarget: { value } }) => setOwnerId(value)}
      />
      <div>
        <Button isBusy={isBusy} disabled={ownerId === ''} onClick={() => settle({ kind: 'received', ownerId })}>
          {t('bank.receive')}
        </Button>
      </div>
    </Stack>
  )
}
