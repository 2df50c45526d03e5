import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { storyProjects } from './.storybook/story-projects.ts'
import { faultPlugin } from './tooling/money-faults/plugin.ts'

export default defineConfig({
  test: {
    // Vitest leaves one core to itself, which of two is half the machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
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
        },
      },
      ...(await storyProjects()),
    ],
  },
})
