import { existsSync } from 'node:fs'
import { listen } from './listen.ts'
import { openApp } from './openApp.ts'
import { readConfig, WrongConfiguration } from './platform/config.ts'
import { FolderInUse } from './platform/lockFolder.ts'
import { readBuiltAssets } from './site/assets.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  await start()
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}

async function start() {
  const config = readConfig(process.env)
  const gallery = config.DEMO && existsSync('dist/machines') ? await readBuiltAssets('dist/machines') : null
  const { app, platform, metrics, endStreams, close } = await openApp(config, await readBuiltAssets('dist/page'), {
    gallery,
    emptyDatabase: 'dist/database',
  })
  const { METRICS_PORT = 0, METRICS_HOST } = config
  const scraped =
    metrics &&
    (await listen(metrics, { port: METRICS_PORT, host: METRICS_HOST }).catch(async (error: unknown) => {
      await close()
      throw error
    }))
  const { port, stop } = await listen(app, { port: config.PORT, host: config.HOST }).catch(async (error: unknown) => {
    await scraped?.stop()
    await close()
    throw error
  })
  if (scraped) say(`Metrics are at http://${METRICS_HOST}:${scraped.port}/metrics`)
  say(`The portal is at ${config.PUBLIC_URL ?? `http://${config.HOST}:${port}`}`)
  if (config.DEMO) {
    say(
      'Demo: sign in as coproprietaire@demo.example with Demo-Copro-2026! · mails are at /dev/outbox, statecharts at /machines',
    )
  }

  let isStopping = false
  const leave = async () => {
    if (isStopping) return
    isStopping = true
    endStreams()
    await Promise.all([stop(), scraped?.stop()])
    await close()
    platform.log.info('stopped')
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      leave().catch((error: unknown) => {
        platform.log.fault('did not stop cleanly', error)
        process.exitCode = 1
      })
    })
  }
}

/** Prints the reason of a failed start for the person at the keyboard, in one line where that is enough. */
function explain(error: unknown) {
  if (error instanceof WrongConfiguration || error instanceof FolderInUse) return error.message
  if (!(error instanceof Error)) return 'The portal did not start.'
  if ('code' in error && error.code === 'EADDRINUSE')
    return `${error.message}. Choose another port with PORT or METRICS_PORT.`
  if ('code' in error && error.code === 'ENOENT') return `${error.message}. Build the application first: npm run build`
  return error.stack ?? error.message
}
