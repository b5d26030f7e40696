import type { RoleName } from '#contract/roles.ts'
import type { SearchHit } from '#contract/search.ts'
import type { FrameIconName } from '#src/ui/frameIconPaths.ts'
import type { PaletteItem } from './paletteItem.ts'
import { matchItems } from './paletteItem.ts'

export const paletteGroups = [
  'acts',
  'recent',
  'pages',
  'commands',
  'places',
  'people',
  'reports',
  'decisions',
  'ownLines',
  'movements',
  'payments',
  'messages',
  'forum',
] as const
type PaletteGroup = (typeof paletteGroups)[number]

/** One line as shown. Arrow keys count its position among all lines. */
export type PaletteLine = {
  readonly id: string
  readonly group: PaletteGroup
  readonly icon: FrameIconName
  readonly label: string
  readonly detail: string
  readonly roles: readonly RoleName[]
  readonly verdict: SearchHit['verdict']
  readonly line: SearchHit['line']
  readonly run: () => void
}

type Source = {
  readonly items: readonly PaletteItem[]
  readonly text: string
  readonly hits: readonly SearchHit[]
  readonly onHit: (hit: SearchHit) => void
}

const kinds = {
  place: { group: 'places', icon: 'building' },
  person: { group: 'people', icon: 'user' },
  report: { group: 'reports', icon: 'wrench' },
  decision: { group: 'decisions', icon: 'check' },
  ownLine: { group: 'ownLines', icon: 'coins' },
  movement: { group: 'movements', icon: 'table' },
  payment: { group: 'payments', icon: 'receipt' },
  message: { group: 'messages', icon: 'message' },
  topic: { group: 'forum', icon: 'message' },
  post: { group: 'forum', icon: 'message' },
} as const satisfies Record<SearchHit['kind'], Pick<PaletteLine, 'group' | 'icon'>>

const idOf = ({ kind, id }: Pick<SearchHit, 'kind' | 'id'>) => `${kind}-${id}`

/** The lines in the order of their groups. A recent place is not listed again among the hits. */
export function paletteLines({ items, text, hits, onHit }: Source): readonly PaletteLine[] {
  const known = matchItems(items, text)
  const lines: readonly PaletteLine[] = [
    ...known.map((item) => ({ detail: '', ...item, roles: [], verdict: null, line: null })),
    ...hits
      .filter((hit) => !known.some(({ id }) => id === idOf(hit)))
      .map((hit) => ({
        id: idOf(hit),
        ...kinds[hit.kind],
        label: hit.title,
        detail: hit.detail,
        roles: hit.kind === 'person' ? hit.roles : [],
        verdict: hit.verdict,
        line: hit.line,
        run: () => onHit(hit),
      })),
  ]
  return paletteGroups.flatMap((group) => lines.filter((line) => line.group === group))
}
