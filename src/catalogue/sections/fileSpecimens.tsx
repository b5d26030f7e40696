import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import type { Attachment } from '#contract/attachments.ts'
import { acceptedContentTypes } from '#contract/attachments.ts'
import { attachmentsMachine } from '#machines/parts/attachments/attachments.machine.ts'
import type { ViewedAttachment } from '#machines/parts/attachmentViewer/attachmentViewer.setup.ts'
import { uploadMachine } from '#machines/parts/upload/upload.machine.ts'
import type { FileToStore } from '#machines/parts/upload/upload.setup.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dropzone } from '#src/ui/Dropzone.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { AttachmentsField } from '#src/ui/upload/AttachmentsField.tsx'
import { readFile } from '#src/ui/upload/readFile.ts'
import { UploadField } from '#src/ui/upload/UploadField.tsx'
import { AttachmentViewer } from '#src/ui/viewer/AttachmentViewer.tsx'

/** Keeps files in memory; refuses each file whose name asks for it, once. */
function createMemory() {
  const refused = new Set<string>()
  return fromPromise<Attachment, FileToStore>(async ({ input, signal }) => {
    for (const ratio of [0.25, 0.5, 0.75, 1]) {
      await new Promise((resolve) => setTimeout(resolve, 150))
      signal.throwIfAborted()
      input.report(ratio)
    }
    if (/panne/i.test(input.displayName) && !refused.has(input.displayName)) {
      refused.add(input.displayName)
      throw new Error('the network is down')
    }
    return {
      id: crypto.randomUUID(),
      fileUrl: input.dataUrl,
      thumbnailUrl: null,
      displayName: input.displayName,
      sourceContentType: acceptedContentTypes.find((type) => type === input.file.type) ?? 'application/pdf',
      sourceFileSize: input.file.size,
      sourceFileName: input.file.name,
    }
  })
}

export function DropzoneSection() {
  const [names, setNames] = useState<readonly string[]>([])
  const take = (files: readonly File[]) => setNames(files.map(({ name }) => name))
  return (
    <Stack>
      <Dropzone label="Pièces jointes" isMultiple onFiles={take} />
      <Dropzone label="RIB" accept="pdf" maxSize={500_000} onFiles={take} />
      <Dropzone label="Envoi en cours" isBusy progress={0.4} onFiles={take} />
      <ul aria-label="Fichiers choisis">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Stack>
  )
}

export function UploadSection() {
  const [attachments, setAttachments] = useState<readonly Attachment[]>([])
  const [machine] = useState(() =>
    uploadMachine.provide({
      actors: { readFile, storeFile: createMemory() },
      actions: { handOver: (_, { attachment }) => setAttachments((held) => [...held, attachment]) },
    }),
  )
  const uploadRef = useActorRef(machine)
  return (
    <Stack>
      <UploadField uploadRef={uploadRef} label="Justificatif" />
      <ul aria-label="Pièces ajoutées">
        {attachments.map(({ id, displayName }) => (
          <li key={id}>{displayName}</li>
        ))}
      </ul>
    </Stack>
  )
}

export function AttachmentsSection() {
  const [machine] = useState(() => {
    const actors = { readFile, storeFile: createMemory() }
    return attachmentsMachine.provide({
      actors: { upload: uploadMachine.provide({ actors, actions: { handOver: () => {} } }) },
    })
  })
  const attachmentsRef = useActorRef(machine, { input: { maximum: 3 } })
  return <AttachmentsField attachmentsRef={attachmentsRef} label="Photos" fileUrl={(path) => path} />
}

export function ViewerSection({ attachments }: { attachments: readonly (ViewedAttachment | null)[] }) {
  const [viewed, setViewed] = useState<number | null>(null)
  return (
    <Stack direction="row" gap={3}>
      {attachments.map((attachment, index) => (
        <Button key={attachment?.displayName ?? 'none'} variant="secondary" onClick={() => setViewed(index)}>
          {attachment?.displayName ?? 'Sans document'}
        </Button>
      ))}
      {viewed !== null && <AttachmentViewer attachment={attachments[viewed] ?? null} onClose={() => setViewed(null)} />}
    </Stack>
  )
}
