type Names = { readonly displayName: string; readonly firstName?: string | null; readonly lastName?: string | null }

/** First letters of first and last name, or of up to two words of the display name (specification §3). */
export function initials({ displayName, firstName, lastName }: Names) {
  const words = firstName && lastName ? [firstName, lastName] : displayName.split(/\s+/).filter(Boolean)
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toLocaleUpperCase()
}
