/** A name in the words of users, in French and in English. */
export type Label = readonly [french: string, english: string]

/** A transition of the overview: from, event, to. The label says what is special about the event on this path, if anything. */
type StoryMove = readonly [from: string, event: string, to: string, label?: Label]

/**
 * What product owners and residents call the parts of one chart. Only drawings and the gallery load these names; no page of the
 * product imports them.
 */
export type ChartLabels = {
  readonly title: Label
  /** By the path of the state, such as `confirm.asking`. */
  readonly states: Readonly<Record<string, Label>>
  /** By the event's name; a delay has the name of its event in a drawing, such as `after until due`. */
  readonly events: Readonly<Record<string, Label>>
  /** Actors: their outcomes are events too. */
  readonly tasks?: Readonly<Record<string, Label>>
  /** The five to ten transitions of the overview, starting from the first state; states that it does not name are folded. */
  readonly story: readonly StoryMove[]
}
