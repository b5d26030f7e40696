import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Post } from '#contract/forum/posts.ts'
import type { TopicDetail } from '#contract/forum/topics.ts'
import type { ConfirmationRef } from '#machines/parts/confirmation/confirmation.machine.ts'
import { selectSubject as selectAsked, selectIsAsking } from '#machines/parts/confirmation/confirmation.selectors.ts'
import type { FormDialogRef } from '#machines/parts/formDialog/formDialog.machine.ts'
import { selectIsOpen, selectSubject } from '#machines/parts/formDialog/formDialog.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Confirmation } from '#src/parts/Confirmation.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import type { TopicSource } from '#src/parts/topicSource.ts'
import { topicSource } from '#src/parts/topicSource.ts'
import { Modal } from '#src/ui/Modal.tsx'
import { SkeletonText } from '#src/ui/SkeletonText.tsx'
import { EditForm } from './EditForm.tsx'
import { MoveForm } from './MoveForm.tsx'
import { OpenReportForm } from './OpenReportForm.tsx'
import { ProposeForm } from './ProposeForm.tsx'
import { ReasonForm } from './ReasonForm.tsx'
import { RenameForm } from './RenameForm.tsx'
import { formIn, questionIn } from './topicActs.actors.ts'
import type { TopicAct } from './topicActs.forms.ts'

type Props = Pick<ScreenProps, 'api' | 'person'> & {
  topic: TopicDetail
  posts: readonly Post[]
  dialogRef: FormDialogRef<TopicAct>
  questionRef: ConfirmationRef
}

/** The open form of the page, and its open question. */
export function TopicDialogs({ api, person, topic, posts, dialogRef, questionRef }: Props) {
  const isOpen = useSelector(dialogRef, selectIsOpen)
  const subject = useSelector(dialogRef, selectSubject)
  const form = isOpen ? formIn(subject) : null
  const given = { dialogRef, person }
  const edited = posts.find(({ id }) => id === form?.postId)
  return (
    <>
      {(form?.act === 'report' || form?.act === 'hide') && (
        <ReasonForm {...given} act={form.act} postId={form.postId} />
      )}
      {form?.act === 'edit' && edited && <EditForm {...given} post={edited} />}
      {form?.act === 'rename' && <RenameForm {...given} topic={topic} />}
      {form?.act === 'move' && <MoveForm {...given} topic={topic} />}
      {(form?.act === 'openReport' || form?.act === 'propose') && (
        <OfSource {...given} {...{ api, topic }} act={form.act}>
          {(source) =>
            form.act === 'propose' ? (
              <ProposeForm {...given} source={source} />
            ) : (
              <OpenReportForm {...given} source={source} />
            )
          }
        </OfSource>
      )}
      <Question questionRef={questionRef} />
    </>
  )
}

type OfSourceProps = Pick<Props, 'api' | 'person' | 'topic' | 'dialogRef'> & {
  act: 'openReport' | 'propose'
  children: (source: TopicSource) => ReactNode
}

/** A form that starts with the first post, which may not be on screen. */
function OfSource({ api, person, topic, dialogRef, act, children }: OfSourceProps) {
  const t = useTranslate()
  const source = useQuery(topicSource(api, person, topic.id))
  if (source.data) return children(source.data)
  return (
    <Modal isOpen onClose={() => dialogRef.send({ type: 'form.close' })} title={t(`topic.forms.${act}.title`)}>
      <Loaded query={source} skeleton={<SkeletonText lines={4} />}>
        {children}
      </Loaded>
    </Modal>
  )
}

function Question({ questionRef }: Pick<Props, 'questionRef'>) {
  const t = useTranslate()
  const isAsking = useSelector(questionRef, selectIsAsking)
  const subject = useSelector(questionRef, selectAsked)
  const act = isAsking ? questionIn(subject).act : null
  if (act !== 'withdraw' && act !== 'dismiss' && act !== 'archive' && act !== 'withdrawProposal') return null
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
