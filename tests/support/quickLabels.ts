/**
 * Queries by role and by label ask every field for its labels, and jsdom goes through the whole page for each label of
 * each answer. Here it looks only at labels, and finds what they name by its id.
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

/** Fields outside the document keep jsdom's own answer. */
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
