import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { RecipientList } from '#contract/messages/conversations.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import type { Language } from '#src/i18n/TranslateProvider.tsx'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { ErrorLine } from '#src/ui/ErrorLine.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { SearchField } from '#src/ui/SearchField.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { messageQueries } from './messageQueries.ts'
import type { ConversationValue } from './NewConversationScreen.tsx'
import { PeopleFound } from './PeopleFound.tsx'
import { RecipientsSkeleton } from './RecipientsSkeleton.tsx'

type Props = Pick<ScreenProps, 'api' | 'person'> & {
  placeId: string
  value: ConversationValue
  change: (changes: Partial<ConversationValue>) => void
  isReadOnly: boolean
  error: string | undefined
}

/** The manager, lists and people to whom the conversation goes. */
export function RecipientsField({ api, person, placeId, value, change, isReadOnly, error }: Props) {
  const language = useLanguage()
  const { translate: t } = language
  const id = useId()
  const [search, setSearch] = useState('')
  const recipients = useQuery(messageQueries(api, person).recipients(placeId, search))
  const { members, distributionListIds, isToManager } = value
  const toggle = (listId: string, isOn: boolean) =>
    change({
      distributionListIds: isOn
        ? [...distributionListIds, listId]
        : distributionListIds.filter((one) => one !== listId),
    })
  return (
    <fieldset aria-describedby={error ? id : undefined} disabled={isReadOnly}>
      <Text as="legend" variant="strong" px={0}>
        {t('messages.start.to')}
      </Text>
      <Stack gap={2}>
        <Text variant="small">{t('messages.start.toHint')}</Text>
        {error && <ErrorLine id={id}>{error}</ErrorLine>}
        <Loaded query={recipients} line skeleton={<RecipientsSkeleton />}>
          {({ people, lists, hasMore }) => (
            <Stack gap={2}>
              <Grid columns={{ base: 1, tablet: 2 }} columnGap={5}>
                <Checkbox
                  label={t('messages.start.manager')}
                  hint={t('messages.start.managerHint')}
                  checked={isToManager}
                  onChange={({ currentTarget: { checked } }) => change({ isToManager: checked })}
                />
                {lists.filter(hasPeople).map((list) => (
                  <Checkbox
                    key={list.id}
                    label={t(`messages.lists.${list.kind}`)}
                    hint={reachText(language, list)}
                    checked={distributionListIds.includes(list.id)}
                    disabled={list.obstacle !== null}
                    onChange={({ currentTarget: { checked } }) => toggle(list.id, checked)}
                  />
                ))}
              </Grid>
              {!lists.every(hasPeople) && (
                <Text variant="small">
                  {lists
                    .filter((list) => !hasPeople(list))
                    .map(({ kind }) => t(`messages.start.emptyLists.${kind}`))
                    .join(' ')}
                </Text>
              )}
              {members.length > 0 && (
                <Flex as="ul" flexWrap="wrap" gap={2} aria-label={t('messages.start.selected')}>
                  {members.map((member) => (
                    <li key={member.id}>
                      <Button
                        variant="secondary"
                        aria-label={t('messages.start.remove', { name: member.name })}
                        onClick={() => change({ members: members.filter((other) => other !== member) })}
                      >
                        {member.name}
                        <Icon name="cross" size={16} />
                      </Button>
                    </li>
                  ))}
                </Flex>
              )}
              <SearchField label={t('messages.start.search')} search={search} onSearch={setSearch} />
              {search !== '' && (
                <PeopleFound
                  people={people}
                  hasMore={hasMore}
                  chosen={members.map(({ id: memberId }) => memberId)}
                  onChoose={(member) => change({ members: [...members, member] })}
                />
              )}
            </Stack>
          )}
        </Loaded>
      </Stack>
    </fieldset>
  )
}

const hasPeople = ({ obstacle }: RecipientList) => obstacle !== 'nobody'

/** How many people of a list a message reaches and why it misses the others, or why it reaches none. */
function reachText({ translate: t, locale }: Language, list: RecipientList) {
  const { membersCount: count, reachedCount, obstacle, missed } = list
  if (obstacle !== null && obstacle !== 'nobody') return t(`messages.start.noneReached.${obstacle}`)
  const reached = t(`messages.start.reached.${pluralForm(locale, reachedCount)}`, { count: reachedCount })
  if (missed === null) return reached
  const rest = count - reachedCount
  return t(`messages.start.missed.${missed}.${pluralForm(locale, rest)}`, { reached, count: rest })
}
