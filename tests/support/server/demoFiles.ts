import { demoPhotoId, drawScene } from '#server/areas/reports/demo/demoPhotos.ts'
import { demoReports } from '#server/areas/reports/demo/demoReports.ts'
import type { DemoScene } from '#server/areas/reports/demo/demoReportTexts.ts'
import { demoWorld } from '#server/demo/demoWorld.ts'
import type { FileStore } from '#server/platform/files/fileStore.ts'
import { createMemoryFiles } from '#server/platform/files/memoryFiles.ts'
import { storageKeysOf } from '#server/services/files/storageKeys.ts'
import { createTestClock } from './testClock.ts'

type Drawing = () => Promise<Uint8Array>

/** In-memory files for a copied demo world. The copy brings the rows; each photo is drawn when it is first read. */
export function createDemoFiles(now: () => Date): FileStore {
  const held = createMemoryFiles(now)
  let photos: ReadonlyMap<string, Drawing> | undefined
  return {
    ...held,
    read: async (key) => {
      const found = await held.read(key)
      if (found) return found
      photos ??= demoPhotos()
      const drawn = await photos.get(key)?.()
      if (!drawn) return null
      await held.put(key, drawn, 'image/jpeg')
      return drawn
    },
  }
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
