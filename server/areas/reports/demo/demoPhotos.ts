import sharp from 'sharp'
import { demoId } from '#server/demo/chance.ts'
import type { FileStore } from '#server/platform/files/fileStore.ts'
import type { attachments } from '#server/services/files/attachments.tables.ts'
import { storageKeysOf } from '#server/services/files/storageKeys.ts'
import { makeThumbnail } from '#server/services/files/thumbnail.ts'
import type { reportAttachments } from '../reports.tables.ts'
import type { DemoScene } from './demoReportTexts.ts'

const width = 960
const height = 720
const wall = '<rect width="960" height="720" fill="#cfc8ba"/><rect y="540" width="960" height="180" fill="#8d8577"/>'

/** Drawings in place of photos: nothing is downloaded, and no real person appears. */
const scenes: Readonly<Record<DemoScene, { readonly name: string; readonly drawing: string }>> = {
  puddle: {
    name: 'Flaque devant les compteurs',
    drawing: `${wall}<ellipse cx="470" cy="640" rx="330" ry="58" fill="#5d8aa8" opacity=".8"/>
      <ellipse cx="420" cy="628" rx="170" ry="22" fill="#bcd7e6" opacity=".7"/>
      <rect x="680" y="150" width="190" height="300" rx="8" fill="#6f7478"/>
      <g fill="#e8e6e0"><circle cx="730" cy="220" r="28"/><circle cx="820" cy="220" r="28"/><circle cx="730" cy="320" r="28"/></g>`,
  },
  ceiling: {
    name: 'Tache au plafond',
    drawing: `<rect width="960" height="720" fill="#e9e5da"/><path d="M300 240q120-120 300-40t90 190-230 110-210-90 50-170z" fill="#b89c6a" opacity=".75"/>
      <path d="M380 280q90-60 190-10t40 110-140 60-120-60 30-100z" fill="#8e7443" opacity=".7"/>
      <g stroke="#6d93ab" stroke-width="9" stroke-linecap="round"><path d="M470 470v42M520 450v70M430 455v30"/></g>`,
  },
  lamp: {
    name: 'Plafonnier du palier',
    drawing: `<rect width="960" height="720" fill="#3a3a40"/><path d="M330 120h300l170 600H160z" fill="#f3e2a4" opacity=".28"/>
      <rect x="330" y="84" width="300" height="40" rx="12" fill="#f7efc9"/><rect x="110" y="300" width="150" height="420" fill="#2b2320"/>
      <circle cx="236" cy="520" r="9" fill="#c9a44a"/>`,
  },
  letterboxes: {
    name: 'Boîtes aux lettres',
    drawing: `${wall}${[0, 1, 2]
      .flatMap((row) => [0, 1, 2, 3].map((column) => letterbox(column, row, row === 2 && column !== 1)))
      .join('')}`,
  },
}

function letterbox(column: number, row: number, isForced: boolean) {
  const [x, y] = [150 + column * 170, 110 + row * 140]
  const door = isForced ? `<path d="M${x} ${y}l-46 26v104l46-10z" fill="#7b8288"/>` : ''
  const slot = `<rect x="${x + 30}" y="${y + 26}" width="90" height="10" fill="#33383c"/>`
  return `<rect x="${x}" y="${y}" width="150" height="120" fill="${isForced ? '#22262a' : '#9aa1a7'}"/>${isForced ? door : slot}`
}

export type DemoPhoto = {
  readonly scene: DemoScene
  readonly reportId: string
  readonly ownerId: string
  readonly createdAt: Date
  readonly position: number
}

export const demoPhotoId = ({ reportId, position }: Pick<DemoPhoto, 'reportId' | 'position'>) =>
  demoId(`photo ${reportId} ${position}`)

export async function drawScene(scene: DemoScene) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${scenes[scene].drawing}</svg>`
  const bytes = await sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer()
  return { bytes, thumbnail: await makeThumbnail(bytes) }
}

/** Stores the photos of reports and returns their rows. Each scene is drawn once. */
export async function storeDemoPhotos(files: FileStore, photos: readonly DemoPhoto[]) {
  const drawn = new Map<DemoScene, ReturnType<typeof drawScene>>()
  const rows: (typeof attachments.$inferInsert)[] = []
  const uses: (typeof reportAttachments.$inferInsert)[] = []
  for (const { scene, reportId, ownerId, createdAt, position } of photos) {
    const id = demoPhotoId({ reportId, position })
    const picture = drawn.get(scene) ?? drawScene(scene)
    drawn.set(scene, picture)
    const { bytes, thumbnail } = await picture
    const { file: storageKey, thumbnail: thumbnailKey } = storageKeysOf(id)
    await files.put(storageKey, bytes, 'image/jpeg')
    await files.put(thumbnailKey, thumbnail, 'image/jpeg')
    const name = `${scenes[scene].name}.jpg`
    const named = { displayName: name, sourceFileName: name, contentType: 'image/jpeg', size: bytes.length }
    rows.push({ ...named, id, ownerId, storageKey, thumbnailKey, usedAt: createdAt, createdAt })
    uses.push({ reportId, attachmentId: id, position })
  }
  return { attachments: rows, reportAttachments: uses }
}
