import { useQueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import type { TopicDetail } from '#contract/forum/topics.ts'
import { confirmationMachine } from '#machines/parts/confirmation/confirmation.machine.ts'
import { createFormDialog } from '#machines/parts/formDialog/formDialog.machine.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { successSnack } from '#src/parts/successSnack.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import type { FormName, QuestionName } from './topicActs.actors.ts'
import { formIn, questionIn, subjectOf, topicActActors } from './topicActs.actors.ts'
import type { TopicAct } from './topicActs.forms.ts'

type Props = Pick<ScreenProps, 'api' | 'person' | 'say' | 'inspect'> & { topic: Pick<TopicDetail, 'id'> }

/** Actions that cannot be undone, and so ask first. */
const asksFirst: readonly QuestionName[] = ['withdraw', 'dismiss', 'archive', 'withdrawProposal']
const hasForm = (act: FormName | QuestionName): act is FormName =>
  ['edit', 'report', 'hide', 'rename', 'move', 'openReport', 'propose'].includes(act)

/** The one dialog and the one question of a topic page, and the actions that need neither. */
export function useTopicActs({ api, person, say, inspect, topic: { id: topicId } }: Props) {
  const t = useTranslate()
  const client = useQueryClient()
  const actors = topicActActors({ api, client, person, topicId })
  const dialogRef = useFlow(
    () =>
      createFormDialog<TopicAct>().provide({
        actors: {
          save: actors.save,
        },
        actions: {
          announceSaved: ({ context }) => say(successSnack(t, t(`topic.done.${formIn(context.subject).act}`))),
        },
      }),
    { inspect },
  )
  const carryOut = async (subject: string) => {
    await actors.carryOut(subject)
    say(successSnack(t, t(`topic.done.${questionIn(subject).act}`)))
  }
  const questionRef = useFlow(
    () =>
      confirmationMachine.provide({
        actors: { carryOut: fromPromise<unknown, { subject: string }>(({ input }) => carryOut(input.subject)) },
      }),
    { inspect },
  )
  return {
    dialogRef,
    questionRef,
    start(act: FormName | QuestionName, postId?: string) {
      const subject = subjectOf(act, postId)
      if (hasForm(act)) return dialogRef.send({ type: 'form.open', subject })
      if (asksFirst.includes(act)) return questionRef.send({ type: 'question.ask', subject })
      void carryOut(subject).catch(() => say({ message: t('topic.failed'), tone: 'error' }))
    },
  }
}
