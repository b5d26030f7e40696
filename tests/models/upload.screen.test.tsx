import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { french } from '#locales/catalogues.ts'
import { texts as catalogue } from '#locales/fr-FR/signIn.ts'
import { UploadField } from '#src/ui/upload/UploadField.tsx'
import { asRead } from '#tests/support/asRead.ts'
import { renderUi } from '#tests/support/renderUi.tsx'
import { pdfFile, startUpload } from '#tests/support/startUpload.ts'
import type { UploadDriver } from './upload.model.ts'
import { coveringPaths } from './upload.model.ts'

const texts = french.widgets.upload
const hostile = () => new File(['<html><script>alert(1)</script>'], 'photo.png', { type: 'image/png' })

function driveScreen(): UploadDriver {
  const user = userEvent.setup({ applyAccept: false })
  const { actor, accept, fail, handed } = startUpload()
  renderUi(<UploadField uploadRef={actor} label="Justificatif" />)

  const choose = async (file: File) =>
    user.upload(await screen.findByLabelText('Justificatif', { selector: 'input' }), file)
  const dialog = () => within(screen.getByRole('dialog', { name: texts.renameTitle }))
  const nameField = () => dialog().getByLabelText(texts.fileName)
  const press = (name: string) => user.click(dialog().getByRole('button', { name }))
  const isUploading = async () => {
    expect(await dialog().findByRole('progressbar')).toBeTruthy()
    expect(dialog().getByRole('button', { name: texts.send }).getAttribute('aria-busy')).toBe('true')
  }
  return {
    events: {
      'resident chooses a PDF': () => choose(pdfFile()),
      'resident chooses a web page disguised as a picture': () => choose(hostile()),
      'resident clears the name and sends it': async () => {
        await user.clear(nameField())
        await press(texts.send)
      },
      'resident sends it under a new name': async () => {
        await user.clear(nameField())
        await user.type(nameField(), 'Devis 2026')
        await press(texts.send)
      },
      'resident sends it again': () => press(texts.retry),
      'resident closes the dialog': () => press(catalogue.common.close),
      'server accepts': accept,
      'server is unreachable': fail,
    },
    states: {
      'can choose a file': async () => void (await screen.findByRole('button', { name: texts.choose })),
      'sees which types are accepted': async () => {
        await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(texts.accepted))
      },
      'can name the file': async () => {
        await screen.findByRole('dialog', { name: texts.renameTitle })
        expect(nameField()).toHaveProperty('value', 'Devis toiture')
        expect(dialog().getByText('.pdf')).toBeTruthy()
        await waitFor(() => expect(document.activeElement).toBe(nameField()))
      },
      'sees that a name is required': async () => {
        await dialog().findByText(asRead(catalogue.errors.field.required))
      },
      'sees it uploading': isUploading,
      'sees it uploading again': isUploading,
      'sees that the upload failed': async () => {
        expect((await dialog().findByRole('alert')).textContent).toBe(texts.failed)
        expect(nameField()).toHaveProperty('value', 'Devis 2026')
      },
      'holds no file': async () => {
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
        expect(handed).toEqual([])
      },
      'has added it': async () => {
        await screen.findByText('Devis 2026.pdf a été envoyé.')
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
        expect(handed).toMatchObject([{ displayName: 'Devis 2026.pdf' }])
      },
    },
  }
}

describe('adding one file, walked against the screen', () => {
  it.each(coveringPaths.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(driveScreen())
  })
})
