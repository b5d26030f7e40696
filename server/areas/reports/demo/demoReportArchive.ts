import { createChance } from '#server/demo/chance.ts'
import type { DemoPlace } from '#server/demo/demoPlaces.ts'
import { archiveOf } from '#server/demo/demoYears.ts'
import { frenchArchive, quebecArchive } from './demoReportSubjects.ts'
import type { DemoReport } from './demoReportTexts.ts'

/** Reports of an ordinary year in a place. */
const perYear = 8

/** Reports of earlier years: one subject after the other, each time in another location. */
export function demoReportArchive(place: DemoPlace, seed: number, scale: number): readonly DemoReport[] {
  const { subjects, wheres } = place.offer === 'VQC' ? quebecArchive : frenchArchive
  const chance = createChance(seed)
  return archiveOf(perYear * scale).flatMap((created, index) => {
    const turn = index % subjects.length
    const subject = subjects[turn]
    const where = wheres[(Math.floor(index / subjects.length) + turn) % wheres.length]
    if (!subject || where === undefined) return []
    const { title, description, taken, done, ...kinds } = subject
    const took = chance.between(4, 30) / 10
    const lasted = chance.between(5, 24)
    return [
      {
        ...kinds,
        title: title.replace('{{where}}', where),
        description: description.replace('{{where}}', where),
        kind: 'dysfunctional' as const,
        status: 'resolved' as const,
        created,
        promised: 10 - created,
        witnesses: chance.between(0, 3),
        photos: [],
        history: [
          { kind: 'acknowledged' as const, by: 'staff' as const, body: taken, ago: created - took },
          { kind: 'resolved' as const, by: 'staff' as const, body: done, ago: created - lasted },
        ],
      },
    ]
  })
}
