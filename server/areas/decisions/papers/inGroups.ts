/** A hash as the screen shows it, in groups of eight: an eye can compare the two. */
export const inGroups = (hash: string) => hash.match(/.{1,8}/g)?.join(' ') ?? hash
