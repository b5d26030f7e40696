/** Numbers in order, three or more neighbours as one range: 1, 3–5, 9. */
export function lotRanges(numbers: readonly number[]): readonly string[] {
  const runs: number[][] = []
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run?.at(-1) === number - 1) run.push(number)
    else runs.push([number])
  }
  return runs.flatMap((run) => (run.length > 2 ? [`${run[0]}–${run.at(-1)}`] : run.map(String)))
}
