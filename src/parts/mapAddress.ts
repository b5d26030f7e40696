/** The place on a public map, which opens in a new page: the portal itself fetches nothing from there. */
export function mapAddress(location: string, city: string): string {
  const query = location.includes(city) ? location : `${location}, ${city}`
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query })}`
}
