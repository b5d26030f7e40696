import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RoomVoter } from '#contract/decisions/roomVotes.ts'
import { dot } from '#contract/dot.ts'
import { roomQueries } from '#src/areas/decisions/room/roomQueries.ts'
import { elided } from '#src/i18n/elided.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { MoreButton } from '#src/parts/MoreButton.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { ChipGroup } from '#src/ui/ChipGroup.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { SearchField } from '#src/ui/SearchField.tsx'
import { SkeletonText } from '#src/ui/SkeletonText.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { votesText } from '../decisionWords.ts'
import { ChoiceButtons } from './ChoiceButtons.tsx'

type Props = Pick<ScreenProps, 'api' | 'person' | 'say'> & {
  decisionId: string
  /** The number of owners in the room. */
  people: number
}
type Scope = 'inRoom' | 'everybody'

/** The owners on the roll, those in the room first, each with the choice recorded there. */
export function RoomSheet(props: Props) {
  const { api, person, decisionId, people } = props
  const { translate: t } = useLanguage()
  const [search, setSearch] = useState('')
  const [scope, setScope] = useState<Scope>('inRoom')
  // A search covers everybody, in the room or not.
  const filters = search === '' ? (scope === 'inRoom' ? { q: 'in_room' as const } : {}) : { search }
  const sheet = useInfiniteQuery({
    ...roomQueries(api, person, decisionId).voters(filters),
    placeholderData: keepPreviousData,
  })
  return (
    <Stack gap={4}>
      <SearchField label={t('room.search')} search={search} onSearch={setSearch} />
      {search === '' && (
        <ChipGroup
          legend={t('room.whom')}
          name="scope"
          value={scope}
          onChange={setScope}
          options={[
            { value: 'inRoom', label: t('room.inRoom'), count: people },
            { value: 'everybody', label: t('room.everybody') },
          ]}
        />
      )}
      <Loaded query={sheet} skeleton={<SkeletonText lines={6} />}>
        {({ rows: voters }) =>
          voters.length === 0 ? (
            <Text variant="muted" role="status">
              {t('room.nobodyFound')}
            </Text>
          ) : (
            <RuledList aria-label={t('room.sheet')}>
              {voters.map((voter) => (
                <Grid
                  as="li"
                  key={voter.id}
                  columns={{ phone: 'minmax(0, 1fr) auto' }}
                  alignItems="center"
                  rowGap={2}
                  columnGap={5}
                  py={3}
                  overflowWrap="anywhere"
                >
                  {voter.isInRoom ? <Voter {...props} voter={voter} /> : <Outside voter={voter} />}
                </Grid>
              ))}
            </RuledList>
          )
        }
      </Loaded>
      <MoreButton query={sheet} label={t('room.more')} />
    </Stack>
  )
}

function Voter({ api, person, say, decisionId, voter }: Props & { voter: RoomVoter }) {
  const language = useLanguage()
  const { translate: t } = language
  const client = useQueryClient()
  const {
    representative,
    person: { displayName: name },
  } = voter
  const { mutate, isPending, isSuccess, variables } = useMutation(
    roomQueries(api, person, decisionId).record(client, voter.id),
  )
  const choice = isPending ? variables : voter.choice
  return (
    <>
      <div>
        <Text variant="strong">{name}</Text>
        <Flex flexWrap="wrap" alignItems="center" columnGap={3}>
          <Text variant="small">
            {votesText(t, language, voter.votes)}
            {voter.attendance === 'represented' &&
              `${dot}${representative ? t('meetings.representedByPerson', { name: representative.displayName }) : t('meetings.attendance.represented')}`}
          </Text>
          <Flex as="span" role="status" alignItems="center" gap={1} fontSize="small" fontWeight={600} color="success">
            {isSuccess && (
              <>
                <Icon name="check" size={16} />
                {t('room.saved')}
              </>
            )}
          </Flex>
        </Flex>
      </div>
      <ChoiceButtons
        legend={t('room.choiceOf', { name })}
        value={choice}
        onChoose={(chosen) => {
          if (chosen === choice) return
          mutate(chosen, { onError: () => say({ message: elided(t('room.failed', { name }), name), tone: 'error' }) })
        }}
      />
    </>
  )
}

/** Somebody outside the room has no vote to record here; their remote vote counts. */
function Outside({ voter: { person, votes, attendance } }: { voter: RoomVoter }) {
  const language = useLanguage()
  const { translate: t } = language
  return (
    <>
      <div>
        <Text variant="muted">{person.displayName}</Text>
        <Text variant="small">{votesText(t, language, votes)}</Text>
      </div>
      <Text variant="small">{t(`room.outside.${attendance}`)}</Text>
    </>
  )
}
