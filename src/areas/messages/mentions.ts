import type { ConversationDetail } from '#contract/messages/conversations.ts'
import { maxMentions } from '#contract/messages/messages.ts'
import { webAddressesIn } from '#src/parts/webAddressesIn.ts'

/** Somebody whose name may follow an `@`. */
export type Mentionable = { readonly userId: string; readonly displayName: string }
type Named = { readonly displayName: string }

/** A mention in a text: where it begins and ends, and everybody of that name. */
type Found<Person> = { readonly at: number; readonly end: number; readonly people: readonly Person[] }

/** The most people of the list. */
const mostOffered = 8
/** Longer texts are not names. */
const longestTyped = 60
/** Before an `@`, these make it part of an e-mail address or a longer word. */
const joined = /[\p{L}\p{N}_@/]$/u
/** After a name, these make it the beginning of a longer word. */
const goesOn = /^[\p{L}\p{N}_]/u

/** Finds the `@` characters that are part of a word or of an address. */
function joinedIn(text: string) {
  const addresses = [...webAddressesIn(text)].map(({ 0: address, index }) => [index, index + address.length] as const)
  return (at: number) =>
    // The character before an `@` is in one or two units of the text.
    joined.test(text.slice(Math.max(0, at - 2), at)) || addresses.some(([from, to]) => from < at && at < to)
}

/** Removes case and accents, so that « helene » finds « Hélène ». */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The people whom a message may mention: the members, and the staff member in charge. The server leaves out its author. */
export function mentionableIn({ members, assignee }: Pick<ConversationDetail, 'members' | 'assignee'>): Mentionable[] {
  const people = [...members, ...(assignee ? [assignee] : [])]
  const known = people.flatMap(({ userId, displayName }) => (userId === null ? [] : [[userId, displayName] as const]))
  return [...new Map(known)].map(([userId, displayName]) => ({ userId, displayName }))
}

/** The mentions in a text. If one name begins with another, the longer one counts. */
export function mentionsIn<Person extends Named>(text: string, people: readonly Person[]): Found<Person>[] {
  const byLength = people.toSorted((one, other) => other.displayName.length - one.displayName.length)
  const isJoined = joinedIn(text)
  return [...text.matchAll(/@/g)].flatMap(({ index: at }) => {
    const isNamed = ({ displayName }: Person) =>
      text.startsWith(displayName, at + 1) && !goesOn.test(text.slice(at + 1 + displayName.length))
    const name = isJoined(at) ? undefined : byLength.find(isNamed)?.displayName
    if (name === undefined) return []
    return { at, end: at + 1 + name.length, people: people.filter(({ displayName }) => displayName === name) }
  })
}

/** The people whose names are in a text, as many as a message may mention. All namesakes are included. */
export const mentionedIdsIn = (text: string, people: readonly Mentionable[]): string[] =>
  [...new Set(mentionsIn(text, people).flatMap((found) => found.people.map(({ userId }) => userId)))].slice(
    0,
    maxMentions,
  )

/** The mention being typed before the caret. */
export function mentionBegun(text: string, caret: number): { readonly at: number; readonly typed: string } | null {
  const before = text.slice(0, caret)
  const at = before.lastIndexOf('@')
  const typed = before.slice(at + 1)
  const isNone = at === -1 || typed.length > longestTyped || joinedIn(text)(at) || /^\s|\n/.test(typed)
  return isNone ? null : { at, typed }
}

/** The people with a name that begins with the typed text, first those whose first name does. */
export function peopleFor(people: readonly Mentionable[], typed: string): readonly Mentionable[] {
  const wanted = fold(typed)
  const isFirst = ({ displayName }: Mentionable) => fold(displayName).startsWith(wanted)
  const isLater = ({ displayName }: Mentionable) =>
    [...fold(displayName).matchAll(/[\s'’-](?=\S)/g)].some(({ index }) =>
      fold(displayName)
        .slice(index + 1)
        .startsWith(wanted),
    )
  return [...people.filter(isFirst), ...people.filter((one) => !isFirst(one) && isLater(one))].slice(0, mostOffered)
}
