import type { Choice } from '#contract/decisions/majorities.ts'
import { french } from '#locales/catalogues.ts'

const { decisions, votes } = french

/** The button that casts a vote, which names the choice, and whom it is cast for. */
export const voteButton = (choice: Choice, principal?: string) =>
  principal === undefined
    ? votes.vote.confirm.send.replace('{{choice}}', decisions.choices[choice])
    : votes.proxy.confirm.send.replace('{{choice}}', decisions.choices[choice]).replace('{{name}}', principal)
