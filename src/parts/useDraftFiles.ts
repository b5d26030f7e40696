import { useEffect } from 'react'
import type { Attachment } from '#contract/attachments.ts'
import type { AttachmentsRef } from '#machines/parts/attachments/attachments.machine.ts'
import { selectStored } from '#machines/parts/attachments/attachments.selectors.ts'

type Files = readonly Attachment[]

/** Updates the draft, which names the stored files, when a file is stored or removed. */
export function useDraftFiles(attachmentsRef: AttachmentsRef, known: () => Files, tell: (stored: Files) => void) {
  useEffect(() => {
    const { unsubscribe } = attachmentsRef.subscribe((snapshot) => {
      const stored = selectStored(snapshot)
      const told = known()
      if (stored.length === told.length && stored.every(({ id }, index) => told[index]?.id === id)) return
      tell(stored)
    })
    return unsubscribe
  }, [attachmentsRef, known, tell])
}
