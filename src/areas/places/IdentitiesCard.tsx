import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { Identity } from '#contract/places.ts'
import { createFormDialog } from '#machines/parts/formDialog/formDialog.machine.ts'
import { selectIsOpen, selectSubject } from '#machines/parts/formDialog/formDialog.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { placeQueries } from '#src/parts/placeQueries.ts'
import { profileQueries } from '#src/parts/profileQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { successSnack } from '#src/parts/successSnack.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { useIsReadOnly } from '#src/parts/useIsReadOnly.ts'
import { useKeptFocus } from '#src/parts/useKeptFocus.ts'
import { Box } from '#src/ui/Box.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'
import { IdentityForm } from './IdentityForm.tsx'
import type { Renamed } from './places.forms.ts'
import { placeDialogs, placeMutations } from './places.mutations.ts'

type Props = ScreenProps & { placeId: string }

/** The names that the person goes by in this place, by role, and which of them is the default. */
export function IdentitiesCard({ api, person, placeId, session, say, inspect }: Props) {
  const t = useTranslate()
  const isReadOnly = useIsReadOnly(session)
  const client = useQueryClient()
  const dependencies = { api, client, person, placeId }
  const identities = useQuery(placeQueries(api, person).identities(placeId))
  const choice = useMutation({
    ...placeMutations(dependencies).chooseIdentity(),
    onSettled: (_, error) => (error ? undefined : say(successSnack(t, t('places.identities.chosen')))),
  })
  const renaming = useFlow(
    () =>
      createFormDialog<Renamed>().provide({
        actors: { save: placeDialogs(dependencies).rename },
        actions: { announceSaved: () => say(successSnack(t, t('places.identities.saved'))) },
      }),
    { inspect },
  )
  const linesRef = useRef<HTMLUListElement>(null)
  const keptFocus = useKeptFocus(linesRef)
  const subject = useSelector(renaming, selectSubject)
  const isRenaming = useSelector(renaming, selectIsOpen)
  const renamed = identities.data?.find(({ id }) => id === subject)
  const profile = useQuery(profileQueries(api, person).own())
  const name = ({ displayName }: Identity) =>
    displayName ?? profile.data?.displayName ?? t('places.identities.profileName')

  return (
    <Panel title={t('places.identities.title')} lead={t('places.identities.lead')}>
      <Loaded query={identities} line skeleton={<Skeleton width="60%" />}>
        {(list) => (
          <>
            {choice.isError && <Notice tone="danger">{t('errors.generic')}</Notice>}
            <RuledList ref={linesRef} {...keptFocus}>
              {list.map((identity) => (
                <Flex as="li" key={identity.id} flexWrap="wrap" alignItems="center" gap={3} py={3} minWidth={0}>
                  <Box flex="1 1 200px" minWidth={0} overflowWrap="anywhere">
                    <Text variant="strong">{name(identity)}</Text>
                    <Text variant="small">{t(`roles.${identity.role}`)}</Text>
                  </Box>
                  <Flex as="span" flexWrap="wrap" alignItems="center" columnGap={6}>
                    {list.length > 1 &&
                      (identity.isDefault ? (
                        <Tag tone="success">{t('places.identities.default')}</Tag>
                      ) : (
                        !isReadOnly && (
                          <Button
                            variant="quiet"
                            isBusy={choice.isPending && choice.variables === identity.id}
                            onClick={() => choice.mutate(identity.id)}
                          >
                            {t('places.identities.choose')}
                          </Button>
                        )
                      ))}
                    {!isReadOnly && (
                      <Button
                        variant="quiet"
                        onClick={() => renaming.send({ type: 'form.open', subject: identity.id })}
                      >
                        {t('places.identities.rename')}
                      </Button>
                    )}
                  </Flex>
                </Flex>
              ))}
            </RuledList>
            {isRenaming && renamed && <IdentityForm dialogRef={renaming} person={person} identity={renamed} />}
          </>
        )}
      </Loaded>
    </Panel>
  )
}
