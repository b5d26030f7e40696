import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

const text = (content: string) => Buffer.from(content, 'latin1')

function chunk(type: string, data: Buffer) {
  const frame = Buffer.alloc(12 + data.length)
  frame.writeUInt32BE(data.length, 0)
  frame.write(type, 4, 'latin1')
  data.copy(frame, 8)
  return frame
}

const pngMark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** A PNG with a header of this size and hardly any data; of three channels of 8 bits by default. */
export function pngHeader(width: number, height: number, { depth = 8, colourType = 2 } = {}): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, colourType, 0, 0, 0], 8)
  const data = chunk('IDAT', deflateSync(Buffer.alloc(100)))
  return Buffer.concat([pngMark, chunk('IHDR', header), data, chunk('IEND', Buffer.alloc(0))])
}

type Colour = { readonly r: number; readonly g: number; readonly b: number }
const picture = (width: number, height: number, background: Colour = { r: 200, g: 30, b: 30 }) =>
  sharp({ create: { width, height, channels: 3, background } })

/** A photo from a phone held upright: rotated by an EXIF mark, with GPS coordinates. */
export const photo = (width = 640, height = 480) =>
  picture(width, height)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Model: 'TelephoneOfSomebody' }, IFD3: { GPSLatitude: '50/1 38/1 0/1' } })
    .jpeg()
    .toBuffer()
export const drawing = (width = 40, height = 30) => picture(width, height).png().toBuffer()

export const pdf = text(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\nxref\n0 1\n0000000000 65535 f \ntrailer<</Root 1 0 R>>\nstartxref\n45\n%%EOF\n',
)
const zip = Buffer.concat([text('PK\x03\x04'), Buffer.alloc(26), text('PK\x05\x06'), Buffer.alloc(18)])
const page = text('<!doctype html><html><script>alert(1)</script></html>')
const drawingWithScript = text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const gif = text('GIF89a\x01\0\x01\0\0\0\0;')

export type HostileFile = { readonly what: string; readonly name: string; readonly bytes: Buffer }

/** Files of other types than the three accepted ones, whatever their name says, and broken files of those types. */
export async function refusedFiles(): Promise<readonly HostileFile[]> {
  const [jpeg, png] = [await photo(), await drawing()]
  const file = (what: string, name: string, bytes: Buffer) => ({ what, name, bytes })
  const progressive = await picture(300, 200).jpeg({ progressive: true }).toBuffer()
  return [
    file('nothing', 'vide.png', Buffer.alloc(0)),
    file('one byte', 'un.jpg', Buffer.from([0xff])),
    file('the signature of a JPEG alone', 'marque.jpg', Buffer.from([0xff, 0xd8, 0xff])),
    file('the signature of a PNG alone', 'marque.png', pngMark),
    file('the signature of a PDF alone', 'marque.pdf', text('%PDF-1.7')),
    file('a web page as a PNG', 'photo.png', page),
    file(
      'a web page behind the signature of a JPEG',
      'photo.jpg',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), page]),
    ),
    file('a web page behind the signature of a PNG', 'photo.png', Buffer.concat([pngMark, page])),
    file('a web page behind the signature of a PDF', 'lettre.pdf', Buffer.concat([text('%PDF-1.4\n'), page])),
    file('a web page with a PDF inside', 'lettre.pdf', Buffer.concat([page, pdf])),
    file('a drawing with a script', 'logo.svg', drawingWithScript),
    file('a drawing with a script as a PNG', 'logo.png', drawingWithScript),
    file('a GIF', 'anime.gif', gif),
    file('a GIF as a JPEG', 'anime.jpg', gif),
    file('a GIF that is a script', 'anime.png', text('GIF89a=1;alert(1)')),
    file('an archive', 'archive.zip', zip),
    file('an archive as a PDF', 'contrat.pdf', zip),
    file('a PDF followed by an archive', 'contrat.pdf', Buffer.concat([pdf, zip])),
    file('a PDF followed by a web page', 'contrat.pdf', Buffer.concat([pdf, page])),
    file('a truncated PDF', 'contrat.pdf', pdf.subarray(0, 60)),
    file('a PDF behind other bytes', 'contrat.pdf', Buffer.concat([text('\n'), pdf])),
    file('a program', 'facture.exe', Buffer.concat([text('MZ'), Buffer.alloc(200)])),
    file('a program with two extensions', 'facture.pdf.exe', Buffer.concat([text('MZ'), Buffer.alloc(200)])),
    file('a Unix program', 'photo.jpg', Buffer.concat([text('\x7fELF'), Buffer.alloc(200)])),
    file('a shell script', 'photo.png', text('#!/bin/sh\nrm -rf /\n')),
    file('a BMP', 'image.bmp', Buffer.concat([text('BM'), Buffer.alloc(100)])),
    file('a WebP', 'image.png', await picture(20, 20).webp().toBuffer()),
    file('an AVIF', 'image.jpg', await picture(20, 20).avif().toBuffer()),
    file('a TIFF', 'image.tiff', await picture(20, 20).tiff().toBuffer()),
    file('an icon', 'favicon.ico', Buffer.from([0, 0, 1, 0, 1, 0, 16, 16, 0, 0, 1, 0, 32, 0])),
    file('a JPEG truncated early', 'photo.jpg', jpeg.subarray(0, 300)),
    file('a JPEG truncated late', 'photo.jpg', jpeg.subarray(0, jpeg.length - 40)),
    file('a truncated progressive JPEG', 'photo.jpg', progressive.subarray(0, progressive.length / 2)),
    file('a JPEG without image data', 'photo.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xd9])),
    file('a truncated PNG', 'dessin.png', png.subarray(0, png.length - 20)),
    file(
      'a PNG with damaged image data',
      'dessin.png',
      Buffer.concat([png.subarray(0, 45), Buffer.alloc(8), png.subarray(53)]),
    ),
    file('a PNG without a size', 'dessin.png', pngHeader(0, 0)),
    file('a PNG without image data', 'dessin.png', pngHeader(500, 500)),
    file('plain text', 'lisez-moi.pdf', text('Ceci est un PDF.')),
    file('a web page in UTF-16', 'photo.png', Buffer.from(`\ufeff${page.toString()}`, 'utf16le')),
  ]
}
