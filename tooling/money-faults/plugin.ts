import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../run.ts'
import { faults } from './faults.ts'

/** Name of the environment variable with the number of the fault that is made. */
export const FAULT_VARIABLE = 'MONEY_FAULT'

/** Makes one fault in what a test run loads; the files stay as they are. Nothing where no fault is asked for. */
export function faultPlugin(): Plugin[] {
  const asked = process.env[FAULT_VARIABLE]
  if (asked === undefined) return []
  const fault = faults[Number(asked)]
  if (!fault) throw new Error(`There is no fault ${asked}`)
  return [
    {
      name: 'kindling:money-fault',
      enforce: 'pre',
      transform: (code, id) =>
        id === join(root, fault.file) ? code.replace(fault.find, () => fault.put) : undefined,
    },
  ]
}
