const files = import.meta.glob<string>('../machines/*.svg', { query: '?raw', import: 'default' })

export type Place = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
/** A drawing as an image, and where each of its states is, in parts of the whole. */
export type LoadedDrawing = {
  readonly src: string
  readonly width: number
  readonly height: number
  readonly places: ReadonlyMap<string, Place>
}

const loaded = new Map<string, Promise<LoadedDrawing>>()

/** Loads a drawing such as `vote.overview.fr` once. */
export function loadDrawing(name: string): Promise<LoadedDrawing> {
  const drawing = loaded.get(name) ?? read(name)
  loaded.set(name, drawing)
  return drawing
}

async function read(name: string): Promise<LoadedDrawing> {
  const file = files[`../machines/${name}.svg`]
  if (file === undefined) throw new Error(`there is no drawing ${name}: run \`npm run diagrams\``)
  const text = await file()
  const [, width = 1, height = 1] = (/width="(\d+)" height="(\d+)"/.exec(text) ?? []).map(Number)
  const places = new Map(
    [...text.matchAll(stateFrame)].map(([, id = '', ...numbers]) => {
      const [x = 0, y = 0, w = 0, h = 0] = numbers.map(Number)
      return [id, { left: x / width, top: y / height, width: w / width, height: h / height }] as const
    }),
  )
  return { src: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`, width, height, places }
}

const stateFrame =
  /<g data-state="([^"]+)"><rect class="[^"]*" x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g
