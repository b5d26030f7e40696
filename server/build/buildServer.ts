import { build } from 'vite'

/** Native code, and packages that look for files of theirs beside their own. */
const packagesLeftAlone = ['sharp', '@node-rs/argon2', '@electric-sql/pglite', 'pdfkit']

/**
 * The server and its libraries in few files: reading hundreds takes longer than all else at the start. What is imported on
 * demand is a file of its own. Not minified: names in stack traces stay.
 */
export async function buildServer(output: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, external: packagesLeftAlone },
    build: {
      ssr: 'server/main.ts',
      outDir: output,
      target: 'node24',
      minify: false,
      sourcemap: true,
      // Node reads the maps at the start; the sources themselves stand beside the build.
      rolldownOptions: { output: { sourcemapExcludeSources: true } },
    },
  })
}
