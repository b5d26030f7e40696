import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { sniffContentType, splitFileName } from '#contract/attachments.ts'
import { french } from '#locales/catalogues.ts'
import { Dropzone } from '#src/ui/Dropzone.tsx'
import { LoadChunkContext } from '#src/ui/LoadChunkContext.ts'
import { asRead } from '#tests/support/asRead.ts'
import { renderUi } from '#tests/support/renderUi.tsx'

const texts = french.widgets.upload
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])
const file = (content: BlobPart, name: string, type = '') => new File([content], name, { type })
const pdf = file('%PDF-1.7', 'devis.pdf')

const toItem = (held: File) => ({ kind: 'file', type: held.type, getAsFile: () => held })

async function show(props: Partial<Parameters<typeof Dropzone>[0]> = {}) {
  const onFiles = vi.fn()
  renderUi(<Dropzone label="Justificatif" onFiles={onFiles} {...props} />)
  const input = await screen.findByLabelText('Justificatif', { selector: 'input' })
  const choose = (files: File | File[]) => userEvent.setup({ applyAccept: false }).upload(input, files)
  return { onFiles, input, choose }
}
const refusal = async (sentence: string) =>
  waitFor(() => expect(asRead(screen.getByRole('alert').textContent)).toBe(asRead(sentence)))

describe('a dropzone', () => {
  it('says that it is loading until its code is there', async () => {
    const code = Promise.withResolvers<void>()
    renderUi(
      <LoadChunkContext value={(_name, load) => async () => code.promise.then(load)}>
        <Dropzone label="Justificatif" onFiles={vi.fn()} />
      </LoadChunkContext>,
    )
    expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true')
    expect(screen.getByRole('status').textContent).toBe(french.common.loading)

    await act(async () => code.resolve())

    expect(await screen.findByLabelText('Justificatif', { selector: 'input' })).toBeDefined()
    expect(screen.queryByText(french.common.loading)).toBeNull()
  })

  it.each([
    ['a PDF', pdf],
    ['a PNG without extension', file(png, 'photo')],
    ['a JPEG with another name', file(jpeg, 'scan.txt', 'text/plain')],
  ])('accepts %s by its first bytes', async (_, taken) => {
    const { onFiles, choose } = await show()
    await choose(taken)
    await waitFor(() => expect(onFiles).toHaveBeenCalledWith([taken]))
    await refusal('')
  })

  it.each([
    ['a page named as a picture', file('<html>', 'photo.png', 'image/png')],
    ['a GIF', file('GIF89a', 'chat.gif', 'image/gif')],
    ['a drawing with a script', file('<svg onload="alert(1)">', 'plan.svg', 'image/svg+xml')],
    ['an empty file', file('', 'vide.pdf', 'application/pdf')],
    ['a PDF mark that comes too late', file('\n%PDF-1.7', 'devis.pdf', 'application/pdf')],
  ])('refuses %s in the words of the specification', async (_, refused) => {
    const { onFiles, choose } = await show()
    await choose(refused)
    await refusal('Seuls les formats PDF, JPEG, et PNG sont acceptés.')
    expect(onFiles).not.toHaveBeenCalled()
  })

  it('accepts only PDF where only PDF is allowed', async () => {
    const { onFiles, choose, input } = await show({ accept: 'pdf' })
    expect(input.getAttribute('accept')).toBe('.pdf,application/pdf')
    await choose(file(png, 'rib.png'))
    await refusal(texts.acceptedOne.replace('{{format}}', 'PDF'))
    await choose(pdf)
    await waitFor(() => expect(onFiles).toHaveBeenCalledWith([pdf]))
    await refusal('')
  })

  it.each([
    ['csv', 'retour.xml', texts.acceptedOne.replace('{{format}}', 'CSV')],
    ['data', 'retour.txt', texts.acceptedData],
  ] as const)('tells data by its name: %s does not accept %s', async (accept, name, sentence) => {
    const { onFiles, choose } = await show({ accept })
    await choose(file('a;b', name))
    await refusal(sentence)
    const csv = file('a;b', 'retour.csv')
    await choose(csv)
    await waitFor(() => expect(onFiles).toHaveBeenCalledWith([csv]))
  })

  it('refuses a file that is too large, and states the limit', async () => {
    const { onFiles, choose } = await show({ maxSize: 5 })
    await choose(pdf)
    await refusal('Ce fichier est trop lourd : 0,005 Ko au maximum.')
    expect(onFiles).not.toHaveBeenCalled()
  })

  it('accepts dropped files, but only one where one is allowed', async () => {
    const { onFiles } = await show()
    const area = screen.getByRole('group', { name: 'Justificatif' })
    const drop = (...files: File[]) =>
      fireEvent.drop(area, { dataTransfer: { files, types: ['Files'], items: files.map(toItem) } })
    drop(pdf, file(png, 'photo.png'))
    await refusal(texts.tooMany)
    drop(pdf)
    await waitFor(() => expect(onFiles).toHaveBeenCalledWith([pdf]))
  })

  it('keeps the accepted files among several, and reports the refused ones', async () => {
    const { onFiles, choose } = await show({ isMultiple: true })
    await choose([pdf, file('MZ', 'setup.exe')])
    await waitFor(() => expect(onFiles).toHaveBeenCalledWith([pdf]))
    await refusal(texts.refused.replace('{{name}}', 'setup.exe').replace('{{reason}}', texts.accepted))
  })

  it('opens the file picker by keyboard', async () => {
    const { input } = await show()
    const opened = vi.fn()
    input.addEventListener('click', opened)
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: texts.choose }))
    await userEvent.keyboard('{Enter}')
    expect(opened).toHaveBeenCalledOnce()
  })

  it('is busy while a file is being sent', async () => {
    await show({ isBusy: true, progress: 0.4 })
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40')
    expect(screen.getByRole('button', { name: texts.choose }).getAttribute('aria-busy')).toBe('true')
  })
})

describe('a file', () => {
  it('has the type of its first bytes', () => {
    expect([png, jpeg, new Uint8Array([0x25])].map(sniffContentType)).toEqual(['image/png', 'image/jpeg', null])
  })

  it.each([
    ['devis.final.PDF', 'devis.final', '.PDF'],
    ['sans extension', 'sans extension', ''],
    ['.profil', '.profil', ''],
    ['v1. notes', 'v1. notes', ''],
  ])('named %s keeps its extension', (fileName, name, extension) => {
    expect(splitFileName(fileName)).toEqual({ name, extension })
  })
})
