import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { confirmationMachine } from '#machines/parts/confirmation/confirmation.machine.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Confirmation } from '#src/parts/Confirmation.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { Box } from '#src/ui/Box.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { ListSkeleton } from '#src/ui/ListSkeleton.tsx'
import { Modal } from '#src/ui/Modal.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { answerMutations, deskQueries } from './deskQueries.ts'
import { NewAnswer } from './NewAnswer.tsx'

type Props = Pick<ScreenProps, 'api' | 'person' | 'inspect' | 'say'> & {
  placeId: string
  /** Puts the text in the field. */
  onUse: (text: string) => void
}

/** The prepared answers of the agency, to be chosen, written and deleted. */
export function CannedAnswers({ onClose, onUse, ...props }: Props & { onClose: () => void }) {
  const t = useTranslate()
  return (
    <Modal isOpen onClose={onClose} title={t('conversationDesk.answers.title')}>
      <Answers
        {...props}
        onUse={(text) => {
          onUse(text)
          onClose()
        }}
      />
    </Modal>
  )
}

function Answers({ api, person, inspect, say, placeId, onUse }: Props) {
  const t = useTranslate()
  const client = useQueryClient()
  const answers = useQuery(deskQueries(api, person).answers(placeId))
  const remove = useMutation(answerMutations(api, client, person, placeId).remove())
  const [doomed, setDoomed] = useState('')
  const [added, setAdded] = useState(0)
  const question = useFlow(
    () =>
      confirmationMachine.provide({
        actors: {
          carryOut: fromPromise<unknown, { subject: string }>(({ input: { subject } }) => remove.mutateAsync(subject)),
        },
      }),
    { inspect },
  )
  return (
    <Stack gap={5}>
      <Text variant="muted">{t('conversationDesk.answers.hint')}</Text>
      <Loaded query={answers} skeleton={<ListSkeleton titles={['40%', '52%']} details={['80%']} p={3} />}>
        {(known) =>
          known.length === 0 ? (
            <EmptyState icon="document" title={t('conversationDesk.answers.none')} />
          ) : (
            <RuledList aria-label={t('conversationDesk.answers.title')}>
              {known.map(({ id, title, body }) => (
                <Flex as="li" key={id} flexWrap="wrap" alignItems="center" columnGap={2} rowGap={1} py={3}>
                  <Box flex={1} minWidth={180} overflowWrap="anywhere">
                    <Text variant="strong">{title}</Text>
                    <Text variant="small" lineClamp={2}>
                      {body}
                    </Text>
                  </Box>
                  <Button
                    variant="secondary"
                    aria-label={t('conversationDesk.answers.useThis', { title })}
                    onClick={() => onUse(body)}
                  >
                    {t('conversationDesk.answers.use')}
                  </Button>
                  <IconButton
                    icon="trash"
                    variant="danger"
                    label={t('conversationDesk.answers.remove', { title })}
                    onClick={() => {
                      setDoomed(title)
                      question.send({ type: 'question.ask', subject: id })
                    }}
                  />
                </Flex>
              ))}
            </RuledList>
          )
        }
      </Loaded>
      <Disclosure icon="plus" label={t('conversationDesk.answers.create')}>
        <NewAnswer {...{ api, person, say, placeId }} key={added} onAdded={() => setAdded(added + 1)} />
      </Disclosure>
      <Confirmation
        confirmationRef={question}
        title={t('conversationDesk.answers.removeTitle')}
        confirmLabel={t('conversationDesk.answers.removeConfirm')}
      >
        {t('conversationDesk.answers.removeText', { title: doomed })}
      </Confirmation>
    </Stack>
  )
}
