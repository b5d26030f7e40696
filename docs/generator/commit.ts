import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { extract } from 'tar'
import type { Chart } from './chart.ts'
import { readCharts } from './machines.ts'

const run = promisify(execFile)

/**
 * The charts as they were where this branch left the revision, so that later changes of the revision are not shown as ours. They
 * are read from a copy of the sources inside the project, where they find their packages.
 */
export async function chartsAt(project: string, revision: string): Promise<Chart[]> {
  const { stdout } = await run('git', ['merge-base', revision, 'HEAD'], { cwd: project })
  await mkdir(path.join(project, 'dist'), { recursive: true })
  const folder = await mkdtemp(path.join(project, 'dist/charts-'))
  try {
    const file = path.join(folder, 'sources.tar')
    const sources = ['package.json', 'machines', 'contract']
    await run('git', ['archive', `--output=${file}`, stdout.trim(), ...sources], { cwd: project })
    await extract({ file, cwd: folder })
    return await readCharts(path.join(folder, 'machines'), { mayLackLabels: true })
  } finally {
    await rm(folder, { recursive: true })
  }
}
