/**
 * Queries by role and by label read the labels of every field, and jsdom walks the whole page for each of them. This
 * version looks only at labels, and finds their fields by id.
 */
const labelled = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
]
const labelable = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea'

function controlOf(label: HTMLLabelElement): Element | null {
  if (!label.hasAttribute('for')) return label.querySelector(labelable)
  const control = label.ownerDocument.getElementById(label.htmlFor)
  return control?.matches(labelable) ? control : null
}

/** Fields outside the document use jsdom's own implementation. */
export function findLabelsQuickly() {
  for (const { prototype } of labelled) {
    const own = Object.getOwnPropertyDescriptor(prototype, 'labels')
    Object.defineProperty(prototype, 'labels', {
      ...own,
      get(this: HTMLInputElement) {
        if (!this.isConnected || this.type === 'hidden') return own?.get?.call(this)
        return [...this.ownerDocument.getElementsByTagName('label')].filter((label) => controlOf(label) === this)
      },
    })
  }
}
