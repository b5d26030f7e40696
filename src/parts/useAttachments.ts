import { shallowEqual, useSelector } from '@xstate/react'
import type { Attachment } from '#contract/attachments.ts'
import { maxAttachments } from '#contract/attachments.ts'
import { selectMustWait, selectStoredIds } from '#machines/parts/attachments/attachments.selectors.ts'
import { createAttachments } from './attachmentActors.ts'
import type { ScreenProps } from './screenProps.ts'
import { useFlow } from './useFlow.ts'

type Viewer = Pick<ScreenProps, 'api' | 'inspect'>

/** The files of a form, which upload while it is filled in; `kept` are those of its draft. */
export function useAttachments({ api, inspect }: Viewer, kept: readonly Attachment[] = []) {
  const attachmentsRef = useFlow(() => createAttachments(api), {
    inspect,
    input: { maximum: maxAttachments, attachments: kept },
  })
  return {
    attachmentsRef,
    /** The ids of the stored files, in the order in which they are shown. */
    attachmentIds: useSelector(attachmentsRef, selectStoredIds, shallowEqual),
    /** A file is under way or has failed: the form cannot be sent yet. */
    mustWait: useSelector(attachmentsRef, selectMustWait),
  }
}
