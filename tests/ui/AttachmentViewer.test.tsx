import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { french } from '#locales/catalogues.ts'
import { AttachmentViewer } from '#src/ui/viewer/AttachmentViewer.tsx'
import type { OpenPdf, PageTarget } from '#src/ui/viewer/openedPdf.ts'
import { renderUi } from '#tests/support/renderUi.tsx'

const texts = french.widgets.viewer
const pdf = { url: '/files/1', displayName: 'devis.pdf', contentType: 'application/pdf' }

/** jsdom has no layout. */
class EveryWidthIs700 implements ResizeObserver {
  readonly #report: ResizeObserverCallback
  constructor(report: ResizeObserverCallback) {
    this.#report = report
  }
  observe(target: Element) {
    const none: readonly ResizeObserverSize[] = []
    const contentRect = Object.assign(target.getBoundingClientRect(), { width: 700 })
    const sizes = { borderBoxSize: none, contentBoxSize: none, devicePixelContentBoxSize: none }
    this.#report([{ target, contentRect, ...sizes }], this)
  }
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', EveryWidthIs700)
})

function show(
  attachment: Parameters<typeof AttachmentViewer>[0]['attachment'] = pdf,
  drawPage = vi.fn(async (_: PageTarget) => {}),
) {
  const onClose = vi.fn()
  const close = vi.fn()
  const openPdf: OpenPdf = async () => ({ pageCount: 3, drawPage, close })
  const { unmount } = renderUi(<AttachmentViewer attachment={attachment} onClose={onClose} openPdf={openPdf} />)
  return { onClose, close, drawPage, unmount }
}
const position = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(text))

describe('the attachment viewer', () => {
  it('opens on page 1 and turns pages with the arrow keys, between the first and the last', async () => {
    const { drawPage } = show()
    await position('Page 1 sur 3')
    await userEvent.keyboard('{ArrowLeft}')
    await position('Page 1 sur 3')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await position('Page 3 sur 3')
    expect(screen.getByRole('button', { name: texts.next }).getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(screen.getByRole('button', { name: texts.previous }))
    await position('Page 2 sur 3')
    await waitFor(() => expect(drawPage.mock.lastCall?.[0]).toMatchObject({ page: 2, width: 700 }))
  })

  it('enlarges the page', async () => {
    const { drawPage } = show()
    await position('Page 1 sur 3')
    await userEvent.click(screen.getByRole('button', { name: texts.zoomIn }))
    await waitFor(() => expect(drawPage.mock.lastCall?.[0]).toMatchObject({ page: 1, width: 1050 }))
  })

  it('leaves arrow keys with a modifier to the browser', async () => {
    show()
    await position('Page 1 sur 3')
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await position('Page 1 sur 3')
  })

  it('reports a page that cannot be drawn, and retries', async () => {
    const drawPage = vi.fn(async (_: PageTarget) => {}).mockRejectedValueOnce(new Error('broken'))
    show(pdf, drawPage)
    expect((await screen.findByRole('alert')).textContent).toContain(texts.pageFailed)
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('offers to download a document that cannot be opened', async () => {
    const openPdf: OpenPdf = () => Promise.reject(new Error('no PDF'))
    renderUi(<AttachmentViewer attachment={pdf} onClose={() => {}} openPdf={openPdf} />)
    expect((await screen.findByRole('alert')).textContent).toContain(texts.failed)
    const link = screen.getByRole('link', { name: 'Télécharger devis.pdf' })
    expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual(['/files/1', 'devis.pdf'])
  })

  it('shows an image by its type', async () => {
    show({ url: '/files/2', displayName: 'façade.pdf', contentType: 'image/jpeg' })
    const image = await screen.findByRole('img', { name: 'façade.pdf' })
    expect(screen.queryByRole('button', { name: texts.next })).toBeNull()
    fireEvent.error(image)
    expect((await screen.findByRole('alert')).textContent).toContain(texts.failed)
  })

  it('walks the files of a list with the arrow keys and with buttons, each from page 1', async () => {
    const photo = { url: '/files/2', displayName: 'photo.jpg', contentType: 'image/jpeg' }
    const other = { url: '/files/3', displayName: 'cave.jpg', contentType: 'image/jpeg' }
    const onShow = vi.fn()
    const openPdf: OpenPdf = async () => ({ pageCount: 2, drawPage: async () => {}, close: () => {} })
    renderUi(
      <AttachmentViewer attachment={photo} files={[pdf, photo, other]} {...{ onShow, openPdf }} onClose={() => {}} />,
    )
    await position('Fichier 2 sur 3')
    await userEvent.keyboard('{ArrowRight}')
    await screen.findByRole('heading', { name: 'cave.jpg' })
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('button', { name: texts.nextFile }).getAttribute('aria-disabled')).toBe('true')
    await userEvent.keyboard('{ArrowLeft}')
    await screen.findByRole('heading', { name: 'photo.jpg' })
    await userEvent.click(screen.getByRole('button', { name: texts.previousFile }))
    await position('Page 1 sur 2')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: texts.previousFile }))
    await userEvent.keyboard('{ArrowRight}')
    await position('Page 2 sur 2')
    await userEvent.keyboard('{ArrowRight}')
    await screen.findByRole('heading', { name: 'photo.jpg' })
    expect(onShow.mock.calls).toEqual([[2], [1], [0], [1]])
  })

  it('says that there is no document', async () => {
    show(null)
    expect((await screen.findAllByRole('heading', { name: texts.empty })).length).toBeGreaterThan(0)
  })

  it('closes on request, and releases the document', async () => {
    const { onClose, close, unmount } = show()
    await position('Page 1 sur 3')
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }))
    expect(onClose).toHaveBeenCalledOnce()
    unmount()
    expect(close).toHaveBeenCalledOnce()
  })
})
