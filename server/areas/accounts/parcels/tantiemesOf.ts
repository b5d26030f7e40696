export const tantiemesOf = (held: readonly { readonly tantiemes: number }[]): number =>
  held.reduce((sum, { tantiemes }) => sum + tantiemes, 0)
