/** The part of pdfkit 0.20 that is used here. The published types (0.17) know neither PDF/UA nor header cells. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream'

  type Box = readonly [left: number, top: number, right: number, bottom: number]
  type Info = { Title: string; Author?: string; CreationDate: Date; ModDate: Date }
  type Options = {
    readonly pdfVersion?: '1.7'
    readonly subset?: 'PDF/UA'
    readonly tagged?: boolean
    readonly lang?: string
    readonly displayTitle?: boolean
    readonly info?: Info
    readonly size?: 'A4' | 'Letter'
    readonly font?: null
    readonly autoFirstPage?: boolean
    readonly bufferPages?: boolean
  }
  type TextOptions = { readonly lineBreak: false; readonly baseline?: 'alphabetic' }
  type Artifact = { readonly type: 'Pagination' | 'Layout'; readonly attached?: readonly string[]; readonly bbox?: Box }
  type StructureOptions = { readonly scope?: 'Column' | 'Row'; readonly actual?: string }

  /** The marked content of one page. */
  class StructureContent {
    private readonly refs: unknown
  }
  export class StructureElement {
    add(child: StructureElement | StructureContent): this
  }

  export default class PDFDocument extends Readable {
    constructor(options?: Options)
    readonly page: { readonly width: number; readonly height: number }
    info: Info
    addPage(): this
    bufferedPageRange(): { readonly start: number; readonly count: number }
    switchToPage(index: number): unknown
    end(): void

    registerFont(name: string, file: Uint8Array): this
    font(name: string): this
    fontSize(size: number): this
    widthOfString(text: string): number
    text(text: string, x: number, y: number, options: TextOptions): this
    fillColor(color: string): this
    strokeColor(color: string): this
    lineWidth(width: number): this
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    rect(x: number, y: number, width: number, height: number): this
    stroke(): this

    struct(type: string, options?: StructureOptions): StructureElement
    addStructure(element: StructureElement): this
    markStructureContent(type: string): StructureContent
    markContent(type: 'Artifact', options: Artifact): this
    endMarkedContent(): this

    /** The current font as fontkit has parsed it, because no public method lists its glyphs. */
    readonly _font: { readonly font: { hasGlyphForCodePoint(codePoint: number): boolean } }
    /** Writes `info` as XMP. */
    _addInfo(): void
  }
}
