import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { longText, requiredText } from '#contract/text.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useForm } from '#src/forms/forms.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { successSnack } from '#src/parts/successSnack.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { answerMutations } from './deskQueries.ts'

const schema = z.object({ title: requiredText(120), body: longText })

type Props = Pick<ScreenProps, 'api' | 'person' | 'say'> & { placeId: string; onAdded: () => void }

/** Writes a prepared answer for all buildings of the agency. */
export function NewAnswer({ api, person, say, placeId, onAdded }: Props) {
  const t = useTranslate()
  const client = useQueryClient()
  const add = useMutation(answerMutations(api, client, person, placeId).add())
  const { form, fields } = useForm(schema, {
    onSubmit(event, { value }) {
      event.preventDefault()
      if (add.isPending) return
      add.mutate(value, {
        onSuccess() {
          say(successSnack(t, t('conversationDesk.answers.added')))
          onAdded()
        },
      })
    },
  })
  return (
    <form {...form.formProps}>
      <Stack gap={3} pt={2}>
        <TextField
          {...fields.title.inputProps}
          label={t('conversationDesk.answers.name')}
          error={fieldError(t, fields.title.errors)}
          readOnly={add.isPending}
        />
        <TextArea
          {...fields.body.inputProps}
          label={t('conversationDesk.answers.body')}
          error={fieldError(t, fields.body.errors)}
          rows={4}
          readOnly={add.isPending}
        />
        {add.isError && <Notice tone="danger">{t('conversationDesk.answers.failed')}</Notice>}
        <div>
          <Button type="submit" variant="secondary" isBusy={add.isPending}>
            {t('conversationDesk.answers.add')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
