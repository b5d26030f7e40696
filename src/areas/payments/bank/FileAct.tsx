import { useQueryClient } from '@tanstack/react-query'
import { confirmationMachine } from '#machines/parts/confirmation/confirmation.machine.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Confirmation } from '#src/parts/Confirmation.tsx'
import { successSnack } from '#src/parts/successSnack.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { Button } from '#src/ui/Button.tsx'
import type { OfBank } from './CollectionsScreen.tsx'
import { actOnFile, type FileRoutes } from './collection.actors.ts'

type Props = OfBank & { fileId: string; act: 'handOut' | 'cancel'; routes: FileRoutes; text: string }

/** Hands a file out, or cancels it, after a question; a colleague may have been faster. */
export function FileAct({ api, person, placeId, inspect, say, fileId, act, routes, text }: Props) {
  const t = useTranslate()
  const client = useQueryClient()
  const question = useFlow(
    () =>
      confirmationMachine.provide({
        actors: {
          carryOut: actOnFile({ api, client, person, placeId }, routes[act], () =>
            say(successSnack(t, t(`collections.files.${act}.done`))),
          ),
        },
      }),
    { inspect },
  )
  return (
    <span>
      <Button
        variant={act === 'handOut' ? 'primary' : 'secondary'}
        onClick={() => question.send({ type: 'question.ask', subject: fileId })}
      >
        {t(`collections.files.${act}.act`)}
      </Button>
      <Confirmation
        confirmationRef={question}
        title={t(`collections.files.${act}.question`)}
        confirmLabel={t(`collections.files.${act}.confirm`)}
        failure={t(`collections.files.${act}.failed`)}
      >
        {text}
      </Confirmation>
    </span>
  )
}
