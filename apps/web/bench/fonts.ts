import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const { resolve } = createRequire(import.meta.url)

export interface FontSet {
  readonly name: string
  readonly files: readonly string[]
}

/** Fallback fonts of machines: Linux, Android, and the widths of Arial. */
export const fontSets: readonly FontSet[] = [
  {
    name: 'DejaVu',
    files: [
      resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
      resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
    ],
  },
  {
    name: 'Roboto',
    files: [
      resolve('@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf'),
      resolve('@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf'),
    ],
  },
  {
    name: 'Arimo',
    files: [
      resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf'),
      resolve('@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf'),
    ],
  },
]

/** Environment in which a browser finds these fonts and no others. */
export async function onlyFonts({ files }: FontSet): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'kindling-fonts-'))
  const fonts = join(folder, 'fonts')
  await mkdir(fonts)
  for (const file of files) await cp(file, join(fonts, basename(file)))
  const config = join(folder, 'fonts.conf')
  await writeFile(
    config,
    `<?xml version="1.0"?><fontconfig><dir>${fonts}</dir><cachedir>${folder}/cache</cachedir></fontconfig>`,
  )
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return { ...Object.fromEntries(inherited), FONTCONFIG_FILE: config }
}
