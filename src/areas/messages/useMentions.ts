import type { KeyboardEvent, SyntheticEvent } from 'react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { revealOption } from '#src/ui/revealOption.ts'
import { useListbox } from '#src/ui/useListbox.ts'
import { usePopover } from '#src/ui/usePopover.ts'
import { type Mentionable, mentionBegun, peopleFor } from './mentions.ts'

type Settings = {
  readonly text: string
  readonly people: readonly Mentionable[]
  readonly onWrite: (text: string) => void
}

/** Offers people while somebody types `@` and letters: whether the list is open follows from the text before the caret. */
export function useMentions({ text, people, onWrite }: Settings) {
  const t = useTranslate()
  const [caret, setCaret] = useState(0)
  const [active, setActive] = useState(0)
  /** The position of the `@` whose list is closed: the person has dismissed it, or chosen from it. */
  const [closedAt, setClosedAt] = useState<number | null>(null)
  const begun = mentionBegun(text, caret)
  const found = begun && begun.at !== closedAt ? peopleFor(people, begun.typed) : []
  const isOpen = found.length > 0

  function follow({ currentTarget: { value, selectionStart } }: SyntheticEvent<HTMLTextAreaElement>) {
    const next = mentionBegun(value, selectionStart)
    if (next?.at !== closedAt) setClosedAt(null)
    if (next?.at !== begun?.at || next?.typed !== begun?.typed) setActive(0)
    setCaret(selectionStart)
  }
  function choose(index: number) {
    const person = found[index]
    const field = trigger.ref.current
    if (!person || !begun || !field) return
    const after = text.slice(caret)
    const written = `${text.slice(0, begun.at)}@${person.displayName}`
    const end = written.length + 1
    flushSync(() => {
      onWrite(`${written}${/^[^\S\n]/.test(after) ? '' : ' '}${after}`)
      setCaret(end)
      // The name may be the beginning of a longer one.
      setClosedAt(begun.at)
    })
    field.setSelectionRange(end, end)
  }
  const { panelId, trigger } = usePopover<HTMLTextAreaElement>({
    isOpen,
    onOpen: () => setClosedAt(null),
    onClose: () => setClosedAt(begun?.at ?? null),
  })
  const listbox = useListbox({
    label: t('conversation.mentions.label'),
    count: found.length,
    active,
    keyOf: (index) => found[index]?.userId ?? index,
    onChoose: choose,
    onStep(by) {
      const next = (active + by + found.length) % found.length
      setActive(next)
      revealOption(document.getElementById(panelId), listbox.optionId(next))
    },
  })
  const { onKeyDown: pressInList, ...described } = listbox.text

  /** The list handles keys while it is open, except those that send the message. */
  function press(event: KeyboardEvent) {
    if (!isOpen || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    if (event.key !== 'Tab' || event.shiftKey) return pressInList(event)
    event.preventDefault()
    choose(active)
  }
  return { field: { ref: trigger.ref, ...described }, follow, press, list: { panelId, listbox, active, people: found } }
}
