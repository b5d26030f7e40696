import { attachmentsMachine } from '#machines/parts/attachments/attachments.machine.ts'
import { attachmentViewerMachine } from '#machines/parts/attachmentViewer/attachmentViewer.machine.ts'
import { confirmationMachine } from '#machines/parts/confirmation/confirmation.machine.ts'
import { draftMachine } from '#machines/parts/draft/draft.machine.ts'
import { formDialogMachine } from '#machines/parts/formDialog/formDialog.machine.ts'
import { passwordConfirmationMachine } from '#machines/parts/passwordConfirmation/passwordConfirmation.machine.ts'
import { uploadMachine } from '#machines/parts/upload/upload.machine.ts'
import { walkOf } from '#tests/support/chartWalk.ts'
import { storedFile } from '#tests/support/startAttachments.ts'

const file = new File(['%PDF-'], 'devis.pdf')
const viewed = { url: '/f', displayName: 'devis.pdf' }
const album = [
  { ...viewed, contentType: 'image/png' },
  { ...viewed, contentType: 'application/pdf' },
] as const

export const viewerWalk = walkOf(attachmentViewerMachine, {
  inputs: [
    { attachment: { ...viewed, contentType: 'application/pdf' } },
    { attachment: { ...viewed, contentType: 'image/png' } },
    { attachment: null },
    { attachment: album[0], files: album },
  ],
  events: [
    { type: 'image.loaded' },
    { type: 'image.failed' },
    { type: 'file.next' },
    { type: 'file.previous' },
    { type: 'arrow.right' },
    { type: 'arrow.left' },
    { type: 'page.next' },
    { type: 'page.previous' },
    { type: 'page.rendered' },
    { type: 'page.failed' },
    { type: 'viewer.retry' },
    { type: 'viewer.close' },
  ],
  answers: { openDocument: [{ pageCount: 2 }] },
  ends: ['closed'],
  by: ({ context }) => `${context.page} ${context.attachment?.contentType}`,
})

export const uploadWalk = walkOf(uploadMachine, {
  events: [
    { type: 'file.choose', file },
    { type: 'file.send', name: 'devis' },
    { type: 'upload.progressed', ratio: 0.5 },
    { type: 'upload.close' },
  ],
  answers: { readFile: ['data:,'], storeFile: [{ id: 'a', fileUrl: '/f', displayName: 'devis.pdf' }] },
})

export const walks = [
  walkOf(attachmentsMachine, {
    inputs: [{ maximum: 3 }, { maximum: 3, attachments: ['a', 'b', 'c'].map((id) => storedFile(id)) }],
    events: [{ type: 'files.choose', files: [file] }, { type: 'file.remove', key: 'a' }, { type: 'files.clear' }],
    by: ({ context }) => context.files.length,
  }),
  viewerWalk,
  // Nothing runs in a walk, so there is no flow to give a token to.
  walkOf(passwordConfirmationMachine.provide({ actions: { giveToken: () => {} } }), {
    events: [
      { type: 'password.send', password: 'p' },
      { type: 'act.send' },
      { type: 'act.expired' },
      { type: 'act.unanswered' },
      { type: 'act.failed' },
    ],
    answers: {
      confirmPassword: [
        { kind: 'confirmed', token: 't' },
        { kind: 'wrong', code: 'invalid_credentials', remainingTries: 4 },
      ],
    },
    by: ({ context }) => context.message,
  }),
  walkOf(confirmationMachine, {
    events: [{ type: 'question.ask', subject: 's-1' }, { type: 'question.confirm' }, { type: 'question.cancel' }],
    answers: { carryOut: [undefined] },
  }),
  walkOf(draftMachine, {
    inputs: [{ isFromTab: false }],
    events: [{ type: 'draft.changed' }, { type: 'draft.left' }, { type: 'draft.forgotten' }],
    answers: { storeDraft: ['server', 'tab'] },
  }),
  walkOf(formDialogMachine, {
    events: [
      { type: 'form.open', subject: null },
      { type: 'form.close' },
      { type: 'form.cancel' },
      { type: 'form.change' },
      { type: 'form.send', values: { name: 'Les Tilleuls' } },
    ],
    answers: { save: [{ isSaved: true }, { isSaved: false, fieldCodes: { name: 'required' } }] },
  }),
  uploadWalk,
]
