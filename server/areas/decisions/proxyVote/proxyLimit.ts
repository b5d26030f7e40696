/** Law 65-557, art. 22: three mandates, or any number if the holder represents at most 10 % of all votes. */
const mostMandates = 3
const votesShare = { numerator: 1n, denominator: 10n }

type Holder = {
  /** The holder's own votes: 0 for a person without lots. */
  readonly ownVotes: number
  /** Votes of each co-owner who gave them a mandate. */
  readonly heldVotes: readonly number[]
  /** Votes of the co-owner who would give them the new mandate. */
  readonly addedVotes: number
  /** All votes of the syndicat, not those cast so far. */
  readonly totalVotes: number
}

type Limit = {
  /** The figure with the new mandate. */
  readonly after: number
  readonly most: number
  readonly isWithin: boolean
}

type ProxyLimit = {
  /** Whether one of the two limits is met, which is enough. */
  readonly isAllowed: boolean
  /** Mandates held. */
  readonly mandates: Limit
  /** Votes of the holder and of their mandates, compared with 10 % of `total`, in whole votes. */
  readonly votes: Limit & { readonly total: number }
}

/** Whether somebody may take one more mandate, with the figures of both limits. */
export function proxyLimit({ ownVotes, heldVotes, addedVotes, totalVotes }: Holder): ProxyLimit {
  const count = heldVotes.length + 1
  const mandates = { after: count, most: mostMandates, isWithin: count <= mostMandates }

  const total = BigInt(totalVotes)
  const after = [ownVotes, ...heldVotes, addedVotes].reduce((added, votes) => added + BigInt(votes), 0n)
  const votes = {
    after: Number(after),
    most: Number((total * votesShare.numerator) / votesShare.denominator),
    isWithin: after * votesShare.denominator <= total * votesShare.numerator,
    total: totalVotes,
  }
  return { isAllowed: mandates.isWithin || votes.isWithin, mandates, votes }
}
