import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { z } from 'zod'

const node = z.object({
  role: z.string(),
  scope: z.string().optional(),
  /** The alternative text of a drawing. */
  alt: z.string().optional(),
  get children() {
    return z.array(z.union([node, z.object({ type: z.literal('content'), id: z.string() })]))
  },
})
type Node = z.infer<typeof node>

const textItem = z.union([
  z.object({ str: z.string(), hasEOL: z.boolean() }),
  z.object({ type: z.string(), tag: z.string().nullish(), id: z.string().nullish() }),
])
const font = z.object({ name: z.string(), missingFile: z.boolean() })
const artifact = 'artifact'
const unmarked = 'unmarked'

/** The text of a page by the id of its marked content. */
async function textsOf(page: PDFPageProxy): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>()
  const open: string[] = []
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  for (const item of z.array(textItem).parse(items)) {
    if ('str' in item) {
      const id = open.at(-1) ?? unmarked
      // pdf.js replaces the space at the end of a line with a flag.
      texts.set(id, (texts.get(id) ?? '') + item.str + (item.hasEOL ? ' ' : ''))
    } else if (item.type === 'endMarkedContent') open.pop()
    else open.push(item.tag === 'Artifact' ? artifact : (item.id ?? unmarked))
  }
  return texts
}

/** A screen reader says the role of an element before its text. */
const roleOf = ({ role, scope }: Node) => (scope ? `${role} ${scope}` : role)

function readOut(element: Node, texts: ReadonlyMap<string, string>): { role: string; text: string }[] {
  const content = element.children.flatMap((child) => ('id' in child ? [texts.get(child.id) ?? ''] : []))
  const own = content.length === 0 ? [] : [{ role: roleOf(element), text: (element.alt ?? content.join('')).trim() }]
  return [...own, ...element.children.flatMap((child) => ('role' in child ? readOut(child, texts) : []))]
}

/** The roles of the cells of each row. */
const rowsIn = ({ role, children }: Node): string[][] => {
  const elements = children.flatMap((child) => ('role' in child ? [child] : []))
  return role === 'TR' ? [elements.map(roleOf)] : elements.flatMap(rowsIn)
}

async function fontsOf(page: PDFPageProxy): Promise<z.infer<typeof font>[]> {
  await page.getOperatorList()
  return [...page.commonObjs].flatMap(([, drawn]) => font.safeParse(drawn).data ?? [])
}

/** A tagged PDF as assistive technology reads it: page by page, in the order of the structure, not of the drawing. */
export async function readStructure(bytes: Uint8Array) {
  const task = getDocument({ data: Uint8Array.from(bytes), fontExtraProperties: true, verbosity: 0 })
  const pdf = await task.promise
  const pages = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const [texts, tree] = [await textsOf(page), node.parse(await page.getStructTree())]
    pages.push({
      spoken: readOut(tree, texts),
      rows: rowsIn(tree),
      fonts: await fontsOf(page),
      decoration: texts.get(artifact) ?? '',
      unmarked: texts.get(unmarked) ?? '',
    })
  }
  const { info, metadata } = await pdf.getMetadata()
  const found = {
    pages,
    spoken: pages.flatMap(({ spoken }) => spoken.map(({ role, text }) => [role, text] as const)),
    isMarked: z
      .map(z.string(), z.boolean())
      .parse(await pdf.getMarkInfo())
      .get('Marked'),
    showsTitle: (await pdf.getViewerPreferences())?.get('DisplayDocTitle') === true,
    language: new Map(Object.entries(info)).get('Language'),
    metadata: new Map<string, unknown>(metadata),
  }
  await task.destroy()
  return found
}
