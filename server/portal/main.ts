import { setSourceMapsSupport } from 'node:module'
import { runPortal } from './runPortal.ts'

setSourceMapsSupport(true, { nodeModules: false })
process.exitCode = await runPortal(process.argv.slice(2), {
  env: process.env,
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
})
