import type PDFDocument from 'pdfkit'
import type { StructureElement } from 'pdfkit'

/** Roles of the standard structure types (ISO 32000-1, 14.8.4). */
type Role = 'P' | 'H1' | 'H2' | 'H3' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Table' | 'THead' | 'TBody' | 'TR' | 'TH' | 'TD'
type Attributes = {
  readonly parent?: Element
  /** The scope of a header cell. */
  readonly scope?: 'Column' | 'Row'
  /** The text read instead of a drawing. */
  readonly actual?: string
}
export type Element = { readonly role: string; readonly node: StructureElement }

/** The structure of a document, which a screen reader reads in the order in which elements are opened. */
export function createTags(pdf: PDFDocument) {
  const root: Element = { role: 'Document', node: pdf.struct('Document') }
  pdf.addStructure(root.node)

  const marked = (draw: () => void) => {
    draw()
    pdf.endMarkedContent()
  }
  return {
    open: (role: Role, { parent = root, ...attributes }: Attributes = {}): Element => {
      const node = pdf.struct(role, attributes)
      parent.node.add(node)
      return { role, node }
    },
    /** Draws content of an element; a second call continues it on the next page. */
    content: ({ role, node }: Element, draw: () => void) => {
      node.add(pdf.markStructureContent(role))
      marked(draw)
    },
    /** Draws content that screen readers skip: lines and repetitions. */
    decoration: (draw: () => void) => {
      pdf.markContent('Artifact', { type: 'Layout' })
      marked(draw)
    },
    /** Draws the footer of a page, with its number and the paper's name. */
    pagination: (draw: () => void) => {
      pdf.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
      marked(draw)
    },
  }
}
