import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { french } from '#locales/catalogues.ts'
import { AttachmentsField } from '#src/ui/upload/AttachmentsField.tsx'
import { asRead } from '#tests/support/asRead.ts'
import { renderUi } from '#tests/support/renderUi.tsx'
import { startAttachments } from '#tests/support/startAttachments.ts'
import { pdfFile } from '#tests/support/startUpload.ts'
import type { AttachmentsDriver } from './attachments.model.ts'
import { coveringPaths } from './attachments.model.ts'

const texts = french.widgets.upload
const named = (text: string, name: string) => text.replace('{{name}}', name)
/** In bytes: only the film is larger. */
const maxSize = 1_000
const page = () => new File(['<html><script>alert(1)</script>'], 'capture.png', { type: 'image/png' })
const film = () => new File(['%PDF-1.7', 'x'.repeat(maxSize)], 'film.pdf', { type: 'application/pdf' })

function driveScreen(): AttachmentsDriver {
  const user = userEvent.setup({ applyAccept: false })
  const { actor, of, sent } = startAttachments()
  renderUi(<AttachmentsField attachmentsRef={actor} label="Photos" fileUrl={(path) => path} maxSize={maxSize} />)

  const choose = async (...others: File[]) => {
    const [photo, quote] = [pdfFile('IMG_2041.pdf'), pdfFile('scan.pdf')]
    const input = await screen.findByLabelText('Photos', { selector: 'input' })
    await user.upload(input, [photo, ...others, quote])
  }
  const dialog = async () => within(await screen.findByRole('dialog', { name: texts.renameTitle }))
  const nameField = async (fileName: string) => {
    const field = (await dialog()).getByLabelText(texts.fileName)
    await waitFor(() => expect(field).toHaveProperty('value', fileName))
    return field
  }
  const rows = () => within(screen.getByRole('list', { name: texts.held })).getAllByRole('listitem')
  const row = (name: string) => {
    const found = rows().find(({ textContent }) => textContent?.includes(name))
    if (!found) throw new Error(`${name} is not among the files`)
    return within(found)
  }
  const areUploading = async (...names: string[]) => {
    expect(rows()).toHaveLength(2)
    for (const name of names) expect(await row(name).findByRole('progressbar')).toBeDefined()
  }
  const showsRefusal = async (name: string, reason: string) => {
    const sentence = asRead(named(texts.refused, name).replace('{{reason}}', reason))
    await waitFor(() => expect(asRead(screen.getByRole('alert').textContent)).toBe(sentence))
    await nameField('IMG_2041')
    expect(rows()).toHaveLength(2)
  }
  return {
    events: {
      'resident chooses a photo and a quote': () => choose(),
      'resident also chooses a web page disguised as a picture': () => choose(page()),
      'resident also chooses a film': () => choose(film()),
      'resident names the files': async () => {
        for (const [fileName, name] of [
          ['IMG_2041', 'Photo'],
          ['scan', 'Devis'],
        ] as const) {
          const field = await nameField(fileName)
          await user.clear(field)
          await user.type(field, `${name}{Enter}`)
        }
      },
      'resident cancels the photo': async () => {
        await user.click((await dialog()).getByRole('button', { name: texts.cancel }))
      },
      'resident removes the photo': async () => {
        await user.click(screen.getByRole('button', { name: named(texts.remove, 'Photo.pdf') }))
        await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Photos' })))
      },
      'resident sends the photo again': async () => {
        await user.click(screen.getByRole('button', { name: named(texts.retryNamed, 'Photo.pdf') }))
      },
      'server accepts both': () => {
        of('Photo.pdf').accept()
        of('Devis.pdf').accept()
      },
      'server accepts the quote': () => of('Devis.pdf').accept(),
      'the photo fails to upload': () => of('Photo.pdf').fail(),
    },
    states: {
      'can choose files': async () => void (await screen.findByRole('button', { name: texts.chooseSeveral })),
      'can name both files': async () => void (await nameField('IMG_2041')),
      'sees which file is not accepted': () => showsRefusal('capture.png', texts.accepted),
      'sees which file is too large': () => showsRefusal('film.pdf', texts.tooLarge.replace('{{size}}', '1\u00a0Ko')),
      'can name the quote': async () => {
        await nameField('scan')
        expect(rows()).toHaveLength(1)
        expect(sent).toEqual([])
      },
      'sees both files uploading': () => areUploading('Photo.pdf', 'Devis.pdf'),
      'sees that the photo failed': async () => {
        const alert = await row('Photo.pdf').findByRole('alert')
        expect(alert.textContent).toBe(texts.notSent)
        expect(row('Devis.pdf').getByRole('progressbar')).toBeDefined()
      },
      'sees the photo uploading again': () => areUploading('Photo.pdf'),
      'sees only the quote uploading': async () => {
        await waitFor(() => expect(rows()).toHaveLength(1))
        expect(row('Devis.pdf').getByRole('progressbar')).toBeDefined()
      },
      'has added only the quote': async () => {
        expect(await row('Devis.pdf').findByText(new RegExp(texts.stored))).toBeDefined()
        expect(rows()).toHaveLength(1)
      },
      'has added both': async () => {
        for (const name of ['Photo.pdf', 'Devis.pdf'])
          expect(await row(name).findByText(new RegExp(texts.stored))).toBeDefined()
        await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
      },
    },
  }
}

describe('adding several files, walked against the field', () => {
  it.each(coveringPaths.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(driveScreen())
  })
})
