/** Groups a hash by eight as the screen does, so that people can compare them. */
export const inGroups = (hash: string) => hash.match(/.{1,8}/g)?.join(' ') ?? hash
