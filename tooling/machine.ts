import { execFile } from 'node:child_process'
import { cpus, freemem, loadavg, totalmem } from 'node:os'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Font families on this machine; null if they cannot be listed. */
async function fontFamilies(): Promise<string[] | null> {
  try {
    const { stdout } = await run('fc-list', [':', 'family'])
    return [...new Set(stdout.split('\n').flatMap((line) => line.split(',')[0]?.trim() || []))].sort()
  } catch {
    return null
  }
}

/** One line on the machine that the following figures are from: cores, memory, load, fonts. */
export async function describeMachine(): Promise<string> {
  const gigabytes = (bytes: number) => `${(bytes / 2 ** 30).toFixed(1)} GB`
  const families = await fontFamilies()
  const fonts = families
    ? `${families.length} font families (${families.slice(0, 6).join(', ')} …)`
    : 'fonts unknown'
  return [
    `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`,
    `${gigabytes(freemem())} of ${gigabytes(totalmem())} free`,
    `load ${loadavg()
      .map((each) => each.toFixed(1))
      .join(' ')}`,
    fonts,
    `Node ${process.versions.node} on ${process.platform} ${process.arch}`,
  ].join(', ')
}
