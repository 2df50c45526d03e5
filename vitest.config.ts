import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { storyProjects } from './.storybook/story-projects.ts'
import { FAULT_VARIABLE, faultPlugin } from './tooling/money-faults/plugin.ts'

export default defineConfig({
  test: {
    // Vitest leaves one core to itself, which of two is half the machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Kept from one run to the next, a fault would be there in place of the one that is asked for.
    fsModuleCache: process.env[FAULT_VARIABLE] === undefined,
    projects: [
      {
        plugins: faultPlugin(),
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/**/*.test.ts',
            'apps/**/*.test.ts',
            'tooling/**/*.test.ts',
            '.storybook/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**'],
          // A process runs many files, so that modules are read and the database is compiled once: 2.4 times as fast.
          // Each file brings its own platform and puts back what it has changed of the process.
          isolate: false,
        },
      },
      ...(await storyProjects()),
    ],
  },
})
