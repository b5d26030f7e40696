import { useSelector } from '@xstate/react'
import type { Post } from '#contract/forum/posts.ts'
import type { TopicDetail } from '#contract/forum/topics.ts'
import type { ConfirmationRef } from '#machines/parts/confirmation/confirmation.machine.ts'
import { selectSubject as selectAsked, selectIsAsking } from '#machines/parts/confirmation/confirmation.selectors.ts'
import type { FormDialogRef } from '#machines/parts/formDialog/formDialog.machine.ts'
import { selectIsOpen, selectSubject } from '#machines/parts/formDialog/formDialog.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Confirmation } from '#src/parts/Confirmation.tsx'
import { EditForm } from './EditForm.tsx'
import { MoveForm } from './MoveForm.tsx'
import { OpenReportForm } from './OpenReportForm.tsx'
import { ReasonForm } from './ReasonForm.tsx'
import { RenameForm } from './RenameForm.tsx'
import { formIn, questionIn } from './topicActs.actors.ts'

type Props = {
  person: string
  topic: TopicDetail
  posts: readonly Post[]
  dialogRef: FormDialogRef
  questionRef: ConfirmationRef
}

/** The open form of the page, and its open question. */
export function TopicDialogs({ person, topic, posts, dialogRef, questionRef }: Props) {
  const isOpen = useSelector(dialogRef, selectIsOpen)
  const subject = useSelector(dialogRef, selectSubject)
  const form = isOpen ? formIn(subject) : null
  const given = { dialogRef, person }
  const edited = posts.find(({ id }) => id === form?.postId)
  return (
    <>
      {(form?.act === 'report' || form?.act === 'hide') && <ReasonForm {...given} act={form.act} />}
      {form?.act === 'edit' && edited && <EditForm {...given} body={edited.body} />}
      {form?.act === 'rename' && <RenameForm {...given} topic={topic} />}
      {form?.act === 'move' && <MoveForm {...given} topic={topic} />}
      {form?.act === 'openReport' && <OpenReportForm {...given} topic={topic} />}
      <Question questionRef={questionRef} />
    </>
  )
}

function Question({ questionRef }: Pick<Props, 'questionRef'>) {
  const t = useTranslate()
  const isAsking = useSelector(questionRef, selectIsAsking)
  const subject = useSelector(questionRef, selectAsked)
  const act = isAsking ? questionIn(subject).act : null
  if (act !== 'withdraw' && act !== 'dismiss' && act !== 'archive') return null
  return (
    <Confirmation
      confirmationRef={questionRef}
      title={t(`topic.questions.${act}.title`)}
      confirmLabel={t(`topic.questions.${act}.confirm`)}
      failure={t('topic.failed')}
    >
      {t(`topic.questions.${act}.text`)}
    </Confirmation>
  )
}
