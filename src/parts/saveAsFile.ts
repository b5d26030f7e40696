/** Saves a text or fetched data as a file, without a request, so that no address with a token is left in the history. */
export function saveAsFile(fileName: string, content: BlobPart, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}
