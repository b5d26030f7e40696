/** Scrolls only the list, and only as far as needed. */
export function revealOption(list: HTMLElement | null, id: string) {
  const option = document.getElementById(id)
  if (!list || !option) return
  const above = option.offsetTop - list.scrollTop
  const below = above + option.offsetHeight - list.clientHeight
  if (above < 0) list.scrollTop += above
  else if (below > 0) list.scrollTop += below
}
