import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import { say, step } from '../say.ts'
import { buildCatalogue } from '../visual/revision.ts'

/**
 * The folder of the built catalogue.
 *
 * @param last the last build will do, if there is one.
 */
export async function builtCatalogue(last: boolean): Promise<string> {
  const catalogue = join(root, 'dist', 'catalogue')
  if (last && existsSync(join(catalogue, 'index.json'))) say('→ The last build of the catalogue')
  else await step('Building the catalogue', () => buildCatalogue(root, catalogue))
  return catalogue
}
