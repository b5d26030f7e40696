import type { Choice } from '#contract/decisions/majorities.ts'
import { french } from '#locales/catalogues.ts'

const { decisions, votes } = french

/** The name of the button that casts a vote: it contains the choice, and the person for whom the vote is cast. */
export const voteButton = (choice: Choice, principal?: string) =>
  principal === undefined
    ? votes.vote.confirm.send.replace('{{choice}}', decisions.choices[choice])
    : votes.proxy.confirm.send.replace('{{choice}}', decisions.choices[choice]).replace('{{name}}', principal)
