import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { dot } from '#contract/dot.ts'
import type { ConversationNote } from '#contract/messages/conversationDesk.ts'
import { longText } from '#contract/text.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useForm } from '#src/forms/forms.ts'
import { useLanguage, useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { SafeText } from '#src/parts/SafeText.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { successSnack } from '#src/parts/successSnack.ts'
import { Box } from '#src/ui/Box.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { IconLine } from '#src/ui/IconLine.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'

import { deskMutations, deskQueries } from './deskQueries.ts'

const schema = z.object({ body: longText })

type Props = Pick<ScreenProps, 'api' | 'person' | 'say'> & {
  conversationId: string
  /** The typed text of the next note. */
  note: string
  onNote: (note: string) => void
}

/** Notes of staff about a conversation, marked as hidden from residents. */
export function InternalNotes(props: Props) {
  const { api, person, conversationId } = props
  const t = useTranslate()
  const notes = useQuery(deskQueries(api, person).notes(conversationId))
  const [added, setAdded] = useState(0)
  return (
    <Stack gap={3}>
      <Heading level={3}>{t('conversationDesk.notes.title')}</Heading>
      <Box p={3} radius="control" bg="warningSoft" color="onWarningSoft">
        <IconLine icon="lock">{t('conversationDesk.notes.hint')}</IconLine>
      </Box>
      <Loaded query={notes} skeleton={<Skeleton width="70%" height="1rem" />}>
        {(known) =>
          known.length === 0 ? (
            <Text variant="muted">{t('conversationDesk.notes.none')}</Text>
          ) : (
            <RuledList aria-label={t('conversationDesk.notes.list')}>
              {known.map((one) => (
                <Note key={one.id} note={one} />
              ))}
            </RuledList>
          )
        }
      </Loaded>
      <NewNote {...props} key={added} onAdded={() => setAdded(added + 1)} />
    </Stack>
  )
}

function Note({ note: { author, body, createdAt } }: { note: ConversationNote }) {
  const { format } = useLanguage()
  return (
    <Box as="li" py={3}>
      <Text variant="small">
        {`${author.displayName}${dot}`}
        <time dateTime={createdAt}>{format.recentDate(new Date(createdAt))}</time>
      </Text>
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
        <SafeText text={body} />
      </Text>
    </Box>
  )
}

function NewNote({ api, person, say, conversationId, note, onNote, onAdded }: Props & { onAdded: () => void }) {
  const t = useTranslate()
  const client = useQueryClient()
  const add = useMutation(deskMutations(api, client, person, conversationId).addNote())
  const { form, fields } = useForm(schema, {
    defaultValue: { body: note },
    onSubmit(event, { value }) {
      event.preventDefault()
      if (add.isPending) return
      add.mutate(value, {
        onSuccess() {
          say(successSnack(t, t('conversationDesk.notes.added')))
          onNote('')
          onAdded()
        },
      })
    },
  })
  return (
    <form {...form.formProps}>
      <Stack gap={3}>
        <TextArea
          {...fields.body.inputProps}
          label={t('conversationDesk.notes.label')}
          error={fieldError(t, fields.body.errors)}
          rows={3}
          readOnly={add.isPending}
          onInput={({ currentTarget: { value } }) => onNote(value)}
        />
        {add.isError && <Notice tone="danger">{t('conversationDesk.notes.failed')}</Notice>}
        <div>
          <Button type="submit" variant="secondary" isBusy={add.isPending}>
            {t('conversationDesk.notes.add')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
