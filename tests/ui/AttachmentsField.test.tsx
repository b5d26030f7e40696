import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { french } from '#locales/catalogues.ts'
import { AttachmentsField } from '#src/ui/upload/AttachmentsField.tsx'
import { renderUi } from '#tests/support/renderUi.tsx'
import { startAttachments, storedFile } from '#tests/support/startAttachments.ts'
import { pdfFile } from '#tests/support/startUpload.ts'

const texts = french.widgets.upload
const named = (text: string, name: string) => text.replace('{{name}}', name)

function showField(input: Parameters<typeof startAttachments>[0] = {}, isReadOnly = false) {
  const user = userEvent.setup({ applyAccept: false })
  const held = startAttachments(input)
  const { container } = renderUi(
    <AttachmentsField
      attachmentsRef={held.actor}
      label="Photos"
      fileUrl={(path) => `${path}?access_token=t`}
      isReadOnly={isReadOnly}
    />,
  )
  const rows = () => within(screen.getByRole('list', { name: texts.held })).getAllByRole('listitem')
  const choose = async (...files: File[]) =>
    user.upload(await screen.findByLabelText('Photos', { selector: 'input' }), files)
  const sendAs = async (name: string) => {
    const dialog = within(await screen.findByRole('dialog', { name: texts.renameTitle }))
    const field = dialog.getByLabelText(texts.fileName)
    await user.clear(field)
    await user.type(field, `${name}{Enter}`)
  }
  return { ...held, user, container, rows, choose, sendAs }
}

describe('the field of several files', () => {
  it('asks for the names one after the other, and shows the progress of each file until it is stored', async () => {
    const { choose, sendAs, rows, of } = showField()
    await choose(pdfFile('Un.pdf'), pdfFile('Deux.pdf'))
    await sendAs('Toit')
    await sendAs('Cave')

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getAllByRole('progressbar')).toHaveLength(2)
    of('Cave.pdf').accept()
    await waitFor(() => expect(rows()[1]?.textContent).toContain(texts.stored))
    expect(rows()[0]?.textContent).toContain('Toit.pdf')
    expect(screen.getAllByRole('progressbar')).toHaveLength(1)
  })

  it('names a file that failed, and sends it again', async () => {
    const { choose, sendAs, of, user, rows, sent } = showField()
    await choose(pdfFile('Un.pdf'))
    await sendAs('Toit')
    of('Toit.pdf').fail()
    expect((await screen.findByText(texts.notSent)).closest('[role=alert]')).toBeTruthy()

    await user.click(screen.getByRole('button', { name: named(texts.retryNamed, 'Toit.pdf') }))
    await waitFor(() => expect(sent).toHaveLength(2))
    of('Toit.pdf').accept()
    await waitFor(() => expect(rows()[0]?.textContent).toContain(texts.stored))
  })

  it('removes a file by its button or by closing its name dialog, and keeps the focus', async () => {
    const { choose, user, actor } = showField({ attachments: [storedFile('Devis')] })
    await choose(pdfFile('Un.pdf'))
    const dialog = within(await screen.findByRole('dialog', { name: texts.renameTitle }))
    await user.click(dialog.getByRole('button', { name: texts.cancel }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    await user.click(screen.getByRole('button', { name: named(texts.remove, 'Devis.pdf') }))
    expect(actor.getSnapshot().context.files).toEqual([])
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Photos' }))
  })

  it('accepts no more files once it is full, and says what to do', async () => {
    showField({ attachments: ['a', 'b', 'c'].map((id) => storedFile(id)) })
    expect(screen.getByText(texts.full.replace('{{maximum}}', '3'))).toBeTruthy()
    expect(screen.queryByRole('button', { name: texts.chooseSeveral })).toBeNull()
  })

  it('is read-only while its form is being sent', () => {
    showField({ attachments: [storedFile('Devis')] }, true)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('Devis.pdf')).toBeTruthy()
  })

  it('shows thumbnails from readable addresses, and is accessible', async () => {
    const thumbnailUrl = '/v1/attachments/a/thumbnail'
    const { container } = showField({ attachments: [{ ...storedFile('a', 'Fuite.jpg'), thumbnailUrl }] })
    expect(container.querySelector('img')?.getAttribute('src')).toBe(`${thumbnailUrl}?access_token=t`)
    await screen.findByRole('button', { name: texts.chooseSeveral })
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).toEqual([])
  })
})
