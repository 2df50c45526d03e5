import { defineConfig } from 'vitest/config'
import { storyProjects } from './.storybook/story-projects.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'tooling/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      ...(await storyProjects()),
    ],
  },
})
