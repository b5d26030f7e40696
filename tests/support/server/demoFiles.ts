import { demoBooks } from '#server/areas/accounts/demo/demoBooks.ts'
import { storeDemoInvoices } from '#server/areas/accounts/demo/demoInvoicePapers.ts'
import { demoPhotoId, drawScene } from '#server/areas/reports/demo/demoPhotos.ts'
import { demoReports } from '#server/areas/reports/demo/demoReports.ts'
import type { DemoScene } from '#server/areas/reports/demo/demoReportTexts.ts'
import { demoPlaces } from '#server/demo/demoPlaces.ts'
import { demoWorld } from '#server/demo/demoWorld.ts'
import type { FileStore } from '#server/platform/files/fileStore.ts'
import { createMemoryFiles } from '#server/platform/files/memoryFiles.ts'
import { storageKeysOf } from '#server/services/files/storageKeys.ts'
import { createTestClock } from './testClock.ts'

type Drawing = () => Promise<Uint8Array>

/** In-memory files for a copied demo world. The copy brings the rows; photos are drawn when they are first read, and all invoices together. */
export function createDemoFiles(now: () => Date): FileStore {
  const held = createMemoryFiles(now)
  let photos: ReadonlyMap<string, Drawing> | undefined
  let invoices: Promise<void> | undefined
  return {
    ...held,
    read: async (key) => {
      const found = await held.read(key)
      if (found) return found
      photos ??= demoPhotos()
      const drawn = await photos.get(key)?.()
      if (!drawn) {
        invoices ??= storeInvoices(held)
        await invoices
        return held.read(key)
      }
      await held.put(key, drawn, 'image/jpeg')
      return drawn
    },
  }
}

async function storeInvoices(files: FileStore): Promise<void> {
  const now = createTestClock().now()
  const { lots } = demoWorld({ now, passwordHash: '' })
  for (const place of demoPlaces) await storeDemoInvoices(files, demoBooks(place, lots, now))
}

function demoPhotos(): ReadonlyMap<string, Drawing> {
  const now = createTestClock().now()
  const { photos } = demoReports(now, demoWorld({ now, passwordHash: '' }).memberships)
  const drawings = new Map<DemoScene, ReturnType<typeof drawScene>>()
  const draw = (scene: DemoScene) => {
    const drawing = drawings.get(scene) ?? drawScene(scene)
    drawings.set(scene, drawing)
    return drawing
  }
  return new Map(
    photos.flatMap((photo): [string, Drawing][] => {
      const keys = storageKeysOf(demoPhotoId(photo))
      return [
        [keys.file, async () => (await draw(photo.scene)).bytes],
        [keys.thumbnail, async () => (await draw(photo.scene)).thumbnail],
      ]
    }),
  )
}
