/** The lines of a file of entries, each by the names of its columns. */
export async function readFec(answer: Response) {
  const text = await answer.text()
  const [head = '', ...lines] = text.split('\r\n').filter((line) => line !== '')
  const columns = head.split('\t')
  const rows = lines.map((line): Readonly<Record<string, string>> => {
    const fields = line.split('\t')
    if (fields.length !== columns.length) throw new Error(`${fields.length} fields: ${line}`)
    return Object.fromEntries(columns.map((column, index) => [column, fields[index] ?? '']))
  })
  return { text, rows }
}
