/** An element with its text, or with its children; those that are `null` are left out. */
export type Element = readonly [
  name: string,
  content: string | readonly (Element | null)[],
  attributes?: Readonly<Record<string, string>>,
]

const escaped: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escapeMarkup = (text: string) => text.replace(/[&<>"']/g, (mark) => escaped[mark] ?? mark)

function written([name, content, attributes = {}]: Element, indent: string): string {
  const opening = `${indent}<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`)
    .join('')}>`
  if (typeof content === 'string') return `${opening}${escapeMarkup(content)}</${name}>`
  const children = content.flatMap((child) => (child ? [written(child, `${indent} `)] : []))
  return [opening, ...children, `${indent}</${name}>`].join('\n')
}

export const writeXml = (root: Element): string => `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}\n`
