import { createRunner } from '../jobs/runner.ts'
import { periodicKinds } from '../periodic-jobs.ts'
import type { TestPlatform } from './platform.ts'

/** Runs the queued jobs that are due, as the background does. */
export const runJobs = ({ platform, connection }: TestPlatform): Promise<void> =>
  createRunner(platform, periodicKinds(platform, connection)).runDue()
