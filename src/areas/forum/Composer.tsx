import { shallowEqual, useSelector } from '@xstate/react'
import type { KeyboardEvent } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { maxAttachments } from '#contract/attachments.ts'
import type { ValueOf } from '#contract/defineDraft.ts'
import { postDraft } from '#contract/forum/forumDrafts.ts'
import type { Post } from '#contract/forum/posts.ts'
import type { TopicDetail } from '#contract/forum/topics.ts'
import { longTextLimit } from '#contract/text.ts'
import type { TopicRef } from '#machines/forum/topic/topic.machine.ts'
import { selectPending } from '#machines/forum/topic/topic.selectors.ts'
import type { QuotedPost } from '#machines/forum/topic/topic.setup.ts'
import { selectFiles, selectMustWait, selectStored } from '#machines/parts/attachments/attachments.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { createAttachments } from '#src/parts/attachmentActors.ts'
import { DraftStatus } from '#src/parts/DraftNotes.tsx'
import { newUuid } from '#src/parts/newUuid.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useDraftFiles } from '#src/parts/useDraftFiles.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import type { KeptDraft } from '#src/parts/WithDraft.tsx'
import { WithDraft } from '#src/parts/WithDraft.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { FormSkeleton } from '#src/ui/FormSkeleton.tsx'
import { Quoted } from '#src/ui/forum/Quoted.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { AttachmentsField } from '#src/ui/upload/AttachmentsField.tsx'
import { quotedOf } from './topicWords.ts'

type Props = Pick<ScreenProps, 'api' | 'person' | 'portal' | 'fileUrl' | 'inspect'> & {
  topic: Pick<TopicDetail, 'id' | 'placeId'>
  topicRef: TopicRef
  /** The posts on screen, among which the draft finds the quoted post, and its own once it is sent. */
  posts: readonly Post[]
}
type Value = ValueOf<typeof postDraft>

/** Characters from which the length is shown. */
const nearLimit = longTextLimit - 500

const blank: Value = { body: '', quotedPostId: null, postId: null }

/** The field for the next post. What is typed is kept on every device until the server has the post. */
export function Composer(props: Props) {
  const { topic, topicRef } = props
  // A post may be quoted before the draft has loaded.
  const [chosen, setChosen] = useState<QuotedPost | null>(null)
  useEffect(() => {
    const { unsubscribe } = topicRef.on('quote.chosen', ({ quoted }) => setChosen(quoted))
    return unsubscribe
  }, [topicRef])
  return (
    <WithDraft
      skeleton={
        <Card>
          <FormSkeleton fields={3} />
        </Card>
      }
      {...props}
      form={postDraft}
      placeId={topic.placeId}
      subjectId={topic.id}
      blank={blank}
    >
      {(kept) => <Writing {...props} kept={kept} chosen={chosen} onQuoted={() => setChosen(null)} />}
    </WithDraft>
  )
}

type WritingProps = Props & {
  kept: KeptDraft<Value>
  /** The post to quote next. */
  chosen: QuotedPost | null
  /** The field names it. */
  onQuoted: () => void
}

/**
 * While a post is being sent, it is on screen instead of the field. A draft whose post is in the topic was sent while the person
 * left the page, so the field is for another one.
 */
function Writing(props: WritingProps) {
  const { topicRef, kept, posts } = props
  const isPending = useSelector(topicRef, selectPending) !== null
  const { postId } = kept.latest().value
  const isSent = !isPending && posts.some(({ id }) => id === postId)
  const beginAnew = useEffectEvent(() => kept.beginAnew())
  useEffect(() => {
    if (isSent) beginAnew()
  }, [isSent])
  const forget = useEffectEvent(() => kept.forget())
  useEffect(() => {
    const { unsubscribe } = topicRef.on('post.sent', () => forget())
    return unsubscribe
  }, [topicRef])
  if (isPending) return null
  return (
    <Card>
      <Fields {...props} />
    </Card>
  )
}

function Fields({ topicRef, posts, kept, chosen, onQuoted, ...props }: WritingProps) {
  const { api, fileUrl, inspect } = props
  const t = useTranslate()
  const [first] = useState(kept.latest)
  const files = useFlow(() => createAttachments(api), {
    inspect,
    input: { maximum: maxAttachments, attachments: first.attachments },
  })
  const added = useSelector(files, selectFiles, shallowEqual)
  const mustWait = useSelector(files, selectMustWait)
  useDraftFiles(
    files,
    () => kept.latest().attachments,
    (stored) => {
      kept.keepFiles(stored)
      kept.keep({ ...kept.latest().value, postId: newUuid() })
    },
  )
  const [isAttaching, setIsAttaching] = useState(first.attachments.length > 0)
  const [value, setValue] = useState(first.value)
  const [known, setKnown] = useState<QuotedPost | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const written = value.body.trim()
  const isTooLong = written.length > longTextLimit
  const isEmpty = written === '' && added.length === 0

  function write(changes: Partial<Value>) {
    // Another text is another post, even after one that may have arrived.
    const next = { ...value, ...changes, postId: newUuid() }
    setValue(next)
    kept.keep(next)
  }
  const quote = useEffectEvent((quoted: QuotedPost) => {
    setKnown(quoted)
    write({ quotedPostId: quoted.postId })
    form.current?.querySelector('textarea')?.focus()
    onQuoted()
  })
  useEffect(() => {
    if (chosen) quote(chosen)
  }, [chosen])
  const quoted = quotedBy(value, known, posts)

  function send() {
    if (isEmpty || isTooLong || mustWait) return
    const attachments = selectStored(files.getSnapshot())
    topicRef.send({
      type: 'post.send',
      post: {
        id: kept.latest().value.postId ?? newUuid(),
        body: written,
        quoted,
        attachments,
        writtenAt: new Date().toISOString(),
      },
    })
  }
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      onBlur={kept.leave}
    >
      <Stack gap={3}>
        {value.quotedPostId !== null && (
          <Flex gap={1} alignItems="start">
            <Quoted
              head={
                <Text variant="small">
                  {quoted?.name ? t('topic.quote.by', { name: quoted.name }) : t('topic.quote.unknown')}
                </Text>
              }
            >
              {quoted?.text}
            </Quoted>
            <IconButton icon="cross" label={t('topic.quote.remove')} onClick={() => write({ quotedPostId: null })} />
          </Flex>
        )}
        <TextArea
          label={t('topic.compose.label')}
          value={value.body}
          rows={3}
          {...(written.length > nearLimit && { limit: longTextLimit })}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onKeyDown={press}
          onChange={({ currentTarget: { value: body } }) => write({ body })}
        />
        {isAttaching && <AttachmentsField attachmentsRef={files} label={t('topic.compose.attach')} fileUrl={fileUrl} />}
        {mustWait && <Notice>{t('topic.compose.waitForFiles')}</Notice>}
        <Flex flexWrap="wrap" alignItems="center" gap={3}>
          <Button type="submit" disabled={isEmpty || isTooLong}>
            {t('topic.compose.send')}
          </Button>
          <IconButton
            icon="paperclip"
            label={t('topic.compose.attach')}
            aria-expanded={isAttaching}
            onClick={() => setIsAttaching(!isAttaching)}
          />
          <DraftStatus draftRef={kept.draftRef} />
        </Flex>
      </Stack>
    </form>
  )
}

/** The quoted post: as the person chose it, or as found among the loaded posts after a reload. */
function quotedBy({ quotedPostId }: Value, known: QuotedPost | null, posts: readonly Post[]): QuotedPost | null {
  if (quotedPostId === null) return null
  if (known?.postId === quotedPostId) return known
  const post = posts.find(({ id }) => id === quotedPostId)
  return post ? quotedOf(post) : { postId: quotedPostId, name: '', text: '' }
}
