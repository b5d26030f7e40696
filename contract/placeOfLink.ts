/** The parameter with the place that a link is about, for pages of the selected place. */
export const placeOfLink = 'lieu'

/** The path of a page for a mail or a push: it opens in this place, whatever the person selected last. */
export const inPlace = (path: string, placeId: string) =>
  `${path}${path.includes('?') ? '&' : '?'}${placeOfLink}=${placeId}`
