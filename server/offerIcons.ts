import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { type IconFile, iconFiles } from '#offers/iconFiles.ts'
import { offers } from '#offers/offers.ts'

const drawings = new Map(
  Object.values(offers).flatMap((offer) => iconFiles(offer).map((file) => [file.path, { ...file, icon: offer.icon }])),
)

/** Draws the icons of the offers from their drawings: files of a build, drawn on request in development. */
export function offerIcons(): Plugin {
  return {
    name: 'offer-icons',
    async buildStart() {
      if (this.meta.watchMode || this.environment.mode !== 'build') return
      for (const [path, file] of drawings) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: await drawIcon(await readDrawing(file), file) })
      }
    },
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        const file = drawings.get(request.url ?? '')
        if (!file) next()
        else {
          readDrawing(file)
            .then((drawing) => drawIcon(drawing, file))
            .then((bytes) => response.setHeader('content-type', 'image/png').end(bytes), next)
        }
      })
    },
  }
}

const readDrawing = ({ icon }: { readonly icon: string }) => readFile(join('offers/assets', icon), 'utf8')

/** The first rectangle of each icon is its ground: a picture that fills its square continues it to the corners. */
async function drawIcon(drawing: string, { size, purpose, share }: Omit<IconFile, 'path'>): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const [, ground] = /<rect [^>]*fill="(#\w{6})"/.exec(drawing) ?? []
  if (ground === undefined) throw new Error('an icon begins with the rectangle of its ground')
  const side = Math.round(size * share)
  const mark = await sharp(Buffer.from(drawing), { density: (72 * side) / 64 })
    .resize(side, side)
    .toBuffer()
  const background = purpose === 'any' ? '#00000000' : ground
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: mark }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}
